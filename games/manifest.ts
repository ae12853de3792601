import type { HowTo } from '#ui/how-to'
import type { Language } from '#ui/language'
import type { IconData } from '#ui/pieces/icon.tsx'
import type { GameScreen } from '#ui/screen'
import type { TipsParts } from './almanac.ts'
import type { Boxed, Playable } from './boxed.ts'
import type { Lessons } from './lesson.ts'
import type { OptionWords } from './option-words.ts'
import type { Words } from './saying.ts'
import type { Terms } from './terms.ts'
import type { WaitingWords } from './waiting.ts'
import type { Warnings } from './warnings.ts'
import type { Why } from './why.ts'
import type { Judging, Yardstick } from './workshop/judging.ts'
import type { Workshop } from './workshop/workshop.ts'

export type InLanguages<T> = Readonly<Record<Language, T>>

interface Range {
  readonly min: number
  readonly max: number
}

/** One icon of a game's picture. Sizes and positions are percentages of the shorter side, measured from the middle. */
export interface Layer {
  /** Its name in the Game Icons set. */
  readonly icon: string
  readonly size: number
  readonly x?: number
  readonly y?: number
  /** A token of the house's style, such as `brass`. By default it has the colour of the text around it. */
  readonly colour?: string
  readonly isMirrored?: boolean
}

/**
 * Everything the house, the page, the terminal and the trials know about a game before they load it. Facts are stored
 * here; everything else is loaded on demand. Node reads this file too, so pictures and styles are only ever loaded by a
 * function.
 */
export interface Manifest {
  readonly id: string
  /** Its position among the games. A newcomer's quick game is the first one. */
  readonly place: number
  readonly seats: Range
  readonly minutes: Range
  /** The number of seats in a quick game against bots. */
  readonly usual: number
  /** The house rules of the preset `firstGame`, used in a newcomer's quick game. */
  readonly firstGame?: Readonly<Record<string, string | number | boolean>>
  /** Whom a newcomer plays against; if left out, the bot that sits down if none is named. */
  readonly firstBot?: string
  /** The title as on the box, and one inviting sentence. */
  readonly words: InLanguages<{ readonly title: string; readonly about: string }>
  /** Front layers come last. */
  readonly picture: readonly [Layer, ...Layer[]]
  /** Who made it. `isRebuilt` if we had to reconstruct some of its cards. */
  readonly credits: { readonly designers: string; readonly year: string; readonly isRebuilt: boolean }
  /** For the house and the terminal. */
  readonly box: () => Promise<Boxed>
  /** For the device, which gets its words from the screen. */
  readonly play: () => Promise<Playable>
  readonly screen: () => Promise<GameScreen>
  readonly texts: InLanguages<() => Promise<Words>>
  readonly options: InLanguages<() => Promise<OptionWords>>
  /** What the others wait for when somebody is asked, for the home page. */
  readonly waiting?: InLanguages<() => Promise<WaitingWords>>
  /** The numbered rules, as text. */
  readonly rulebook: InLanguages<() => Promise<string>>
  /** The page the rules open with, and its words, which the table does not need. Without it they open with the numbered rules. */
  readonly howTo?: {
    readonly page: () => Promise<HowTo>
    readonly texts: InLanguages<() => Promise<Words>>
  }
  /** Its lessons, and their words, which the table does not need. */
  readonly lessons?: {
    readonly all: () => Promise<Lessons>
    readonly texts: InLanguages<() => Promise<Words>>
  }
  /** How the records of its bots become sentences, and their words, which the table does not need. */
  readonly why?: {
    readonly told: () => Promise<Why>
    readonly texts: InLanguages<() => Promise<Words>>
  }
  /** What terms mean that its texts mention, for whoever taps on one. */
  readonly terms?: InLanguages<() => Promise<Terms>>
  /** What speaks against an answer before it is given, and its words, which come after the table. */
  readonly warnings?: {
    readonly told: () => Promise<Warnings>
    readonly texts: InLanguages<() => Promise<Words>>
  }
  /** What cards can be made for it, and the words of the workshop, which no table needs. */
  readonly workshop?: {
    readonly parts: () => Promise<Workshop>
    /** How they are judged. It plays with the game's bots, so the page loads it in a worker. */
    readonly judging?: () => Promise<Judging>
    /** The cards of the box, judged in the same way. */
    readonly yardstick?: () => Promise<Yardstick>
    readonly texts: InLanguages<() => Promise<Words>>
    /** The pictures of its pieces (`steal`, `choose rival`), its kinds (`kind dragon`) and its choices (`choice rival`). */
    readonly icons?: () => Promise<Readonly<Record<string, IconData>>>
  }
  /** Advice with figures from many games of bots: what is counted, what it came to, and the words. */
  readonly tips?: () => Promise<TipsParts>
}
