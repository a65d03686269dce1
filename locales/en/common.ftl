### What is common to all games.

## Reasons: each stands after "<move>: "

why-over = the game is over
why-not-your-turn = it is not your turn; the game waits for seat { $seat }
why-not-now = this is not among the moves offered now
why-by-rule = { $why } ({ $rule })

## The end in sight

event-ending = Seat { $seat } brings the end about: { $cause }. { $left ->
    [0] This is the last turn.
    [one] This is the last round: one more turn follows.
   *[other] This is the last round: { $left } more turns follow.
}
    .you = You bring the end about: { $cause }. { $left ->
        [0] This is the last turn.
        [one] This is the last round: one more turn follows.
       *[other] This is the last round: { $left } more turns follow.
    }
event-idle = Nothing has changed for so long that the game ends.
event-game-over = The game is over.
ending-last-round = Last round: { $cause }.
ending-last-turn = The last turn: { $cause }.
ending-over = The game has ended: { $cause }.
ending-yours = You have one more turn.
ending-now = This is your last turn.
ending-none = You have no turn left.

## Lists

list-separator = {", "}
cli-nothing = –

## Where the values of a card come from

source-rulebook = Source: printed in the rulebook.
source-public = Source: public descriptions of the game.
source-reconstructed = Source: RECONSTRUCTED. Neither the rulebook nor any public description tells all of its values; the missing ones are ours.
source-user = Source: YOURS, from your own card file.

## What a move will bring later

outlook-rolls = lights up on { $values }: { $n } of 36 rolls
