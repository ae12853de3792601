import { of, rivalsOf, type Seat, seatsOf } from '#kernel/seat'
import { battleOf } from '../cards/battles.ts'
import { events, type LaidEvent } from '../cards/events.ts'
import { fighterAt, pipsOf } from '../rules/armies.ts'
import { diceOf } from '../rules/groups.ts'
import { mayFall } from '../rules/losses.ts'
import { targetOn } from '../rules/targets.ts'
import type { Battle, State } from '../types.ts'
import { creatureWorth } from './worth.ts'

/** How a battle would end if nothing else happened. */
export interface Outlook {
  /** By seat; −1 for seats that sit out. */
  readonly strength: readonly number[]
  readonly treasure: readonly number[]
  readonly safe: readonly boolean[]
  readonly thieves: readonly Seat[]
}

export const outlookOf = ({ armies, thieves }: Battle): Outlook => ({
  strength: armies.map(army => army?.strength ?? -1),
  treasure: armies.map(army => army?.treasure ?? 0),
  safe: armies.map(army => army?.safe ?? false),
  thieves,
})

/** The outlook if this event took effect. A roll counts as its average. */
export function withEvent(
  view: State,
  battle: Battle,
  outlook: Outlook,
  by: Seat,
  event: LaidEvent,
  target: string,
): Outlook {
  const { strength, treasure, safe, thieves } = outlook
  const at = (all: readonly number[], seat: number, change: (n: number) => number): readonly number[] =>
    all.map((n, i) => (i === seat ? change(n) : n))
  switch (event) {
    case 'neverNotice':
      return { ...outlook, thieves: [...thieves, by] }
    case 'boo': {
      const { seat, place } = targetOn(event, target)
      const pips = pipsOf(fighterAt(battle, seat, place))
      return { ...outlook, strength: at(strength, seat, n => Math.max(0, n - pips)) }
    }
    case 'onceMore': {
      const { kind } = fighterAt(battle, by, targetOn(event, target).place)
      return { ...outlook, strength: at(strength, by, n => n + 3.5 * diceOf(of(view.sides, by), kind)) }
    }
    case 'wrongBanner': {
      const { seat: other } = targetOn(event, target)
      const swapped = strength.map((n, i) => (i === by ? strength[other] : i === other ? strength[by] : n) ?? n)
      return { ...outlook, strength: swapped }
    }
    case 'foolsGold':
      return { ...outlook, treasure: at(treasure, targetOn(event, target).seat, () => 0) }
    case 'richVein':
      return { ...outlook, treasure: at(treasure, by, n => n + events.richVein.amount) }
    case 'nobodyGoesHome':
      return { ...outlook, safe: safe.map((is, i) => is || i === by) }
  }
}

const SPITE = 0.5
/** The value of winning or losing the game. */
const GAME = 10

/** This outlook's value to a seat, in gold: its own gains and losses, and those of its rivals. */
export function worthTo(view: State, battle: Battle, outlook: Outlook, seat: Seat): number {
  const best = Math.max(...outlook.strength)
  const winners = seatsOf(view.sides.length).filter(s => of(outlook.strength, s) === best)
  const gold = view.sides.map((_, i) =>
    winners.includes(i as Seat) ? battleOf(battle.card).award + of(outlook.treasure, i as Seat) : 0,
  )
  for (const thief of outlook.thieves) {
    const victim = winners.find(winner => winner !== thief && of(gold, winner) > 0)
    if (victim === undefined) continue
    const taken = Math.min(events.neverNotice.amount, of(gold, victim))
    gold[victim] = of(gold, victim) - taken
    gold[thief] = of(gold, thief) + taken
  }
  const value = (s: Seat): number => {
    const won = of(view.sides, s).gold + of(gold, s) >= view.options.goldToWin ? GAME : 0
    return of(gold, s) + won - (winners.includes(s) && !of(outlook.safe, s) ? lossOf(view, s) : 0)
  }
  const rivals = rivalsOf(view.sides, seat)
  return value(seat) - (SPITE * rivals.reduce((n, rival) => n + value(rival), 0)) / Math.max(1, rivals.length)
}

/** R10.5: the value of a fighter that may fall, the one its owner would choose. */
function lossOf(view: State, seat: Seat): number {
  const worths = mayFall(view, seat).map(kind => creatureWorth(of(view.sides, seat), kind))
  return worths.length === 0 ? 0 : Math.min(...worths)
}
