# The words of the server, and of the commands about it.

## What `duchy bench server` prints.

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

## What somebody is told who is sent away.

refusal-set-aside = This table cannot be gone on with and was set aside. What was played is kept, and whoever runs the server finds it in the log.

## What `duchy doctor` prints.

doctor-fine = ✓ { $what }
doctor-wrong = ✗ { $what }
doctor-readable = The store can be read.
doctor-not-readable = The store cannot be read: { $why }
doctor-no-file = There is no such file.
doctor-schema = Its tables and columns are those that this version needs.
doctor-schema-missing = Something that this version needs is missing: { $missing }. Starting the server sets up whole tables that are missing, not single columns.
doctor-writable = The store can be written.
doctor-not-writable = The store cannot be written: { $why }
doctor-tables = { $n ->
    [0] There is no table yet.
    [one] The one table can be read.
   *[other] All { $n } tables can be read.
}
doctor-tables-broken = { $broken } of { $n } tables cannot be read. The server sets them aside and goes on with the others.
doctor-table = { $id } ({ $game }): { $why }
backup-made = { $file } holds { $n ->
    [one] { $n } table
   *[other] { $n } tables
} and all that belongs to the server.
backup-restored = { $n ->
    [one] { $n } table is
   *[other] { $n } tables are
} there again, with all that belongs to the server.
doctor-one-household = Everybody who made a table seems to come from one address. If they do not, the proxy does not say who calls (X-Forwarded-For), or is not believed (FORWARDED_ALLOW_IPS): then no game is rated, and all share the limits of one address.
