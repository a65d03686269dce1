# Les mots du serveur et des commandes qui le concernent.

## Ce qu’affiche `duchy bench server`.

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

## Ce qui est dit à qui est éconduit.

refusal-set-aside = Cette table ne peut pas continuer et a été mise de côté. Ce qui a été joué est conservé, et le responsable du serveur la trouve dans le journal.

## Ce qu’affiche `duchy doctor`.

doctor-fine = ✓ { $what }
doctor-wrong = ✗ { $what }
doctor-readable = La base peut être lue.
doctor-not-readable = La base ne peut pas être lue : { $why }
doctor-no-file = Ce fichier n’existe pas.
doctor-schema = Ses tables et ses colonnes sont celles dont cette version a besoin.
doctor-schema-missing = Il manque quelque chose dont cette version a besoin : { $missing }. Au démarrage, le serveur crée les tables entières qui manquent, pas les colonnes isolées.
doctor-writable = On peut écrire dans la base.
doctor-not-writable = On ne peut pas écrire dans la base : { $why }
doctor-tables = { $n ->
    [0] Il n’y a pas encore de table de jeu.
    [one] La seule table de jeu est lisible.
   *[other] Les { $n } tables de jeu sont toutes lisibles.
}
doctor-tables-broken = Tables de jeu illisibles : { $broken } sur { $n }. Le serveur les met de côté et continue avec les autres.
doctor-table = { $id } ({ $game }) : { $why }
backup-made = { $file } contient { $n ->
    [one] { $n } table
   *[other] { $n } tables
} et tout ce qui appartient au serveur.
backup-restored = { $n ->
    [one] { $n } table est de retour
   *[other] { $n } tables sont de retour
}, avec tout ce qui appartient au serveur.
doctor-one-household = Toutes les personnes qui ont ouvert une table semblent venir de la même adresse. Si ce n’est pas le cas, le proxy ne dit pas qui appelle (X-Forwarded-For) ou n’est pas cru (FORWARDED_ALLOW_IPS) : aucune partie n’est alors classée, et tous partagent les limites d’une seule adresse.
