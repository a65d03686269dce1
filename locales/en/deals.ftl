### Today's deal and tournaments: the same luck for all.

deal-title = Today’s deal
deal-title-day = The deal of { $day }
deal-number = No. { $n }
deal-closes = closes in { $time }
deal-closed = closed
deal-hours = { $h } h { $m } min
deal-minutes = { $m } min
deal-proclaimed = Proclaimed for all, { $day }
deal-against = { $game } against { $n ->
    [one] one bot
   *[other] { $n } bots
}, level “{ $level }”
deal-same = Same for everybody
deal-same-about = The same luck turn for turn, the same cards in the same order, the same rivals. You sit first.
deal-same-limits = Once games part, “the same” has its limits: a card drawn from a hand that differs may differ, and rivals answer what you do.
deal-try = One try
deal-try-about = It counts from the moment you begin. No hints, nothing taken back; a game given up is a try too.
deal-pause = Take a break
deal-pause-about = Close the page and come back before { $time }: your game is kept where it was.
deal-sealed = Sealed
deal-sealed-about = The key of chance was sealed before anybody played, and is told when the deal is closed. Until then nobody sees a game of it, not even by its link.
deal-seal = The seal
deal-key = The key, told
deal-play = Play today’s deal
deal-play-on = Go on with your game
deal-play-old = Play it without rank
deal-old-about = Its key is known by now: play it as often as you like, with hints and with taking back. Nothing counts.
deal-nobody-shown = Nobody’s points are shown before you have played.
deal-unranked = Somebody of your address has played this deal. You may play it too, but only one of an address is ranked.
deal-address = Somebody of your address is playing this deal. When that game is over, or has lain for an hour, you may play it too, without rank.
deal-have-played = { $n ->
    [0] Nobody has played it yet
    [one] One has played it
   *[other] { $n } have played it
}
deal-playing = { $n ->
    [0] nobody is at it just now
    [one] one is at it just now
   *[other] { $n } are at it just now
}
deal-place = { $place ->
    [1] First of { $of }, with { $points } points
   *[other] Number { $place } of { $of }, with { $points } points
}
deal-place-none = { $points } points, not ranked
deal-place-none-why = Somebody of your address has played it too.
deal-late = { $points } points, after the deal was closed
deal-late-why = Who is not done by then is not ranked.
deal-gave-up = You gave this deal up
deal-gave-up-why = You stand after all who played it to the end.
deal-not-played = You did not play this one
deal-wall = How the points are spread
deal-half = half are above { $points }
deal-tower = { $from }–{ $to } points: { $n ->
    [one] one player
   *[other] { $n } players
}
deal-best-flag = { $name } { $points }
deal-ranking = The ranking
deal-ranking-about = by points
deal-column-player = player
deal-column-points = points
deal-somebody = somebody
deal-given-up = gave up
deal-replay = Look at this game
deal-replay-mine = Look at my game
deal-otherwise = Where { $name } did otherwise
deal-otherwise-turn = Turn { $turn }. Until then you had played alike.
deal-theirs = { $name } chose
deal-yours = You chose
deal-ends-with = in the end { $points } points
deal-best-you = Nobody has more points than you.
deal-alike = You and the best made the same moves.
deal-try-from = Look from here on
deal-told-later = Games can be looked at when the deal is closed.
deal-row = { $n ->
    [0] Your days
    [one] One day in a row
   *[other] { $n } days in a row
}
deal-row-about = A day missed costs nothing but the row.
deal-day-none = not played
deal-earlier = Earlier deals
deal-earlier-none = There are no earlier deals yet.
deal-earlier-mine = { $place ->
    [0] { $points } points
   *[other] { $points } points, place { $place }
}
deal-earlier-played = { $n ->
    [0] nobody played it
    [one] one played it
   *[other] { $n } played it
}
deal-back = To today’s deal
deal-table = A deal
menu-tournament = To the tournament
menu-deal = To the page of this deal
menu-deal-why = Your game stays where it is.
deal-table-go = See how everybody did
deal-table-about = Your result counts. How others did stands on the page of the deal.
deal-tournaments = Tournaments
refused-sealed = This game belongs to a deal that others still play. It can be looked at when the deal is closed.
refused-address = Only one of an address counts here.
refused-address-play-deal = Somebody of your address is playing this deal. When that game is over, or has lain for an hour, you may play it too, without rank.
refused-not-yet = That deal is still sealed: it is played on its day.
refused-not-now-otherwise = This is told when you have played the deal yourself.
refused-too-many-play-deal = You have too many tables that are not over: end some first.

## Tournaments

tournament-title = Tournaments
tournament-about = Everybody plays the same deals in the same seats, at different tables. You are ranked against those who held your seat.
tournament-yours = Your tournaments
tournament-none = You are in no tournament yet. Organise one below, or follow a link.
tournament-new = Organise a tournament
tournament-name = Its name
tournament-game = Game
tournament-seats = Seats at a table
tournament-rounds = Rounds
tournament-pace = Pace
tournament-pace-live = Live
tournament-pace-days = In days
tournament-time-live = { $n } seconds a decision
tournament-time-days = { $n ->
    [one] one day a decision
   *[other] { $n } days a decision
}
tournament-together = Several from one address may play
tournament-together-about = for an evening in one room; else one of each address
tournament-open = Open it
tournament-organised = organised by { $name }
tournament-facts = { $game }, { $seats } at a table, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
tournament-link = The link for your players
tournament-join = Join
tournament-joined = You are in
tournament-leave = Leave it
tournament-back = I am back
tournament-left = not there
tournament-start = Start the first round
tournament-call-off = Call it off
tournament-needs = It takes 4 to 64 players; { $n ->
    [0] nobody has joined yet
    [one] one has joined
   *[other] { $n } have joined
}.
tournament-go = To your table
tournament-waiting = Your game is over. The round is closed when all tables are done, at the latest { $time }.
tournament-watching = This round is being played. It is closed when all tables are done, at the latest { $time }.
tournament-next = Round { $n } begins in { $time }
tournament-next-now = Round { $n } begins in a moment
tournament-over = It is over
tournament-won = { $names } { $n ->
    [1] has won
   *[other] share the first place
}
tournament-called-off = It was called off
tournament-shut-started = It has begun: nobody can join any more.
tournament-shut-full = All 64 places are taken.
tournament-shut-address = Somebody of your address is in it, and it takes one of each address.
tournament-standings = Standings
tournament-players = Players
tournament-percent = { $n } %
tournament-percent-head = percent
tournament-percent-about = Of all who held your seat: a whole for each with fewer points, half for each with as many. Who resigns or runs out of time has 0, who could not finish because of others 50. Equals share a place.
tournament-round = Round { $n }
tournament-round-short = R{ $n }
tournament-round-running = being played
tournament-to-come = Rounds to come
tournament-to-come-about = Their deals are sealed already: nobody, not even this server, can change them any more.
tournament-round-closed = closed
tournament-tables-done = { $done } of { $n } tables are done
tournament-how-resigned = resigned
tournament-how-average = not finished
tournament-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tournament-stand-in = who runs out of time is played on for by a bot, and has 0 in this round
tournament-state-open = waits for players
tournament-state-running = round { $round } of { $rounds }
tournament-state-over = over
tournament-state-closed = called off
tournament-your-turn = a table waits for you
refused-not-now-tournament-start = It takes at least 4 players to start.
refused-not-now-tournament-join = You are in it already, or it has begun.
refused-not-now-tournament-leave = You are not in it.
refused-not-now-tournament-call-off = What has begun is played to its end.
refused-not-yours-tournament-start = Only who organises it can do that.
refused-too-many-tournament-open = You organise too many tournaments that are not over.
refused-full-tournament-join = All 64 places are taken.
refused-address-tournament-join = Somebody of your address is in it, and it takes one of each address.
refused-bad-table-tournament-open = This cannot be played so: look at seats and time again.
refused-bad-message-tournament-open = A tournament needs a name.
