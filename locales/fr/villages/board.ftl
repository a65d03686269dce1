### Villages : les mots de son plateau, en français

role-worker = Artisan
role-soldier = Soldat
role-shadow = Ombre
role-holy = Saint

## La table

vv-others = Les autres Villages
vv-frame = Aventuriers et Bâtiments
vv-piles = Paquets de Bâtiments
vv-in-pile = { $n ->
    [one] une seule carte dans le paquet { $pile }
   *[other] { $n } cartes dans le paquet { $pile }
}
vv-pile-empty = vide
vv-nobody = personne
vv-lacking = (il en manque)
vv-lay-here = Défausser ici
vv-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
vv-takes = prend à un adversaire
vv-no-power = sans pouvoir
vv-developed = Développé :
vv-in-bank = Or dans la banque
vv-removed = cartes retirées du jeu
vv-ends-at = Fin à { $n } cartes bâties
vv-ends-deck = { $n ->
    [0] Dernier tour
    [one] { $n } carte dans la pioche
   *[other] { $n } cartes dans la pioche
}

## La carte d’actions

vv-action-card = Carte d’actions
vv-lead = effectuer
vv-follow = suivre
vv-just-build = bâtir
vv-order = Ordre de ce tour
vv-order-you = à vous
vv-order-chooses = choisit
vv-order-leads = effectue
vv-order-follows = joue
vv-order-followed = a suivi
vv-order-declined = a décliné
vv-order-passed = ne peut pas
vv-order-waits = ensuite
vv-seat-chooses = choisit une action
vv-seat-leads = effectue : { $action }
vv-seat-follows = peut suivre : { $action }
vv-seat-followed = a suivi : { $action }
vv-seat-declined = n’a pas suivi
vv-seat-passed = ne pouvait pas suivre
vv-seat-waits = pourra suivre

## Les actions, là où la place manque

vv-short-harvest = Récolte
vv-short-develop = Dévelop.
vv-short-build = Constr.
vv-short-recruit = Recrut.
vv-short-tax = Impôt

## Quand un pouvoir agit

vv-when-harvest = à chaque Récolte
vv-when-develop = à chaque Développement
vv-when-build = à chaque Construction
vv-when-recruit = à chaque Recrutement
vv-when-tax = à chaque Impôt
vv-when-instant = une fois, à l’arrivée
vv-when-end = à la fin

## Un Village

vv-your-village = votre Village
vv-village = Bâtiments par type, Aventuriers
vv-nothing-built = Rien de bâti pour l’instant
vv-built-of = { $n } sur { $target } bâtis
vv-points-so-far = points à ce jour
vv-of = sur { $n }
vv-yields = Château et ressources : { $name }
vv-yield = { $what } : { $coin ->
    [lies] une pièce s’y trouve
    [slid] sa pièce revient au prochain tour
    [placed] votre pièce
   *[none] libre
}
vv-take-coin-back = Reprendre cette pièce
vv-take-power-back = Renoncer à ce pouvoir
vv-would-stand = se dresserait ici
vv-cycle = Pièces sur le retour
vv-cycle-next = prochain tour
vv-cycle-later = tour d’après
vv-in-hand = cartes en main
vv-hand = Votre main, { $n } cartes sur { $most }
vv-hand-empty = Votre main est vide
vv-already-built = déjà bâti

## Choisir et payer

vv-not-this = Pas celle-ci
vv-rather-this = Construire plutôt celle-ci
vv-cost-of = Coût : { $card }
vv-paid-from = payé :
vv-yours = à vous
vv-your-castle = Château
vv-open = à payer
vv-take-back = Annuler
vv-something-else = Autre chose
vv-ways = Ressources des autres
vv-free = { $n } libre

## Le lecteur et le bilan

vv-adventurer = Aventurier
vv-reconstructed = Reconstitué : { $fields }
vv-asks-for = Exige
vv-cost-for-you = Coût pour vous
vv-below = Dessous : { $cards }
vv-turn = Tour { $turn }
vv-last-turn = Ce que le dernier tour a rapporté
vv-rob-here = Prendre ici
vv-field-name = nom
vv-field-kind = genre
vv-field-type = type
vv-field-cost = coût
vv-field-vp = points
vv-field-power = pouvoir
vv-field-resource = ressource
vv-field-copies = exemplaires
vv-field-requirement = condition
vv-field-colour = couleur

## La chronique : plusieurs pièces d’un même paiement en une ligne

chronicle-coin = { $on } chez { $owner }
    .you-own = { $on } chez vous
    .yours = { $on } chez vous
    .own = { $on } chez soi
chronicle-coins = { $seat } pose des pièces : { $gains }.
    .you = Vous posez des pièces : { $gains }.
chronicle-draw = {""}
chronicle-draw-own = { $card }
chronicle-draws = { $seat } pioche { $count } cartes dans la pioche.
chronicle-draws-own = Vous piochez { $gains } dans la pioche.
chronicle-draw-open = { $card }
chronicle-draw-opens = { $seat } pioche { $gains } sur les paquets.
    .you = Vous piochez { $gains } sur les paquets.
chronicle-discard = { $card }
chronicle-discards = { $seat } défausse { $gains }.
    .you = Vous défaussez { $gains }.
chronicle-use = { $card }
chronicle-uses = { $seat } utilise { $gains }.
    .you = Vous utilisez { $gains }.
place-pile = { $id }

purse-cards = { vv-in-hand }
purse-food = Nourriture
purse-wood = Bois
purse-stone = Pierre
purse-magic = Magie

standing-decline = Pas avant mon tour
standing-holds = Vous ne suivez pas avant votre tour

## Ce qu’on choisit avant une partie

option-follow-recruit-cost = Suivre Recruter coûte
    .why = Ce que paient les autres pour recruter aussi, quand quelqu’un mène Recruter.
choice-follow-recruit-cost-1 = 1 Or
choice-follow-recruit-cost-2 = 2 Or
option-solo-power-cost = Cartes payées pour des pouvoirs, en solo
    .why = Où vont les cartes qui paient des pouvoirs quand on joue seul.
choice-solo-power-cost-discard = sont défaussées
choice-solo-power-cost-remove = sont retirées
