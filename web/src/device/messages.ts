// What the page and its workers say to each other.

/** From the page to the worker in which the tables are. Lines and requests have numbers. */
export type ToHost =
  | { readonly kind: 'ask'; readonly id: number; readonly method: string; readonly path: string; readonly body: string }
  | { readonly kind: 'join'; readonly line: number; readonly path: string }
  | { readonly kind: 'hear'; readonly line: number; readonly text: string }
  | { readonly kind: 'part'; readonly line: number }

/** How far the worker is: what has come of what it needs, from 0 to 1; 1 when it answers. */
export type Started = { readonly kind: 'starting'; readonly progress: number }

export type FromHost =
  | Started
  | { readonly kind: 'answer'; readonly id: number; readonly text: string }
  | { readonly kind: 'told'; readonly line: number; readonly text: string }
  | { readonly kind: 'closed'; readonly line: number; readonly code: number }
  /** Nothing more can be kept on this device. */
  | { readonly kind: 'full' }
  | { readonly kind: 'broken'; readonly reason: string }

/** Between the tables' worker and one in which a bot thinks. */
export type ToThinker = { readonly errand: string }
export type FromThinker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'heard'; readonly line: string }
  | { readonly kind: 'answer'; readonly line: string }
  | { readonly kind: 'broken'; readonly reason: string }
