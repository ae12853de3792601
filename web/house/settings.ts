import { type Language, languageIn, spokenOf } from '#ui/language'
import type { Sound } from '#ui/sounds'
import { Observable } from './observable.ts'

/** Personal preferences, stored in this browser. */
export interface Settings {
  readonly language: Language
  /** How long a movement takes, in milliseconds; 0 for none. */
  readonly motion: 0 | 120 | 250 | 500
  /** Without motion: whether scenes are still shown, as a series of pictures. */
  readonly stills: boolean
  readonly volume: number
  readonly muted: readonly Sound[]
  /** Whether the room can be heard, besides what happens at the table. */
  readonly ambience: boolean
  /** Whether the candle light flickers. */
  readonly candle: boolean
  /** Whether an irreversible choice has to be confirmed. */
  readonly confirm: boolean
  /** Whether the table says what speaks against an answer, where hints are allowed. */
  readonly warnings: boolean
  /** On a phone on its side, whether one's own side is at the left. */
  readonly leftHanded: boolean
  /** Higher contrast. */
  readonly contrast: boolean
  /** Whether the page title signals your turn. */
  readonly callTitle: boolean
  /** Whether bots with a persona say something now and then. */
  readonly quips: boolean
  /** The games whose introduction has been shown. */
  readonly taught: readonly string[]
  /** The games whose lesson has been offered. */
  readonly offered: readonly string[]
  /** Whether a guest has been told what an account is good for. */
  readonly keepOffered: boolean
  /** The number of the made-up name that is suggested while there is none; below 0 before the first visit. */
  readonly suggested: number
  /** The last name, face and colour; empty if there are none yet. */
  readonly name: string
  readonly face: string
  readonly colour: string
}

const KEY = 'wyrmtavern.settings'
/** The usual speed, in milliseconds per movement. */
const USUAL = 250

/** How much longer than usual scenes take; 0 for none. Still pictures are shown at the usual speed. */
export const tempoOf = (motion: number, stills: boolean): number => (motion > 0 ? motion / USUAL : stills ? 1 : 0)

/** Whether the system asks for little motion. */
const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

const defaults = (): Settings => ({
  language: spokenOf(navigator.languages),
  motion: isCalm() ? 0 : USUAL,
  stills: true,
  volume: 0.6,
  muted: [],
  ambience: !isCalm(),
  candle: true,
  confirm: true,
  warnings: true,
  leftHanded: false,
  contrast: false,
  callTitle: true,
  quips: true,
  taught: [],
  offered: [],
  keepOffered: false,
  suggested: -1,
  name: '',
  face: '',
  colour: '',
})

/** Whether this browser lets us store anything. If not, settings last as long as the page. */
export const isKept = new Observable(true)

/** Ignores values of the wrong type, left by another version or by somebody else. */
function ofTheirKind(kept: Partial<Settings>): Partial<Settings> {
  const usual = defaults() as unknown as Readonly<Record<string, unknown>>
  const isAlike = ([name, value]: [string, unknown]): boolean =>
    typeof value === typeof usual[name] && value !== null && Array.isArray(value) === Array.isArray(usual[name])
  return Object.fromEntries(Object.entries(kept).filter(isAlike))
}

function read(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
    const language = languageIn(kept.language)
    const { language: _, ...rest } = kept
    return { ...defaults(), ...ofTheirKind(rest), ...(language !== null && { language }) }
  } catch {
    isKept.set(false)
    return defaults()
  }
}

export const settings = new Observable<Settings>(read())

export function change(part: Partial<Settings>): void {
  settings.set({ ...settings.value, ...part })
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value))
    isKept.set(true)
  } catch {
    isKept.set(false)
  }
}
