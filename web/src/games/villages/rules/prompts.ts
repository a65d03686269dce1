/** Which section of the rules tells about what is being asked. A test keeps it complete. */
const prompts: Readonly<Record<string, string>> = {
  lead: 'actions',
  follow: 'actions',
  draw: 'drawing',
  discard: 'drawing',
  remove: 'solo',
  resource: 'actions',
  pay: 'paying',
  powers: 'powers',
  rob: 'powers',
}

export default prompts
