// What a purse counts.
import type { Snippet } from 'svelte'
import type { Attachment } from 'svelte/attachments'

export interface Counted {
  /** A token: gold, vp… */
  kind: string
  n: number
  /** What is counted, in words for who does not see the sign. */
  word: string
  /** The sign, where it is no token of the house. */
  sign?: Snippet
  /** A word that is shown beside the number. */
  beside?: string | undefined
  /** It has just grown. */
  isNew?: boolean
  /** Where things travel to, if it is no purse of tokens. */
  place?: string
  /** It can be pressed now. */
  part?: Attachment<HTMLElement> | undefined
}
