import type { Plugin } from 'vite'

/** Scripts that no language of the page is written in. Names in them are drawn with the fonts of the device. */
const isForeign = /(?:greek|greek-ext|vietnamese|cyrillic-ext)-\d+-normal/

/** Every browser that can run the page reads woff2, so older font formats are dropped; so are foreign scripts. */
export function fewFonts(): Plugin {
  return {
    name: 'wyrmtavern-few-fonts',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (name.endsWith('.woff') || (name.endsWith('.woff2') && isForeign.test(name))) delete bundle[name]
        else if (file.type === 'asset' && name.endsWith('.css'))
          file.source = String(file.source)
            .replace(/@font-face\s*\{[^}]*\}/g, face => (isForeign.test(face) ? '' : face))
            .replace(/,\s*url\([^)]*\.woff\)\s*format\(["']woff["']\)/g, '')
      }
    },
  }
}
