### The guided first games. The moves are those of `guide.json` in the folder of each game.

## The card that guides

guide-learn = Learn by playing
guide-learn-game = Learn by playing: { $game }
guide-laying = Your first game is being laid out …
guide-label = Lesson
guide-step = Step { $n } of { $all }
guide-next = Next
guide-back = Back
guide-leave = Leave the lesson
guide-more = More in the rules
guide-watch = Watch: your rival is playing.
guide-strayed = You have left the path of the lesson. That is fine: play on as you like, or take your move back.
guide-take-back = Take back
guide-play-on = Play on

## Its end

guide-done = Now it is yours
guide-done-about = This very game goes on, against an easy rival. Its beginning was arranged beforehand, to teach: it counts as practice only.
guide-you-know = What you know now
guide-rules = Rules
guide-new-table = New table
