## A table before its game

waiting-yours = Your table
waiting-host = host
waiting-invites = { $name } invites you to
waiting-invited = You are invited to
waiting-players = { $n ->
    [one] for one
   *[other] for { $n }
}
waiting-minutes = about { $n } min
waiting-learn = Learn it first
waiting-learn-why = by playing, in another window
waiting-rules = Read the rules
waiting-public = Anybody may come.
waiting-private = Only who has the link may come.
waiting-free = Free seat
waiting-free-note = nobody yet
waiting-add-bot = Add a bot
waiting-no-bot = Send { $name } away
waiting-invite = Invite
waiting-invite-why = Whoever has this link may sit down, until the game begins.
waiting-code = The link as a code for cameras
waiting-code-why = for phones in the room
waiting-share-text = { $game }: come and play.
waiting-watch = You are watching
waiting-watch-why = The board will lie here when the game begins.
waiting-watch-instead = Watch instead
waiting-take = Take your seat.
waiting-take-free = Take a free seat
waiting-sit = Sit down, ready
waiting-you-ready = You are ready.
waiting-you-not = You are not ready yet.
waiting-unready = Wait for me
waiting-leave = Give up my seat
waiting-seats-free = { $n ->
    [one] One seat is still free.
   *[other] { $n } seats are still free.
}
waiting-begin = Begin with bots
waiting-begin-why = { $n ->
    [one] A bot takes the free seat.
   *[other] Bots take the { $n } free seats.
}
refused-taken = Somebody wears these arms already: choose others.

## Who one is at a table

who-title = Who are you?
who-change = Name and arms
who-name = Your name here
who-note = No account is needed. You can keep this name for other tables.
who-arms = Your arms
who-arms-number = arms { $n }
who-again = Draw again

## Levels of bots

level-easy-why = sees what a move brings, and often errs
level-medium-why = sees what a move brings, and seldom errs
level-hard-why = looks some turns ahead
level-master-why = looks ahead for long, move by move

## A new table

lobby-name-arms = Name and arms
lobby-levels = What the bots do
lobby-about = About { $n } minutes.
lobby-link-after = The link to send, and a code for phones, are there as soon as the table is open.
