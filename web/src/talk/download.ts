// Files that the page itself makes.

/** Hand something over as a JSON file. */
export function download(name: string, data: unknown): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(data, null, 1)], { type: 'application/json' }))
  link.download = name
  link.click()
  // The browser has its own hold of it as soon as the download is begun.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
