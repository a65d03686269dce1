// Days and times of a deal in the reader's words. A day is the server's; the hour at which it ends is the reader's own.
import { t, words } from '../../words/words.svelte'

const MINUTE = 60_000

export const dayName = (day: string, style: 'full' | 'short' = 'full'): string =>
  new Intl.DateTimeFormat(words.language, {
    timeZone: 'UTC',
    ...(style === 'full' ? { weekday: 'long', day: 'numeric', month: 'long' } : { day: 'numeric', month: 'short' }),
  }).format(new Date(`${day}T00:00:00Z`))

export const clockTime = (at: number): string =>
  new Intl.DateTimeFormat(words.language, { timeStyle: 'short' }).format(at)

export const dateTime = (at: number): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at)

/** How long something still takes, in hours and minutes: never nothing. */
export function timeLeft(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / MINUTE))
  const [h, m] = [Math.floor(minutes / 60), minutes % 60]
  return h ? t('deal-hours', { h, m }) : t('deal-minutes', { m })
}
