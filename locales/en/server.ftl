# What `duchy bench server` prints.

bench-server-title = The table server with { $game }
bench-tables = tables played at once
bench-seats = persons at each
bench-moves-per-second = moves stored and acknowledged a second
bench-p50-ms = half of the moves took at most (ms)
bench-p99-ms = 99 of 100 moves took at most (ms)
bench-cpu-us-per-move = the server’s work for a move (µs)
bench-moves = moves in all
bench-open-tables = tables kept open
bench-server-mb = the server’s memory (MB)
bench-kb-per-table = memory for a table (KB)
bench-wake-p50-ms = half of the tables woke within (ms)
bench-wake-p99-ms = 99 of 100 tables woke within (ms)
