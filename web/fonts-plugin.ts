import { basename } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** Scripts that no language of the page is written in. Names in them are drawn with the fonts of the device. */
const isForeign = /(?:greek|greek-ext|vietnamese|cyrillic-ext)-\d+-normal/

/** Small capitals, fractions and figures that no style asks for would be a twentieth of every face. */
const options = {
  targetFormat: 'woff2',
  keepFeatures: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'],
} as const

/**
 * Every browser that can run the page reads woff2, so older font formats are dropped; so are foreign scripts. A face
 * comes with the characters that its range promises and no others: no browser would ask it for them.
 */
export function fewFonts(): Plugin {
  return {
    name: 'wyrmtavern-few-fonts',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const ranges = new Map<string, string>()
      for (const [name, file] of Object.entries(bundle)) {
        if (name.endsWith('.woff') || (name.endsWith('.woff2') && isForeign.test(name))) delete bundle[name]
        else if (file.type === 'asset' && name.endsWith('.css')) {
          const css = String(file.source)
            .replace(/@font-face\s*\{[^}]*\}/g, face => (isForeign.test(face) ? '' : face))
            .replace(/,\s*url\([^)]*\.woff\)\s*format\(["']woff["']\)/g, '')
          for (const [face] of css.matchAll(/@font-face\s*\{[^}]*\}/g)) {
            const [, font = ''] = face.match(/url\(([^)]*\.woff2)\)/) ?? []
            ranges.set(basename(font), face.match(/unicode-range:\s*([^;}]*)/)?.[1] ?? '')
          }
          file.source = css
        }
      }
      for (const [name, file] of Object.entries(bundle)) {
        const range = ranges.get(basename(name))
        if (file.type === 'asset' && range)
          file.source = await subsetFont(Buffer.from(file.source), charactersIn(range), options)
      }
    },
  }
}

/** The characters of a `unicode-range`, such as `U+??, U+2000-206F, U+2122`. */
function charactersIn(range: string): string {
  const codes = range.split(',').flatMap(part => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-')
    const first = Number.parseInt(from.replaceAll('?', '0'), 16)
    const last = Number.parseInt(to.replaceAll('?', 'F'), 16)
    return Array.from({ length: last - first + 1 }, (_, i) => first + i)
  })
  return String.fromCodePoint(...codes)
}
