import type { Seat } from '#kernel/seat'
import type { BattleId } from '../../cards/battles.ts'
import type { CardId } from '../../cards/index.ts'
import type { Kind } from '../../cards/kinds.ts'
import type { DwarvesEvent, Gone } from '../../events.ts'

/** Dice as they fell. */
export interface Rolled {
  readonly seat: Seat
  readonly kind: Kind
  readonly dice: readonly number[]
  readonly found: number
  /** By how much they changed strength and treasure. */
  readonly pips: number
  readonly gain: number
  /** R9.3: whether it is a second roll. */
  readonly isAgain: boolean
  /** R6.8: which of the dice was rerolled. */
  readonly rerolled: number | null
}

/** What was told about the last battle. It stays visible when the battle is over. */
export interface BattleTold {
  readonly card: BattleId
  readonly starter: Seat
  readonly sent: ReadonlyMap<Seat, readonly Kind[]>
  readonly rolls: readonly Rolled[]
  readonly turnedUp: ReadonlyMap<Seat, CardId>
  /** Whose event was cancelled, and by whom. */
  readonly cancelled: ReadonlyMap<Seat, Seat>
  /** Who has used a Forget it! from the table. */
  readonly spent: ReadonlySet<Seat>
  /** Whose event had no target. */
  readonly fizzled: ReadonlySet<Seat>
  readonly won: Extract<DwarvesEvent, { type: 'battleWon' }> | null
  /** Gold gained and lost. */
  readonly gold: readonly GoldMoved[]
  readonly gone: readonly (Gone & { readonly why: 'fell' | 'peace' })[]
  readonly isOver: boolean
}

/** A seat's gain or loss in a battle: found, awarded, given away or stolen. */
export type GoldMoved = { readonly seat: Seat } & (
  | { readonly by: 'spoils'; readonly treasure: number; readonly award: number }
  | { readonly by: 'gift' | 'theft'; readonly from: Seat; readonly amount: number }
  | { readonly by: 'given' | 'stolen'; readonly amount: number; readonly to: Seat }
)
export const amountOf = (it: GoldMoved): number => {
  if (it.by === 'spoils') return it.treasure + it.award
  return it.by === 'given' || it.by === 'stolen' ? -it.amount : it.amount
}

/** A seat's total gain from a battle. */
export const gainedBy = ({ gold }: BattleTold, seat: Seat): number =>
  gold.filter(it => it.seat === seat).reduce((n, it) => n + amountOf(it), 0)

/** The gold moved by an event of the log. */
export function goldIn(it: DwarvesEvent): readonly GoldMoved[] {
  if (it.type === 'spoilsPaid') return [{ seat: it.seat, by: 'spoils', treasure: it.treasure, award: it.award }]
  if (it.type === 'goldGiven')
    return it.to.flatMap((amount, to): readonly GoldMoved[] =>
      amount === 0
        ? []
        : [
            { seat: it.seat, by: 'given', amount, to: to as Seat },
            { seat: to as Seat, by: 'gift', amount, from: it.seat },
          ],
    )
  if (it.type !== 'goldTaken') return []
  return [
    { seat: it.from, by: 'stolen', amount: it.amount, to: it.seat },
    { seat: it.seat, by: 'theft', amount: it.amount, from: it.from },
  ]
}

const sum = (dice: readonly number[]): number => dice.reduce((n, pips) => n + pips, 0)

/** The last battle told, running or over; null before the first. */
export function battleTold(told: readonly DwarvesEvent[]): BattleTold | null {
  const from = told.findLastIndex(({ type }) => type === 'battlePlayed')
  const played = told[from]
  if (played?.type !== 'battlePlayed') return null
  const sent = new Map<Seat, readonly Kind[]>()
  const rolls: Rolled[] = []
  const turnedUp = new Map<Seat, CardId>()
  const cancelled = new Map<Seat, Seat>()
  const spent = new Set<Seat>()
  const fizzled = new Set<Seat>()
  const gold: GoldMoved[] = []
  const gone: (Gone & { why: 'fell' | 'peace' })[] = []
  let won: BattleTold['won'] = null
  let isOver = false
  for (const it of told.slice(from + 1)) {
    if (isOver) break
    gold.push(...goldIn(it))
    if (it.type === 'fightersSent') sent.set(it.seat, it.kinds)
    else if (it.type === 'creatureRolled')
      rolls.push({ ...it, pips: sum(it.dice), gain: it.found, isAgain: false, rerolled: null })
    else if (it.type === 'fighterRolledAgain')
      rolls.push({ ...it, found: 0, pips: sum(it.dice), gain: 0, isAgain: true, rerolled: null })
    else if (it.type === 'dieRerolled') rolls.push(rerolledOf(it, rolls))
    else if (it.type === 'cardsTurnedUp') for (const { seat, card } of it.cards) turnedUp.set(seat, card)
    else if (it.type === 'eventCancelled') {
      cancelled.set(it.owner, it.seat)
      if (it.from === 'laid') spent.add(it.seat)
    } else if (it.type === 'eventFizzled') fizzled.add(it.seat)
    else if (it.type === 'battleWon') won = it
    else if (it.type === 'creatureFell') gone.push({ ...it, why: 'fell' })
    else if (it.type === 'creaturesLeft') gone.push({ ...it, why: 'peace' })
    else if (it.type === 'battleEnded') isOver = true
  }
  const { battle: card, seat: starter } = played
  return { card, starter, sent, rolls, turnedUp, cancelled, spent, fizzled, won, gold, gone, isOver }
}

/** The same creature's dice, with one of them changed. */
function rerolledOf(it: Extract<DwarvesEvent, { type: 'dieRerolled' }>, rolls: readonly Rolled[]): Rolled {
  const before = rolls.findLast(({ seat, kind }) => seat === it.seat && kind === it.kind)
  const dice = before?.dice ?? [it.from]
  const at = dice.indexOf(it.from)
  return {
    seat: it.seat,
    kind: it.kind,
    dice: dice.with(Math.max(0, at), it.to),
    found: it.found,
    pips: it.to - it.from,
    gain: it.found - (before?.found ?? 0),
    isAgain: false,
    rerolled: at,
  }
}
