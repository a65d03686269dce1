### Les règles et les cartes à consulter

## Chercher

reference-look-up = Consulter
reference-search = Chercher dans les règles
reference-search-hint = Chercher
reference-found = { $places ->
    [0] Rien trouvé
    [one] Un passage
   *[other] { $places } passages dans { $sections ->
        [one] un chapitre
       *[other] { $sections } chapitres
    }
}
reference-contents = Sommaire
reference-exact = Les règles exactes (en anglais)
reference-prompt = Les règles sur cette question, dans un nouvel onglet

## Schémas

step-roll = Lancer
step-harvest = Récolte
step-two-actions = Deux actions
step-action = Action
step-end = Fin
step-replenish = Récupérer
step-lead = Effectuer
step-follow = Suivre
step-recruit = Recruter
step-summon = Convoquer
step-realm = Royaume
step-refill = Remplir
who-all = pour tous
who-you = vous
who-others = les autres
who-optional = au choix

dia-your-roll = Votre lancer
dia-anothers-roll = Le lancer d’un autre
dia-pay-as-printed = comme imprimé
dia-pay-one-replaced = une remplacée
dia-pay-all-but-one = toutes sauf une
dia-pay-none-real = aucune Force
dia-none-yet = aucun encore
dia-built = construite
dia-developed = développée
dia-yours = à vous
dia-neighbours = au voisin
dia-turn = tour { $n }
