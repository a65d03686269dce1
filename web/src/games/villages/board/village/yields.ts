// The resource ends that look out from under a castle, each with a place for one coin.
import { coinsOn, type Source } from '../payment'
import { RESOURCES, type Resource, type Village } from '../../view'

export interface Yield {
  readonly kind: Resource | 'castle'
  readonly key: string
  /** The part of the board it is; others may not use a castle, so theirs is none. */
  readonly target: string
  /** Whether a coin of an earlier action lies on it; `slid`: alone, on its way back. */
  readonly coin: 'none' | 'lies' | 'slid'
  /** The coin of the payment that is being chosen. */
  readonly placed: Source | null
}

const KINDS = ['castle', ...RESOURCES] as const

export function yieldsOf(village: Village, isOwn: boolean, sources: readonly Source[]): readonly Yield[] {
  return KINDS.flatMap((kind) => {
    const target = isOwn ? `own/${kind}` : kind === 'castle' ? '' : `seat/${village.seat}/${kind}`
    const slid = village.slid?.[kind] ?? 0
    const lying = village.coins[kind] ?? 0
    const placed = coinsOn(sources, target)
    const count = kind === 'castle' ? 1 : (village.resources[kind] ?? 0)
    return Array.from({ length: count }, (_, nth): Yield => ({
      kind,
      key: `${kind}${nth}`,
      target,
      coin: nth < slid ? 'slid' : nth < lying ? 'lies' : 'none',
      placed: nth < lying ? null : (placed[nth - lying] ?? null),
    }))
  })
}
