// Links of a site without a server: one page answers at all addresses, and the path stands in its query.
import type { PreprocessorGroup } from 'svelte/compiler'

const LINK = /\bhref="\//g

/** `href="/rules/{game}"` becomes `href="?/rules/{game}"`, which leads there from wherever the page lies. */
export const links = (): PreprocessorGroup => ({
  name: 'links',
  markup: ({ content }) => ({ code: content.replace(LINK, 'href="?/') }),
})
