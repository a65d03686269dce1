/** Which section of the rules tells about what is being asked. A test keeps it complete. */
const prompts: Readonly<Record<string, string>> = {
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
}

export default prompts
