// Reads a rules reference. The texts are a small part of Markdown, so that they can be read and edited anywhere:
//
//   # Title                          one, followed by the paragraph that opens the book
//   ## Harvest {#harvest}            a section; its id is the same in every language
//   ### Doubles                      a heading inside it
//   - item, 1. item, | table |, > note
//   ![caption](…/dice-sum.png)       a diagram of the game: a component of that name, of which the file is a picture
//   **strong**, [words](#harvest)    and, inside a text, {gold:2} a token, {role:holy} a badge,
//                                    {card:archer} a card by its name in the catalogue, with a link to it,
//                                    {name:knight} the same without a link
//   [CK-056–CK-064, CK-RU-13]        at the end of a paragraph, item or note: the rules it tells
//
// Nothing else is known, and there is no HTML: what is not markup is text.

export type Inline =
  | { readonly kind: 'text' | 'strong'; readonly text: string }
  | { readonly kind: 'token'; readonly token: string; readonly n: number | undefined }
  | { readonly kind: 'role'; readonly role: string }
  | { readonly kind: 'card'; readonly card: string; readonly linked: boolean }
  | { readonly kind: 'link'; readonly text: string; readonly to: string }

/** Words, and the ids of the rules they tell. */
export interface Passage {
  readonly words: readonly Inline[]
  readonly rules: string
}

export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph' | 'note'; readonly passage: Passage }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Passage[] }
  | { readonly kind: 'table'; readonly head: readonly Passage[]; readonly rows: readonly (readonly Passage[])[] }
  | { readonly kind: 'diagram'; readonly name: string; readonly caption: Passage }

export interface Section {
  readonly id: string
  readonly title: string
  readonly blocks: readonly Block[]
}

export interface Reference {
  readonly title: string
  readonly opening: readonly Block[]
  readonly sections: readonly Section[]
}

const RULE_ID = '[A-Z]{2}-(?:[A-Z]{1,2}-)?\\d+'
const RULES = new RegExp(`\\s*\\[(${RULE_ID}(?:(?:–|, )${RULE_ID})*)\\]$`)
const INLINE = /\*\*(.+?)\*\*|\{([a-z]+)(?::([a-z0-9_]+))?\}|\[([^\]]+)\]\((#[a-z-]+)\)/g
const SECTION = /^## (.+) \{#([a-z-]+)\}$/
const DIAGRAM = /^!\[(.+)\]\((?:[^)]*\/)?([a-z-]+)\.png\)$/
const ITEM = /^(?:- |\d+\. )(.+)$/

/** The ids in `CK-056–CK-064, CK-RU-13`, the ends of ranges among them. */
export const ruleIds = (rules: string): readonly string[] => (rules ? rules.split(/–|, /) : [])

export function parseWords(text: string): Inline[] {
  const words: Inline[] = []
  let from = 0
  for (const found of text.matchAll(INLINE)) {
    if (found.index > from) words.push({ kind: 'text', text: text.slice(from, found.index) })
    from = found.index + found[0].length
    words.push(inlineOf(found))
  }
  if (from < text.length) words.push({ kind: 'text', text: text.slice(from) })
  return words
}

function inlineOf([all, strong, kind = '', value = '', linked, to = '']: RegExpMatchArray): Inline {
  if (strong !== undefined) return { kind: 'strong', text: strong }
  if (linked !== undefined) return { kind: 'link', text: linked, to: to.slice(1) }
  if (kind === 'role') return { kind: 'role', role: value }
  if (kind === 'card' || kind === 'name') return { kind: 'card', card: value, linked: kind === 'card' }
  if (!kind) return { kind: 'text', text: all }
  return { kind: 'token', token: kind, n: value ? Number(value) : undefined }
}

function passageOf(text: string): Passage {
  const rules = RULES.exec(text)
  return { words: parseWords(rules ? text.slice(0, rules.index) : text), rules: rules?.[1] ?? '' }
}

const cellsOf = (line: string): Passage[] =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => passageOf(cell.trim()))

/** Lines that belong together, parted by empty lines. */
function blockOf(lines: readonly string[]): Block {
  const [first = ''] = lines
  const diagram = DIAGRAM.exec(first)
  if (diagram) return { kind: 'diagram', name: diagram[2] ?? '', caption: passageOf(diagram[1] ?? '') }
  if (first.startsWith('### ')) return { kind: 'heading', text: first.slice(4) }
  if (first.startsWith('> ')) {
    return { kind: 'note', passage: passageOf(lines.map((line) => line.replace(/^> ?/, '')).join(' ')) }
  }
  if (first.startsWith('|')) {
    const [head = [], , ...rows] = lines.map(cellsOf)
    return { kind: 'table', head, rows }
  }
  if (ITEM.test(first)) {
    const items = lines.map((line) => passageOf(ITEM.exec(line)?.[1] ?? line))
    return { kind: 'list', ordered: !first.startsWith('- '), items }
  }
  return { kind: 'paragraph', passage: passageOf(lines.join(' ')) }
}

const blocksOf = (text: string): Block[] =>
  text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => blockOf(part.split('\n').map((line) => line.trim())))

function sectionOf(text: string): Section {
  const [head = '', ...rest] = text.split('\n')
  const found = SECTION.exec(head.trim())
  if (!found) throw new Error(`a section begins "## Title {#id}", not "${head}"`)
  return { title: found[1] ?? '', id: found[2] ?? '', blocks: blocksOf(rest.join('\n')) }
}

export function parseReference(text: string): Reference {
  const [start = '', ...sections] = text.replaceAll('\r\n', '\n').split(/\n(?=## )/)
  const [title = '', ...rest] = start.split('\n')
  return {
    title: title.replace(/^# /, ''),
    opening: blocksOf(rest.join('\n')),
    sections: sections.map(sectionOf),
  }
}

/** Every passage of a block, in the order of reading. */
export function passagesOf(block: Block): readonly Passage[] {
  switch (block.kind) {
    case 'heading':
      return [{ words: [{ kind: 'text', text: block.text }], rules: '' }]
    case 'paragraph':
    case 'note':
      return [block.passage]
    case 'list':
      return block.items
    case 'table':
      return [...block.head, ...block.rows.flat()]
    case 'diagram':
      return [block.caption]
  }
}
