// The address bar: which page is shown. Links are plain links; clicks on them do not reload the page.

/** Without a server one page answers at all addresses, and the path stands in its query: `?/rules/villages#setup`. Links
 * that are written as `href="/…"` are made so when the site is built (`scripts/links.ts`). */
const IS_ONE_PAGE = import.meta.env.MODE === 'site'

/** The address of a path of ours. */
export const to = (path: string): string => (IS_ONE_PAGE ? `?${path}` : path)

/** The path that an address names. */
function within(address: Pick<URL, 'href'>): URL {
  const url = new URL(address.href)
  return IS_ONE_PAGE ? new URL((url.search.slice(1) || '/') + url.hash, url.origin) : url
}

export type Page =
  | { name: 'home' }
  | { name: 'tables' }
  | { name: 'new'; game: string }
  | { name: 'table'; table: string; invitation: string }
  | { name: 'replays' }
  | { name: 'replay'; replay: string; move: number | null; seat: string | null }
  | { name: 'settings' }
  | { name: 'rules'; game: string }
  | { name: 'cards'; game: string }
  | { name: 'learn'; game: string }
  | { name: 'credits' }
  | { name: 'deal'; game: string; day: string }
  | { name: 'tournaments' }
  | { name: 'tournament'; tournament: string }
  | { name: 'lost' }

export function pageAt(url: URL): Page {
  const [first = '', second = '', third = ''] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent)
  switch (first) {
    case '':
      return { name: 'home' }
    case 'tables':
    case 'tournaments':
    case 'settings':
    case 'credits':
      return { name: first }
    case 'new':
    case 'rules':
    case 'cards':
    case 'learn':
      return second ? { name: first, game: second } : { name: 'lost' }
    case 'deal':
      return { name: 'deal', game: second, day: third }
    case 'tournament':
      return second ? { name: 'tournament', tournament: second } : { name: 'lost' }
    case 't':
      return second
        ? { name: 'table', table: second, invitation: url.searchParams.get('invitation') ?? '' }
        : { name: 'lost' }
    case 'replay':
      return second ? { name: 'replay', replay: second, ...moment(url.searchParams) } : { name: 'replays' }
    default:
      return { name: 'lost' }
  }
}

/** The moment of a replay that a link names: after how many moves, and from whose eyes. */
function moment(query: URLSearchParams): { move: number | null; seat: string | null } {
  const move = Number.parseInt(query.get('move') ?? '', 10)
  return { move: Number.isNaN(move) ? null : move, seat: query.get('seat') }
}

class Router {
  page = $state.raw<Page>(pageAt(within(location)))

  start(): void {
    window.addEventListener('popstate', () => this.#read())
    document.addEventListener('click', (event) => this.#follow(event))
  }

  go(path: string): void {
    history.pushState(null, '', to(path))
    this.#read()
    window.scrollTo(0, 0)
  }

  /** Go on to where this page only led. */
  replace(path: string): void {
    history.replaceState(null, '', to(path))
    this.#read()
  }

  #read(): void {
    this.page = pageAt(within(location))
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = (event.target as Element).closest('a')
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    const asked = within(link)
    if (asked.hash && asked.pathname === within(location).pathname) return
    event.preventDefault()
    this.go(asked.pathname + asked.search + asked.hash)
  }
}

export const router = new Router()
