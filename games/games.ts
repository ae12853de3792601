/* The games of the house. A game listed here appears in the lobby, on the page, in the terminal and in every trial. */

export { manifest as dwarves } from './dwarves/manifest.ts'
export { manifest as fist } from './fist/manifest.ts'
export { manifest as gold } from './gold/manifest.ts'
