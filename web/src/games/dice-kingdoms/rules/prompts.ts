/** Which section of the rules tells about what is being asked. A test keeps it complete. */
const prompts: Readonly<Record<string, string>> = {
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
}

export default prompts
