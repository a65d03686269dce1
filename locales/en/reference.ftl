### The rules reference and the card browser

## Looking things up

reference-look-up = Look up
reference-search = Search the rules
reference-search-placeholder = Search
reference-found = { $places ->
    [0] Nothing found
    [one] One place
   *[other] { $places } places in { $sections ->
        [one] one chapter
       *[other] { $sections } chapters
    }
}
reference-contents = Contents
reference-exact = The exact rules (in English)
reference-prompt = The rules about this question, in a new tab

## Diagrams

step-roll = Roll
step-harvest = Harvest
step-two-actions = Two actions
step-action = Action
step-end = End
step-replenish = Replenish
step-lead = Lead
step-follow = Follow
step-recruit = Recruit
step-summon = Summon
step-realm = Realm
step-refill = Refill
who-all = for everybody
who-you = you
who-others = the others
who-optional = if you like

dia-your-roll = Your roll
dia-anothers-roll = Another’s roll
dia-pay-as-printed = as printed
dia-pay-one-replaced = one replaced
dia-pay-all-but-one = all but one replaced
dia-pay-none-real = no strength in it
dia-none-yet = none yet
dia-built = built
dia-developed = developed
dia-yours = yours
dia-neighbours = a neighbour’s
dia-turn = turn { $n }

## The card browser

cards-filters = Filters
cards-search = Search the cards
cards-search-placeholder = Name or words
cards-shown = { $n } of { $all }
cards-none = No card fits.
cards-elsewhere = { $kind }: { $n }
cards-clear = Show all
cards-order = Sort by
order-box = order of the box
order-name = name
order-values = roll that activates
order-cost = cost, lowest first
order-vp = points, most first
order-influence = influence, most first
cards-only-reconstructed = only reconstructed
cards-reconstructed = reconstructed
cards-own = own
cards-own-source = This card comes from a file of this server’s owner.
cards-no-text = It has no words of its own.
cards-correct = We could not read this card in print.
cards-correct-why = Neither the rulebook nor a public description tells all of its values; the missing ones are ours. If you own the printed game, you can put it right.
cards-correct-how = How to correct it
cards-correct-write = 1. Write these lines into a file, { $file } for instance, and change what is printed differently:
cards-correct-play = 2. Play with it from the command line; what you wrote counts from then on:

section-citizens = Citizens
section-starters = Starters
section-monsters = Monsters
section-domains = Domains
section-dukes = Dukes
section-buildings = Buildings
section-adventurers = Adventurers
section-castles = Castles
section-statues = Statues
section-lairs = Lairs
section-tracks = Tracks
section-events = Events
section-subjects = Subjects
section-specialists = Specialists
section-hill = The hill
section-values = Values

facet-kind = Kind
facet-role = Role
facet-guild = Guild
facet-values = Activated by
facet-area = Area
facet-type = Type
facet-die = Die
facet-when = When it works
facet-resource = Developed
facet-gives = Gives
facet-cost = Cost
facet-vp = Points
facet-influence = Influence
facet-needs = Needs
facet-first = First to complete it
facet-later = Later
facet-copies = In the box

when-built = when built
when-roll = your roll
when-doubles = doubles
when-actions-begin = before your actions
when-actions-end = after your actions
when-citizen-gained = a citizen gained
when-monster-slain = a monster slain
when-always = always
when-harvest = Harvest
when-develop = Develop
when-build = Build
when-recruit = Recruit
when-tax = Tax
when-instant = at once
when-end = at the end
