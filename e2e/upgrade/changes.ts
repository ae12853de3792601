import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * What the newer build has changed: a card of every game, a verb, the kernel's dice, a replaced card, and the shape of
 * every game's state. It is still a complete game, but it can neither continue nor draw what the older one has left
 * behind.
 */

/** A text that occurs once in a file, and its replacement. */
type Change = readonly [file: string, text: string, now: string]
/** A word replaced in all sources of a game: a field of its state, a field of an event, a card. */
type Rename = readonly [game: string, word: string, now: string]

const changes: readonly Change[] = [
  ['games/fist/cards/characters.ts', 'witch: standard(gain({ black: 1 }))', 'witch: standard(gain({ black: 3 }))'],
  ['games/gold/cards/dragons.ts', 'cinderling: dragon(5, 4, 1)', 'cinderling: dragon(6, 5, 2)'],
  ['games/dwarves/cards/creatures.ts', 'goblin: creature(8, 1, 2)', 'goblin: creature(8, 2, 2)'],
  ['games/fist/verbs/taking.ts', 'if (stones[colour] > 0)', 'if (i !== power.seat && stones[colour] > 0)'],
  ['kernel/chacha.ts', 'const ROUNDS = 12', 'const ROUNDS = 20'],
]

const renames: readonly Rename[] = [
  ['fist', 'gnome', 'kobold'],
  ['fist', 'unseen', 'faceDown'],
  ['fist', 'runnersUp', 'seconds'],
  ['gold', 'attackers', 'besiegers'],
  ['dwarves', 'armies', 'hosts'],
]

/**
 * The game whose events change too, so that the newer rules cannot even follow them. They can follow those of the
 * others.
 */
export const unfollowed = 'fist'

/** Turns the sources in this folder into those of the newer build. Throws if a text is no longer found. */
export function change(folder: string): void {
  for (const [file, text, now] of changes) {
    const path = join(folder, file)
    const [before, after, ...more] = readFileSync(path, 'utf8').split(text)
    if (after === undefined || more.length > 0) throw new Error(`${file}: expected “${text}” once`)
    writeFileSync(path, `${before}${now}${after}`)
  }
  for (const rename of renames) renameIn(folder, rename)
}

function renameIn(folder: string, [game, word, now]: Rename): void {
  const alone = new RegExp(`(?<![-\\w])${word}(?![-\\w]|\\.ts)`, 'g') // not in names of files, pictures and styles
  let found = 0
  for (const file of globSync(`games/${game}/**/*.{ts,tsx}`, { cwd: folder })) {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    const renamed = text.replace(alone, now)
    if (renamed === text) continue
    found++
    writeFileSync(path, renamed)
  }
  if (found === 0) throw new Error(`games/${game}: expected the word “${word}” somewhere`)
}
