## The menu of a table

menu-title = Table menu
menu-you = For you
menu-table = This table
menu-drag = Drag down to close
menu-seats = At the table
menu-here = you
menu-wait = Waiting for { $names }.
menu-watch = { $n ->
    [0] Nobody watches
    [one] One person watches
   *[other] { $n } people watch
}
menu-watch-note = they see no secrets
menu-link = The link to this table
menu-wish-undo = You asked to take back.
menu-wish-abandon = You offered to end the game.
menu-wish-replace = You asked for a bot in place of { $other }.
menu-undo = Ask to take back
menu-undo-why = { $move }. All persons must agree.
terms = How this table plays
terms-clock-none = No clock.
terms-clock-move = { $n ->
    [one] One minute for each decision.
   *[other] { $n } minutes for each decision.
}
terms-clock-game = { $n ->
    [one] One minute each.
   *[other] { $n } minutes each.
}
terms-clock-add = { $n ->
    [one] One second more for each move.
   *[other] { $n } seconds more for each move.
}
terms-clock-days = { $n ->
    [one] One day for each decision.
   *[other] { $n } days for each decision.
}
terms-undo-free = Undo until something comes to light, further if all agree.
terms-undo-consent = Undo if all agree.
terms-undo-never = No undo.
terms-hints-yes = Hints allowed.
terms-hints-no = No hints.

## Ways out of a game

leave-now = Leave for now
leave-now-bot = A bot ({ $level }) keeps your seat. Take it back at any time, by the link or from your tables.
leave-now-alone = Nothing is lost: the game waits for you among your tables.
leave-now-rated = The game is rated and goes on: your clock runs. To leave it for good is to resign.
leave-watch = Stop watching
leave-watch-why = The game goes on without you.
leave-resign-rated = This game is rated: it counts as lost, whatever the bot makes of your seat.
leave-sure = Resign for good?
leave-yes = Yes, resign

## Settings

settings-volume = Volume
settings-asking = Ask me before
settings-asking-undo = what cannot be undone
settings-asking-undo-why = chance decides, something hidden is seen
settings-contrast = Contrast and hatching
settings-contrast-normal = Normal
settings-contrast-strong = Strong
settings-unheard = Whom you do not hear
settings-unheard-nobody = You have muted and blocked nobody. It can be done from a player’s plate, from the talk and from the menu of a table.

## People whom one does not want to hear

person-about = Mute or block { $name }
person-mute = Mute
person-mute-why = You do not see what { $name } says, in this browser only. { $name } is not told, and you play together as before.
person-block = Block
person-block-why = The server does not tell you what { $name } says, and { $name } cannot sit down at tables that you make; only there are they told. Games that you play together already go on.
person-back = Both can be taken back at any time, here or in the settings.
person-muted = muted
person-blocked = blocked
person-unmute = Hear { $name } again
person-unblock = No longer block { $name }
refused-blocked = Who made this table does not want to play with you.
refused-too-many-block = You have blocked very many: take some of that back first.
refused-not-found-block = There is nobody of that name here any more.

## What is kept

kept-title = What is kept about you
kept-games = { $days ->
    [0] Finished games are kept without limit.
    [one] Finished games are kept for one day.
   *[other] Finished games are kept for { $days } days.
}
kept-guests = { $days ->
    [0] Your name and your ratings are kept without limit.
    [one] Your name and your ratings are kept for one day after your last visit.
   *[other] Your name and your ratings are kept for { $days } days after your last visit.
}
kept-chats = { $days ->
    [0] What was said at tables is kept without limit.
    [one] What was said at tables is kept for one day.
   *[other] What was said at tables is kept for { $days } days.
}
kept-here = This browser itself keeps your settings, whom you muted, and the seals with which it checks that chance was fair.
kept-take = Take my data
kept-take-why = All that the server keeps about you, as a file.
kept-delete = Forget me
kept-delete-why = You resign and leave at every table. Your name, your ratings, what you said and whom you blocked are deleted. Games that others played with you stay, without your name. This cannot be taken back.
kept-type = To make sure, type your name: { $name }
kept-wrong = That is not the name you have here.
kept-delete-now = Delete it all
kept-keep = Keep it
kept-gone = Nothing is kept about you any more. Whoever sits down in this browser next is somebody new.
kept-nobody = Nothing is kept about you: you have not sat down at any table here.

## After the game

share-title = Share
share-why = Whoever has this link sees the whole game.
share-send = Send…
share-text = { $game }: look at our game, move by move.
end-rated = This game counts for the ratings.
end-casual = No rating changes: { $why }
end-casual-chosen = No rating changes: the game was casual.
end-last = { $n ->
    [one] your last game alone: { $list }
   *[other] your last { $n } games alone: { $list }
}
end-best = { $n ->
    [one] One point better than all of them.
   *[other] { $n } points better than all of them.
}
