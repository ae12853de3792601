import type { Guest } from '#games/workshop/guest'
import type { Verdict } from '#games/workshop/verdict'
import type { BoxFigures } from '#local/trying'

/* Verdicts of earlier tests on this device, by what the card does: its name and its picture make no difference. */

export interface Known {
  readonly verdict: Verdict
  readonly box: BoxFigures
}

const KEY = 'wyrmtavern.verdicts'
const REMEMBERED = 40

const keyOf = ({ names: _, picture: _p, light: _l, ...card }: Guest, rules: number): string =>
  `${rules} ${JSON.stringify(card)}`

function stored(): Readonly<Record<string, Known>> {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? '{}')) as Readonly<Record<string, Known>>
  } catch {
    return {}
  }
}
let held: Readonly<Record<string, Known>> = {}

/** The verdict on a card by these rules; null if it was never tested here. */
export const knownVerdict = (card: Guest, rules: number): Known | null =>
  ({ ...stored(), ...held })[keyOf(card, rules)] ?? null

export function rememberVerdict(card: Guest, rules: number, known: Known): void {
  const all = { ...stored(), ...held, [keyOf(card, rules)]: known }
  held = Object.fromEntries(Object.entries(all).slice(-REMEMBERED))
  try {
    localStorage.setItem(KEY, JSON.stringify(held))
  } catch {
    // It lasts as long as the page.
  }
}
