# Ce qu’affiche `duchy bench server`.

bench-server-title = Le serveur de tables avec { $game }
bench-tables = tables jouées à la fois
bench-seats = personnes à chacune
bench-moves-per-second = coups enregistrés et confirmés par seconde
bench-p50-ms = la moitié des coups ont pris au plus (ms)
bench-p99-ms = 99 coups sur 100 ont pris au plus (ms)
bench-cpu-us-per-move = travail du serveur par coup (µs)
bench-moves = coups en tout
bench-open-tables = tables gardées ouvertes
bench-server-mb = mémoire du serveur (Mo)
bench-kb-per-table = mémoire par table (Ko)
bench-wake-p50-ms = la moitié des tables se sont réveillées en (ms)
bench-wake-p99-ms = 99 tables sur 100 se sont réveillées en (ms)
