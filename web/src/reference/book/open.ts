// Opens the book at a section.

/** Show the section that an address names, and stay with it when the typefaces arrive and the lines move. */
export async function openAt(id: string): Promise<void> {
  const show = (): void => document.getElementById(id)?.scrollIntoView()
  show()
  const shown = window.scrollY
  await document.fonts.ready
  if (window.scrollY === shown) show()
}
