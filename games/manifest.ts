import type { Language } from '#ui/language'
import type { GameScreen } from '#ui/screen'
import type { Boxed, Playable } from './boxed.ts'
import type { OptionWords } from './option-words.ts'
import type { Words } from './saying.ts'

export type InLanguages<T> = Readonly<Record<Language, T>>

interface Range {
  readonly min: number
  readonly max: number
}

/** One icon of a game's picture. Sizes and places are in percent of the shorter side, from the middle. */
export interface Layer {
  /** Its name in the Game Icons set. */
  readonly icon: string
  readonly size: number
  readonly x?: number
  readonly y?: number
  /** A token of the house's style, such as `brass`; without one, as the text around it. */
  readonly colour?: string
  readonly isMirrored?: boolean
}

/**
 * All that the house, the page, the terminal and the trials know of a game before they load it. Facts stand here, everything else is
 * loaded when somebody needs it. Node reads this file too: pictures and styles are only ever loaded by a function.
 */
export interface Manifest {
  readonly id: string
  /** Where it stands among the games: the first is the one that a newcomer plays at once. */
  readonly place: number
  readonly seats: Range
  readonly minutes: Range
  /** How many seats there are when somebody plays against bots at once. */
  readonly usual: number
  /** The house rules of the preset `firstGame`, which a newcomer plays by who plays at once. */
  readonly firstGame?: Readonly<Record<string, string | number | boolean>>
  /** The title as on the box, and one sentence that makes one want to play. */
  readonly words: InLanguages<{ readonly title: string; readonly about: string }>
  /** What lies in front comes last. */
  readonly picture: readonly [Layer, ...Layer[]]
  /** Who made it; `isRebuilt` where we had to reconstruct some of its cards. */
  readonly credits: { readonly designers: string; readonly year: string; readonly isRebuilt: boolean }
  /** For the house and the terminal. */
  readonly box: () => Promise<Boxed>
  /** For the device, which has its words from the screen. */
  readonly play: () => Promise<Playable>
  readonly screen: () => Promise<GameScreen>
  readonly texts: InLanguages<() => Promise<Words>>
  readonly options: InLanguages<() => Promise<OptionWords>>
  /** The numbered rules, as text. */
  readonly rulebook: InLanguages<() => Promise<string>>
}
