// What went wrong with something asked over HTTP, in the reader's language.
import { Refusal } from '../../protocol'
import { refusalText } from '../../words/telling'
import { t } from '../../words/words.svelte'

/** `asked` names what was asked, as the words of refusals know it. */
export const complaint = (problem: unknown, asked: string): string =>
  problem instanceof Refusal && problem.message
    ? refusalText({ asked, code: problem.code, reason: problem.message })
    : t('trouble-offline')
