### The rules reference and the card browser

## Looking things up

reference-look-up = Look up
reference-search = Search the rules
reference-search-hint = Search
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
