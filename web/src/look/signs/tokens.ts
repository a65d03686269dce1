// The charge of each token, by the name it has in views and events.
export const TOKEN_EMBLEMS: Readonly<Record<string, string>> = {
  gold: 'queen-crown',
  strength: 'mailed-fist',
  magic: 'polar-star',
  vp: 'laurels',
}

export const ROLE_EMBLEMS: Readonly<Record<string, string>> = {
  worker: 'flat-hammer',
  soldier: 'broadsword',
  shadow: 'domino-mask',
  holy: 'sun',
}
