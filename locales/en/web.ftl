### The words of the web table itself; the words of a game are in its own file.

close = Close
pennon-on = {"on "}
reader-reconstructed = Reconstructed: neither the rulebook nor any public description tells these values.

## Tokens, where the game has no words of its own for them

token-gold = { $n } gold
token-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
resource-gold = gold
resource-vp = points

## Everywhere

site-title = Duchy
site-page = { $page } — { site-title }
site-motto = Four kingdoms to build, one table.
site-nav = Site
site-tables = Tables
site-settings = Settings
site-credits = Credits
site-skip = To the content
site-home = Home

## Home

home-games = Games
home-players = { $least ->
    [one] { $most ->
        [one] 1 player
       *[other] 1–{ $most } players
    }
   *[other] { $least }–{ $most } players
}
home-minutes = { $n } min
home-play = Play now
home-new = New table
home-rules = Rules
home-cards = Cards
home-yours = Your tables
home-your-turn = Your turn
home-not-yet = Not yet on the shelf
home-with = with { $names }
home-free-seat = a seat is free
home-over = over
home-deal = Today’s deal
home-deal-on = go on with it
home-deal-place = place { $place } of { $of }
home-deal-new = the same for everybody
home-tournaments = Tournaments
tables-over = Played to the end
home-waits = waits for { $names }

## New table and tables

lobby-title = New table
lobby-games = Games
lobby-seats = Seats
lobby-you = you, host
lobby-person = Person
lobby-bot = Bot
lobby-here = Here
lobby-friend = A friend
lobby-invited = comes by the link
lobby-plays-here = plays here, with you
lobby-passes = passes the device
lobby-add = Add a seat
lobby-up-to = up to { $n }
lobby-remove = Take the seat away
lobby-your-name = Your name
lobby-level = Level
lobby-options = Options
lobby-rulings = Finer points of the rules ({ $n })
lobby-clock = Clock
lobby-clock-none = None
lobby-clock-move = Per move
lobby-clock-game = Per game
lobby-clock-days = Days
lobby-minutes = { $n } min
lobby-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
lobby-less = Less time
lobby-more = More time
lobby-clock-note = for each person, bots have none
lobby-undo = Undo
lobby-undo-free = Until something comes to light
lobby-undo-consent = Ask the table
lobby-undo-never = Never
lobby-hints = Hints
lobby-hints-yes = Allowed
lobby-hints-no = Not here
lobby-counts = Counts
lobby-casual = Casual
lobby-rated = Rated
lobby-casual-why = A casual game: nobody's rating changes.
lobby-rated-why = Between persons, on the clock and without hints. Who leaves, or runs out of time, has resigned.
casual-chosen = nobody's rating changes.
casual-hints = there are hints at this table.
casual-cards = it is played with cards of one's own.
casual-continued = it goes on from another game.
casual-bots = a bot sits at the table.
casual-alone = somebody has more than one seat, or there is only one.
casual-household = two of the players come from the same address.
casual-abandoned = the game was ended early.
lobby-who = Who may come
lobby-public = Anybody
lobby-private = By invitation
lobby-open = Open the table
lobby-table-for = { $n ->
    [one] A table for one.
   *[other] A table for { $n }.
}
lobby-consists = { $persons ->
    [0] You
    [one] You and a friend
   *[other] You and { $persons } friends
}{ $here ->
    [0] {""}
    [one] , one more here
   *[other] , { $here } more here
}{ $bots ->
    [0] {""}
    [one] , a bot
   *[other] , { $bots } bots
}.
lobby-public-tables = Public tables
lobby-now = { $n } now
lobby-none = No public tables at the moment.
lobby-none-why = Open yours: whoever comes next will see it here.
lobby-join = Join
lobby-watch = Watch
lobby-yes = Yes
lobby-no = No

level-random = Beginner
level-greedy = Steady
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-master = Master

option-first-player = First player
    .why = Who has the first turn.
choice-first-player-roll-off = By the dice
choice-first-player-random = By lot

## At the table

table-nav = Table
ending-round = Last round
ending-turn = Last turn
ending-others = { $n ->
    [one] { $names } has one more turn.
   *[other] { $names } have one more turn each.
}
ending-plays = It is { $name }’s turn now.
table-turn = Turn { $n }
table-undo = Undo
table-undo-nothing = Undo: there is nothing to take back
table-undo-move = Undo – take back: { $move }
table-undo-ask = Undo – ask the others to take back: { $move }
table-hint = Hint
table-chronicle = Chronicle
table-talk = Talk
table-origin = This game goes on from another one.
table-origin-moment = See it at step { $n }
table-all = All
table-this-turn = This turn
table-since = Since your turn
table-unread = Talk, { $n ->
    [one] one new line
   *[other] { $n } new lines
}
table-sound-on = Sound on
table-sound-off = Sound off
table-settings = Settings
table-leave = Leave
table-say = Say something
table-send = Send
table-sentence = { $text }.
table-thinks = { $name } is thinking.
table-all-think = The others are choosing.
table-you-choose = Your choice.
table-which = Which will you take?
table-reveals = This shows something hidden. What you did before it can then be taken back only if the others agree.
table-not-yet = Not yet
table-pay = How will you pay for { $card }?
table-actions-left = { $left ->
    [one] Last of { $all } actions
   *[other] { $left } of { $all } actions left
}
table-cut = The line to the table is cut.
table-cut-why = Trying again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}. Your last move is safe.
table-try-now = Try now
table-refused = That was not possible.
table-waiting = Waiting for players.
table-copy = Copy
table-copied = Copied
table-start = I am ready
table-sit = Sit here
table-ready = ready
table-coming = agreed, on the way
table-not-ready = not ready yet
table-close-table = Close the table
table-wish = { $name } wishes to take back { $moves ->
    [one] a move
   *[other] { $moves } moves
}.
table-wish-abandon = { $name } offers to end the game here, without a result.
table-wish-replace = { $name } wishes that a bot plays for { $other }.
table-wish-replace-you = { $name } waits for you: soon a bot plays your seat.
table-still-thinking = I am still thinking
table-replace = Wish for a bot in place of { $name }
table-free-seat = Free this seat
leave-title = Leave the game
leave-resign = Resign
leave-resign-why = You give up for good; a bot plays on for the others, and if only one is left, they have won.
leave-resign-alone = The game ends here.
leave-abandon = Offer to end the game
leave-abandon-why = If all agree, nobody wins and nothing counts.
table-agree = Agree
table-disagree = Play on
table-you-left = A bot plays for you.
table-return = Take your seat back
table-stand-in = Let a bot play for { $name }
table-hints-title = The best moves
table-hints-note = What a bot would do here, best first.
hint-chance = { $n } % to win
hint-chance-slim = a slim chance
hint-chance-behind = somewhat behind
hint-chance-even = about even
hint-chance-good = a good chance
hint-chance-great = a very good chance
hint-even = As good as the first, as far as the bot can tell.
hint-behind = { $n ->
    [one] One point of 100 less than the best.
   *[other] { $n } points of 100 less than the best.
}
hint-all-even = As far as the bot can tell these are equally good: choose what you like.
hint-ways = { $n ->
    [one] There is another way to do it; this one is better or cheaper.
   *[other] There are { $n } other ways to do it; this one is better or cheaper.
}
hint-why = What it changes
hint-luck = What comes next depends on luck.
hint-unsure = An uncertain guess: anything from { $low } to { $high } %.
hint-play = Play this
table-loading = The table is being laid.
table-watching = All seats are taken: you are watching.
table-watchers = { $n ->
    [one] one watches
   *[other] { $n } watch
}

seat-number = Seat { $n }
seat-thinks = is thinking
seat-waits = waits
seat-gone = not at the table
seat-bot = { $level } bot
seat-away = away, a bot ({ $level }) { $doing }

## Passing the device

pass-to = Pass the device to { $name }. The table is covered until they take it.
pass-i-am = I am { $name }
pass-written = { $name }’s turn is written down.

## End of the game

end-reckoning = The reckoning
end-key = Colour key
end-result = The result
end-you = you
end-lines = Card by card
end-own-card = { $name }
end-and = { $one } and { $other }
end-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
end-came = { $place } of { $n }
end-another = Another game?
end-once-more = Once more?
end-new-game = New game
end-review = Review this game
end-again-who = Who has agreed
end-again-in = { $name } has agreed.
end-again-not = { $name } has not agreed yet.
end-again-agree = I am in
end-again-you = You are in
end-again-asked = { $names } would like to.
end-again-waits = Waiting for { $names }.
end-again-gone = { $names } left the table.
end-again-begin = Begin without them
end-again-opens = All agreed: the table opens.
end-again-open = The next table is laid.
end-again-stay = Stay here
end-again-go = To that table
end-see-table = See the table
end-see-scores = See the scores
end-home = To the hall
end-total = Total
end-wins = wins the crown
end-wins-tie = wins the tie
end-share = share the victory
end-nobody = Nobody has won.
end-ended-resigned = All others gave up.
end-ended-abandoned = All agreed to end the game here.
end-ended-old-rules = The rules it began with are not played here any more.
end-rival = The Dark Lord
end-tie = Tie-break
end-tie-most = most { $what }
end-tie-least = fewest { $what }
end-decides = decides
end-tie-more = { $names } have { $total } each; { $name } has more { $what }, { $value } to { $other }.
end-tie-fewer = { $names } have { $total } each; { $name } has fewer { $what }, { $value } to { $other }.
end-tie-shared = { $names } have { $total } each, and nothing tells them apart.
end-behind = { $n ->
    [one] one point behind { $name }
   *[other] { $n } points behind { $name }
}
end-points = { $n ->
    [one] one point
   *[other] { $n } points
}
end-rank = Your rank
end-rank-missed = Not enough, this time
end-rank-below = below { $n }
end-rank-from = { $n } or more
end-rank-range = { $from } to { $to }
end-rank-next = { $n ->
    [one] One point more for the next rank: { $rank }
   *[other] { $n } points more for the next rank: { $rank }
}
end-decided = What decided it
end-decided-own = your chance to win, in points of 100
end-decided-of = { $name }’s chance to win, in points of 100
end-decided-points = points
end-step = Step { $n }
end-looking = The game is being looked at.
end-fair = Fair chance
end-fair-checking = Checking that chance was fair…
end-fair-rolls = { $n ->
    [one] You checked { $n } roll.
   *[other] You checked { $n } rolls.
} It is what the key of this game gives, and the key was sealed before the first move.
end-fair-key = You checked the key: it was sealed before the first move, and every card was drawn with it.
end-fair-took = Your browser added a part of its own that nobody knew beforehand: no one could choose the outcome.
end-fair-watched = You took no part in the key, but its seal is the one you saw before the game.
end-fair-late = You came after the game had begun: the parts fit each other, more your browser cannot tell.
end-fair-unchecked = This cannot be checked just now. The record of the game has all that is needed.
end-fair-fault-secret = This does not fit: the server’s secret is not the one that was promised.
end-fair-fault-ours = This does not fit: what your browser added is not in the key.
end-fair-fault-parts = This does not fit: somebody’s part was changed after it had been sealed.
end-fair-fault-key = This does not fit: the key is not the one whose hash was shown before the first move.
end-fair-fault-rolls = This does not fit: what was rolled in this game does not come from its key.
end-promised = Promised before the game
table-opening = Everybody is ready. We wait for { $names } to come back: each browser has a part in what chance will bring.
end-by = { $n ->
    [one] one point more than { $name }
   *[other] { $n } points more than { $name }
}

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Light
settings-theme-system = As the system
settings-theme-light = Day
settings-theme-dark = Night
settings-motion = Motion
settings-motion-system = As the system
settings-motion-full = Moving
settings-motion-still = Still
settings-pace = Moves of the others
settings-pace-calm = Slowly
settings-pace-brisk = Briskly
settings-pace-at-once = At once
settings-size = Text size
settings-size-small = Small
settings-size-normal = Normal
settings-size-large = Large
settings-sound = Sound
settings-keyboard = Keyboard
settings-keyboard-about = Tab and the arrow keys go from part to part; Shift with an arrow key goes only to what can be pressed. Enter presses, Escape closes.
settings-name = Your name at the tables
settings-save = Keep
settings-saved = Kept.
settings-done = Done

## Trouble

trouble-lost = There is no such page.
trouble-not-found = There is no such table.
trouble-not-found-why = The link may be mistyped, or the table was closed.
trouble-private = This table is private.
trouble-private-why = Ask its host for the invitation link.
trouble-full = This table is full.
trouble-full-why = All seats are taken; you may watch if it is public.
trouble-offline = The server cannot be reached.
trouble-offline-why = Check your connection, then try again.
trouble-set-aside = This table is set aside.
trouble-set-aside-why = It cannot be read just now. Nothing of it is lost; the host of this server has been told.
trouble-other = Something went wrong.
trouble-no-games = The shelf is empty.
trouble-again = Try again
trouble-home = To the hall

## Credits

credits-title = Credits
credits-icons = Emblems
credits-icons-about = The emblems are icons of game-icons.net, under the licence CC BY 3.0. Some are turned or coloured anew.
credits-icons-site = The icons
credits-icons-licence = The licence
credits-icons-set = The authors’ own list
credits-icons-authors = The set does not tell who drew which icon. These are its authors, and we thank all of them:
credits-icons-used = Used here: { $n ->
    [one] { $n } icon
   *[other] { $n } icons
}
credits-fonts = Type
credits-fonts-about = Grenze, Grenze Gotisch, Alegreya Sans and Vazirmatn, under the SIL Open Font License.

## The plain board

plain-title = The table, plainly
plain-yes = yes
plain-no = no
plain-none = none

## The chronicle: several gains of one seat in one line

chronicle-gain = { $card } { $tokens }
chronicle-gains = { $seat } gains: { $gains }.
    .you = You gain: { $gains }.

# What happened, told turn by turn
tale-you = you
tale-turn = Turn { $turn } · { $name }
tale-start = Before the first turn
tale-earlier = Earlier turns
tale-play-back = Play it back on the board
tale-past = Played back
tale-now = Back to now
tale-gains = { $seat } gains { $tokens }.
    .you = You gain { $tokens }.

# Why a request was refused
refused-stale = The position has changed meanwhile. Look again, then choose.
refused-illegal = The rules do not allow it now.
refused-away = A bot is playing for you: take your seat back first.
refused-not-now = This is not possible now.
refused-not-now-undo = There is nothing to take back now.
refused-not-now-hint = There is no hint to give now.
refused-not-now-agree = The wish to take back no longer stands.
refused-not-now-stand-in = This person is at the table, or left it a moment ago.
refused-not-now-return = You are playing this seat yourself.
refused-not-now-rematch = The rematch has its table already.
refused-not-yours = This seat is not yours.
refused-full = This seat is taken.
refused-slow-down = That was too much at once: please wait a little.
refused-too-many = So much has happened at this table that only moves are taken any more.
refused-not-saved = It could not be kept just now: please try again.
refused-busy = Too many want something at once: please try again.
refused-stopping = The server is about to restart: this page comes back by itself.
refused-broken = This could not be carried out; nothing was changed.
refused-bad-message = The server did not understand this.
refused-no-guest = Choose a name first.

## What a move would bring

preview-arrow = →
preview-then = then
preview-chance = Then chance decides.
purse-gold = gold
purse-vp = points

## The realm of a seat

realm-look = Look at the realm of
realm-of = { $name }’s realm
realm-others = Realms
realm-none = None yet.
realm-several = { $n } of them
realm-duke = The duke
realm-lacks = Still lacking for the next realm:
