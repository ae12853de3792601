import type { Plugin } from 'vite'

/** Thinner lines stay as thin as they are. */
const THIN = 3
const length = /(?<![\w.#-])(-?\d+(?:\.\d+)?)px\b/g

/** Pixels as multiples of `--u` (ui/tokens.css), which grows with large screens. Conditions of rules keep theirs. */
export const growing = (css: string): string =>
  css
    .split(/(@(?:media|container|supports|property)[^{]*\{|\/\*[\s\S]*?\*\/)/)
    .map((part, i) => (i % 2 === 1 ? part : part.replace(length, grown)))
    .join('')

const grown = (pixels: string, number: string): string =>
  Math.abs(Number(number)) <= THIN ? pixels : `calc(${number}*var(--u))`

/** Lets everything grow with the screen, so that a television is not a desert with small cards in it. */
export function growWithScreen(): Plugin {
  return {
    name: 'wyrmtavern-grow-with-screen',
    enforce: 'pre',
    transform: (code, id) =>
      /\.css($|\?)/.test(id) && !id.includes('node_modules') ? { code: growing(code), map: null } : null,
  }
}
