/** Which section of the rules tells about what is being asked. A test keeps it complete. */
const prompts: Readonly<Record<string, string>> = {
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
}

export default prompts
