import { type Language, languageIn, spokenOf } from '#ui/language'
import { Observable } from './observable.ts'

export const sounds = ['yourTurn', 'acted', 'reveal', 'lowTime', 'said', 'ended'] as const
export type Sound = (typeof sounds)[number]

/** Personal preferences, stored in this browser. */
export interface Settings {
  readonly language: Language
  /** How long a movement takes, in milliseconds; 0 for none. */
  readonly motion: 0 | 120 | 250 | 500
  readonly volume: number
  readonly muted: readonly Sound[]
  /** Whether an irreversible choice has to be confirmed. */
  readonly confirm: boolean
  /** Higher contrast. */
  readonly contrast: boolean
  /** Whether the page title signals your turn. */
  readonly callTitle: boolean
  /** The games whose introduction has been shown. */
  readonly taught: readonly string[]
  /** The last name, face and colour; empty if there are none yet. */
  readonly name: string
  readonly face: string
  readonly colour: string
}

const KEY = 'wyrmtavern.settings'

const defaults = (): Settings => ({
  language: spokenOf(navigator.languages),
  motion: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 250,
  volume: 0.6,
  muted: [],
  confirm: true,
  contrast: false,
  callTitle: true,
  taught: [],
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
