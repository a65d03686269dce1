// How a table plays, in short sentences: its clock, what can be taken back, hints, and whether the result counts.
import type { Settings, TableFacts } from '../../generated/protocol'
import { t } from '../../words/words.svelte'

const MINUTE = 60

function clockOf({ clock = 'none', time = 0, add = 0 }: Settings): string[] {
  if (clock === 'none') return [t('terms-clock-none')]
  if (clock === 'days') return [t('terms-clock-days', { n: time })]
  const long = t(`terms-clock-${clock}`, { n: Math.round((time / MINUTE) * 10) / 10 })
  return add ? [long, t('terms-clock-add', { n: add })] : [long]
}

/** What was agreed on at the start. Alone with bots everything can be taken back, and nobody is asked. */
export function termsOf({ settings, seats }: Pick<TableFacts, 'settings' | 'seats'>): readonly string[] {
  const persons = new Set(seats.flatMap(({ kind, player }, seat) => (kind === 'bot' ? [] : [player || seat])))
  const undo = settings.undo ?? 'free'
  return [
    ...clockOf(settings),
    ...(persons.size > 1 || undo === 'never' ? [t(`terms-undo-${undo}`)] : []),
    t(settings.hints === false ? 'terms-hints-no' : 'terms-hints-yes'),
  ]
}

/** Whether the result counts for the ratings, and why not. */
export const countsAs = ({ casual = 'chosen' }: Pick<TableFacts, 'casual'>): { word: string; why: string } =>
  casual
    ? { word: t('lobby-casual'), why: t(`casual-${casual}`) }
    : { word: t('lobby-rated'), why: t('lobby-rated-why') }
