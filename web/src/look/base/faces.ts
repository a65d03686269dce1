// Faces that every page of a language shows: they are asked for at once, and not only when a letter is laid.
import alegreya from '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2?url'
import gotisch from '@fontsource/grenze-gotisch/files/grenze-gotisch-latin-700-normal.woff2?url'
import grenze from '@fontsource/grenze/files/grenze-latin-600-normal.woff2?url'
import vazirmatn from '@fontsource/vazirmatn/files/vazirmatn-arabic-400-normal.woff2?url'

export function askForFaces(language: string): void {
  for (const href of language === 'fa' ? [gotisch, vazirmatn] : [gotisch, alegreya, grenze]) {
    const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', href })
    link.type = 'font/woff2'
    link.crossOrigin = 'anonymous'
    document.head.append(link)
  }
}
