# The words of the toy game.
prompt-bid = Bid for the right to host, up to { $most } coins
prompt-roll = Roll the die
prompt-errand = You rolled { $die }: send your guest on an errand

move-bid = Bid { $a ->
    [one] one coin
   *[other] { $a } coins
}
move-roll = Roll
move-keep = Keep your guest
move-swap = Swap your guest for another
move-rob = Rob seat { $a }

event-round = Round { $number }
event-guest = Seat { $seat } has a new guest
event-bid = Seat { $seat } has bid
event-host = Seat { $seat } pays { $paid } and is the host
event-roll = Seat { $seat } rolls { $die } and wins { $won }
event-rob = Seat { $seat } robs seat { $victim }

why-few-coins = you have { $coins } coins
why-no-thief = only a thief robs, and only those who have coins
