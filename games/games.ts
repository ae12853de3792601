/* The games of the house. A game that has its line here is in the lobby, on the page, in the terminal and in every trial. */

export { manifest as dwarves } from './dwarves/manifest.ts'
export { manifest as fist } from './fist/manifest.ts'
export { manifest as gold } from './gold/manifest.ts'
