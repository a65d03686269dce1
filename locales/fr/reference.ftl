### Les règles et les cartes à consulter

## Chercher

reference-look-up = Consulter
reference-search = Chercher dans les règles
reference-search-placeholder = Chercher
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

## Les cartes

cards-filters = Filtres
cards-search = Chercher parmi les cartes
cards-search-placeholder = Nom ou mots
cards-shown = { $n } sur { $all }
cards-none = Aucune carte ne convient.
cards-elsewhere = { $kind } : { $n }
cards-clear = Tout montrer
cards-order = Trier par
order-box = ordre de la boîte
order-name = nom
order-values = jet qui active
order-cost = coût croissant
order-vp = PV décroissants
order-influence = influence décroissante
cards-only-reconstructed = seulement les reconstituées
cards-reconstructed = reconstituée
cards-own = maison
cards-own-source = Cette carte vient d’un fichier du propriétaire de ce serveur.
cards-no-text = Elle n’a pas de texte à elle.
cards-correct = Nous n’avons pas pu lire cette carte imprimée.
cards-correct-why = Ni le livret ni une description publique ne dit toutes ses valeurs ; celles qui manquent sont de nous. Si vous avez le jeu imprimé, vous pouvez la corriger.
cards-correct-how = Comment la corriger
cards-correct-write = 1. Écrivez ces lignes dans un fichier, par exemple { $file }, et changez ce qui est imprimé autrement :
cards-correct-play = 2. Jouez avec lui en ligne de commande ; ce que vous avez écrit fait foi :

section-citizens = Citoyens
section-starters = Cartes de Départ
section-monsters = Monstres
section-domains = Domaines
section-dukes = Ducs
section-buildings = Bâtiments
section-adventurers = Aventuriers
section-castles = Châteaux
section-statues = Statues
section-lairs = Antres
section-tracks = Pistes
section-events = Évènements
section-subjects = Sujets
section-specialists = Spécialistes
section-hill = La colline
section-values = Valeurs

facet-kind = Sorte
facet-role = Rôle
facet-guild = Guilde
facet-values = Activée par
facet-area = Zone
facet-type = Type
facet-die = Dé
facet-when = Quand elle agit
facet-resource = Développée
facet-gives = Donne
facet-cost = Coût
facet-vp = PV
facet-influence = Influence
facet-needs = Prérequis
facet-first = Au premier
facet-later = Aux suivants
facet-copies = Dans la boîte

when-built = à la construction
when-roll = votre lancer
when-doubles = doubles
when-actions-begin = avant vos actions
when-actions-end = après vos actions
when-citizen-gained = un Citoyen gagné
when-monster-slain = un Monstre terrassé
when-always = toujours
when-harvest = Récolte
when-develop = Développement
when-build = Construction
when-recruit = Recrutement
when-tax = Impôt
when-instant = à l’arrivée
when-end = à la fin
