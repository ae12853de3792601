import { clockwiseAfter, type Seat, seatsOf, type Viewer } from '#kernel/seat'
import type { CardId } from '../../cards/index.ts'
import type { Kind } from '../../cards/kinds.ts'
import { creatureCount } from '../../rules/groups.ts'
import type { Army, Fighter, Laid, State } from '../../types.ts'
import { type BattleTold, gainedBy } from './battle-told.ts'
import { type Fate, fateOf } from './fates.ts'
import type { Throw } from './throws.ts'

/** One seat's part in a battle, running or over, as drawn. */
export interface Row {
  readonly seat: Seat
  /** Null for a seat that sits out or has not chosen yet. */
  readonly fighters: readonly FighterSeen[] | null
  readonly mustChoose: boolean
  /** Null before the first of its dice lies still. */
  readonly strength: number | null
  /** The treasure found; when the battle is over, the total gold gained. */
  readonly treasure: number
  readonly gained: number | null
  readonly laid: Laid | null
  readonly up: CardId | null
  readonly isPlaying: boolean
  readonly fate: Fate | null
  readonly cancelledBy: Seat | null
  readonly isWinner: boolean
}
export interface FighterSeen {
  readonly kind: Kind
  readonly dice: readonly number[]
  readonly again: readonly number[]
  readonly scared: boolean
  readonly hasFallen: boolean
}

/** The viewer's row is last. Dice being thrown count as soon as they lie still. */
export function rowsOf(view: State, told: BattleTold, thrown: Throw | null, viewer: Viewer): readonly Row[] {
  const seats = viewer === 'table' ? seatsOf(view.sides.length) : clockwiseAfter(view.sides, viewer)
  return seats.map(seat => rowOf(view, told, thrown?.seat === seat ? thrown : null, seat))
}

function rowOf(view: State, told: BattleTold, thrown: Throw | null, seat: Seat): Row {
  const battle = told.isOver ? null : view.battle
  const army = battle?.armies[seat] ?? null
  const up = told.turnedUp.get(seat) ?? null
  const side = view.sides[seat]
  return {
    seat,
    fighters: fightersOf(told, seat, army?.fighters ?? null),
    mustChoose: battle !== null && army === null && side !== undefined && creatureCount(side) > 0,
    strength: told.won === null ? strengthOf(army, thrown) : (told.won.strengths[seat] ?? 0),
    treasure: (army?.treasure ?? 0) + (thrown?.found ?? 0),
    gained: told.won === null ? null : gainedBy(told, seat),
    laid: battle?.laid[seat] ?? null,
    up,
    isPlaying: battle?.playing?.seat === seat || (view.stage?.at === 'target' && view.stage.seat === seat),
    fate: fateOf(told, seat),
    cancelledBy: told.cancelled.get(seat) ?? null,
    isWinner: told.won?.winners.includes(seat) ?? false,
  }
}

/** The fighters in battle; afterwards as they were sent, marking the fallen. */
function fightersOf(told: BattleTold, seat: Seat, now: readonly Fighter[] | null): readonly FighterSeen[] | null {
  const sent = told.sent.get(seat)
  if (sent === undefined) return null
  if (now !== null && now.length === sent.length) return now.map(fighter => ({ ...fighter, hasFallen: false }))
  const fallen = told.gone.filter(gone => gone.seat === seat && gone.why === 'fell').map(({ kind }) => kind)
  const left = [...fallen]
  return sent.map(kind => {
    const at = left.indexOf(kind)
    if (at >= 0) left.splice(at, 1)
    return { kind, dice: [], again: [], scared: false, hasFallen: at >= 0 }
  })
}

/** The sum of the dice that lie still; null before there is any. */
function strengthOf(army: Army | null, thrown: Throw | null): number | null {
  const hasRolled = army?.fighters.some(({ dice }) => dice.length > 0) ?? false
  const isStill = thrown?.fighters.some(({ dice }) => dice.some(({ face }) => face !== null)) ?? false
  return hasRolled || isStill ? (army?.strength ?? 0) + (thrown?.pips ?? 0) : null
}
