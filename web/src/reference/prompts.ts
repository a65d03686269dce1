// Which section of the rules tells about what is being asked. A test keeps it complete.

export const SECTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'card-kingdoms': {
    'keep-duke': 'setup',
    roll: 'roll',
    'change-dice': 'roll',
    'harvest-choice': 'harvest',
    'harvest-exchange': 'harvest',
    consolation: 'harvest',
    action: 'actions',
    attack: 'solo',
    choose: 'slay',
    exchange: 'build',
    'free-citizen': 'slay',
    rob: 'harvest',
    raid: 'build',
    'give-back': 'build',
    'extra-slay': 'build',
    'which-first': 'build',
  },
  villages: {
    lead: 'actions',
    follow: 'actions',
    draw: 'drawing',
    discard: 'drawing',
    remove: 'solo',
    resource: 'actions',
    pay: 'paying',
    powers: 'powers',
    rob: 'powers',
  },
  'dice-kingdoms': {
    roll: 'turn',
    'second-roll': 'solo',
    strike: 'solo',
    'track-order': 'harvest',
    consolation: 'harvest',
    statue: 'statues',
    action: 'action',
    'build-on': 'build',
    recruit: 'rewards',
    road: 'rewards',
    combat: 'fight',
    'citizen-joins': 'domains',
  },
  'king-of-the-valley': {
    'place-king': 'setup',
    recruit: 'recruit',
    summon: 'summon',
    jester: 'jester',
    tax: 'specialists',
    'turn-tiles': 'specialists',
    sorcerer: 'specialists',
    give: 'specialists',
    claim: 'realm',
    fill: 'refill',
  },
}

/** Where the rules of a question stand, or '' for a game without a reference. */
export function addressOf(game: string, ask: string): string {
  const section = SECTIONS[game]?.[ask]
  return section ? `/rules/${game}#${section}` : ''
}
