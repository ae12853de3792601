import type { Plugin } from 'vite'

/** Every browser that can run the page reads woff2, so older font formats are dropped. */
export function woff2Only(): Plugin {
  return {
    name: 'wyrmtavern-woff2-only',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (name.endsWith('.woff')) delete bundle[name]
        else if (file.type === 'asset' && name.endsWith('.css'))
          file.source = String(file.source).replace(/,\s*url\([^)]*\.woff\)\s*format\(["']woff["']\)/g, '')
      }
    },
  }
}
