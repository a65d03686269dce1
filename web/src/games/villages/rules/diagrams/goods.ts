// The signs of the four resources, and of any one of them.
export const GOODS: Readonly<Record<string, string>> = {
  food: 'shiny-apple',
  wood: 'log',
  stone: 'stone-block',
  magic: 'polar-star',
  wild: 'castle',
}
