import type { Guest } from '#games/workshop/guest'
import type { Verdict } from '#games/workshop/verdict'

/*
 * Verdicts of earlier tests on this device, by what the card does: its name, its picture and how many there are of it
 * make no difference.
 */

type Known = Readonly<Record<string, Verdict>>

/** Under this they are stored. */
export const KEY = 'wyrmtavern.judged'
const REMEMBERED = 40

/** What a card does, by these rules. */
export const keyOf = ({ names: _, picture: _p, light: _l, copies: _c, ...card }: Guest, rules: number): string =>
  `${rules} ${JSON.stringify(card)}`

function stored(): Known {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? '{}')) as Known
  } catch {
    return {}
  }
}
let held: Known = {}

/** The verdict on a card by these rules; null if it was never tested here. */
export const knownVerdict = (card: Guest, rules: number): Verdict | null =>
  ({ ...stored(), ...held })[keyOf(card, rules)] ?? null

export function rememberVerdict(card: Guest, rules: number, verdict: Verdict): void {
  const all = { ...stored(), ...held, [keyOf(card, rules)]: verdict }
  held = Object.fromEntries(Object.entries(all).slice(-REMEMBERED))
  try {
    localStorage.setItem(KEY, JSON.stringify(held))
  } catch {
    // It lasts as long as the page.
  }
}
