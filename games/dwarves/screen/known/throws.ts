import type { Seat } from '#kernel/seat'
import type { Kind } from '../../cards/kinds.ts'
import type { DwarvesEvent } from '../../events.ts'
import { findsOf } from '../../rules/groups.ts'
import type { State } from '../../types.ts'
import type { Rolled } from './battle-told.ts'

type Roll = Extract<DwarvesEvent, { type: 'creatureRolled' | 'dieRerolled' | 'fighterRolledAgain' }>

const isRoll = (it: DwarvesEvent | undefined): it is Roll =>
  it?.type === 'creatureRolled' || it?.type === 'dieRerolled' || it?.type === 'fighterRolledAgain'

/** The index after the rolls from here on that are thrown together: all creatures of one seat, or a reroll alone. */
export function runEnd(events: readonly DwarvesEvent[], from: number): number {
  const first = events[from]
  if (!isRoll(first)) return from
  let end = from + 1
  if (first.type !== 'creatureRolled') return end
  for (let i = end; i < events.length; i++) {
    const it = events[i]
    if (it?.type === 'creatureRolled' && it.seat === first.seat) end = i + 1
    else if (it?.type !== 'agendaSet') break
  }
  return end
}

/** How many dice are thrown. */
export const diceIn = (run: readonly DwarvesEvent[]): number =>
  run.reduce((n, it) => n + (isRoll(it) ? (it.type === 'dieRerolled' ? 1 : it.dice.length) : 0), 0)

/** A die on the table. */
export interface DieSeen {
  /** Null while it tumbles: nobody knows it yet. */
  readonly face: number | null
  readonly isFind: boolean
  /** It has just been thrown. */
  readonly isFresh: boolean
}

/** One seat's dice, by creature. */
export interface Throw {
  readonly seat: Seat
  readonly fighters: readonly { readonly kind: Kind; readonly dice: readonly DieSeen[] }[]
  /** By how much the dice that lie still have changed strength and treasure, beyond what has been told. */
  readonly pips: number
  readonly found: number
}

/** The dice that a scene shows: the first `settled` of them lie still. */
export function throwIn(view: State, showing: readonly DwarvesEvent[], settled: number): Throw | null {
  const rolls = showing.filter(isRoll)
  const [first] = rolls
  if (first === undefined) return null
  const side = view.sides[first.seat]
  let [left, pips, found] = [settled, 0, 0]
  const fighters = rolls.map(roll => {
    const { kind } = roll
    const finds = side === undefined || roll.type === 'fighterRolledAgain' ? 0 : findsOf(side, kind)
    const fall = (to: number, from: number | null): DieSeen => {
      if (left-- <= 0) return { face: null, isFind: false, isFresh: true }
      pips += to - (from ?? 0)
      found += Number(to <= finds) - Number(from !== null && from <= finds)
      return { face: to, isFind: to <= finds, isFresh: true }
    }
    if (roll.type !== 'dieRerolled') return { kind, dice: roll.dice.map(face => fall(face, null)) }
    const before = view.battle?.armies[roll.seat]?.fighters[roll.fighter]?.dice ?? [roll.from]
    const at = before.indexOf(roll.from)
    return {
      kind,
      dice: before.map((face, i) =>
        i === at ? fall(roll.to, roll.from) : { face, isFind: face <= finds, isFresh: false },
      ),
    }
  })
  return { seat: first.seat, fighters, pips, found }
}

/** The last dice that were told: all creatures of the seat that rolled last. */
export function lastThrow(view: State, rolls: readonly Rolled[]): Throw | null {
  const last = rolls.at(-1)
  if (last === undefined) return null
  const others = rolls.findLastIndex(({ seat, isAgain }) => seat !== last.seat || isAgain !== last.isAgain)
  const side = view.sides[last.seat]
  const fighters: Throw['fighters'][number][] = []
  for (const { kind, dice, rerolled, isAgain } of rolls.slice(others + 1)) {
    const finds = side === undefined || isAgain ? 0 : findsOf(side, kind)
    const seen = { kind, dice: dice.map(face => ({ face, isFind: face <= finds, isFresh: false })) }
    const before = rerolled === null ? -1 : fighters.findLastIndex(it => it.kind === kind)
    if (before < 0) fighters.push(seen)
    else fighters[before] = seen
  }
  return { seat: last.seat, fighters, pips: 0, found: 0 }
}
