// Options of a game in words: what one is called, what is chosen, and what that changes.
import type { GameFacts, OptionFacts } from '../../generated/protocol'
import { nameText } from '../../words/telling'
import { t, words } from '../../words/words.svelte'

export type Value = string | boolean | string[]
type Options = Readonly<Record<string, Value>>

const plain = (word: string): string => word.replaceAll('_', '-')
const why = (message: string): string => (words.has(`${message}.why`) ? t(`${message}.why`) : '')

export const valueOf = (option: OptionFacts, options: Options): Value => options[option.name] ?? option.default
export const titleOfOption = ({ name }: OptionFacts): string => t(`option-${plain(name)}`)
export const isSeat = ({ name }: OptionFacts, choice: string): boolean => /^\d$/.test(choice) && name === 'first_player'

export function choiceName(option: OptionFacts, choice: string): string {
  if (isSeat(option, choice)) return t('seat-number', { n: Number(choice) + 1 })
  const message = `choice-${plain(option.name)}-${plain(choice)}`
  return words.has(message) ? t(message) : nameText(choice, option.name === 'areas' ? 'area' : option.name)
}

/** What the choice means, or else what the option is about. */
export const whyOf = (option: OptionFacts, value: Value): string =>
  (typeof value === 'string' ? why(`choice-${plain(option.name)}-${plain(value)}`) : '') ||
  why(`option-${plain(option.name)}`)

/** Points that the rulebook leaves open. */
export const isRuling = ({ name, rule }: OptionFacts): boolean => /-RU?-/.test(rule) && name !== 'first_player'

/** What a guest should know of the game that is laid: its set-up, and all that is not as usual. */
export function setUpOf(facts: GameFacts, options: Options): { readonly name: string; readonly why: string }[] {
  return facts.options.flatMap((option) => {
    const value = valueOf(option, options)
    const isUsual = JSON.stringify(value) === JSON.stringify(option.default)
    if (isUsual && option.name !== 'setup') return []
    if (Array.isArray(value))
      return value.length
        ? [
            {
              name: titleOfOption(option),
              why: value.map((choice) => choiceName(option, choice)).join(t('list-separator')),
            },
          ]
        : []
    if (typeof value === 'boolean')
      return [{ name: titleOfOption(option), why: value ? whyOf(option, value) : t('lobby-no') }]
    if (option.name === 'setup') return [{ name: choiceName(option, value), why: whyOf(option, value) }]
    return [{ name: titleOfOption(option), why: choiceName(option, value) }]
  })
}
