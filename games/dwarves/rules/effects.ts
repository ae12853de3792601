import { clockwiseAfter, of, type Seat } from '#kernel/seat'
import { events, type LaidEvent } from '../cards/events.ts'
import type { Battle, DwarvesLedger, Fighter, Playing } from '../types.ts'
import { armyOf, fighterAt, pipsOf } from './armies.ts'
import { rollAgain } from './combat.ts'
import { type Target, type TargetOn, targetOn } from './targets.ts'

/** What an event card does, and the rule that says so. */
interface Effect<E extends LaidEvent> {
  readonly rule: string
  /** On whom or what; none where it would do nothing. */
  targets(battle: Battle, seat: Seat): readonly TargetOn<E>[]
  run(ledger: DwarvesLedger, seat: Seat, target: TargetOn<E>): void
}

const nothing = [{ kind: 'nothing' }] as const
/** R7.6. */
const ifFighting = ({ armies }: Battle, seat: Seat) => (of(armies, seat) === null ? [] : nothing)

/** R7.5: the others first, the strongest of them first; equals clockwise from the left. */
function fighting({ armies }: Battle, from: Seat): readonly Seat[] {
  const strength = (seat: Seat): number => (seat === from ? -1 : (of(armies, seat)?.strength ?? -1))
  return clockwiseAfter(armies, from)
    .filter(seat => of(armies, seat) !== null)
    .sort((a, b) => strength(b) - strength(a))
}

/** The places of those who are not scared, first by this. */
const calm = ({ armies }: Battle, seat: Seat, by: (fighter: Fighter) => number): readonly number[] =>
  (of(armies, seat)?.fighters ?? [])
    .map((fighter, place) => ({ fighter, place }))
    .filter(({ fighter }) => !fighter.scared)
    .sort((a, b) => by(b.fighter) - by(a.fighter))
    .map(({ place }) => place)

const effects: { readonly [E in LaidEvent]: Effect<E> } = {
  neverNotice: {
    rule: 'R9.1',
    targets: () => nothing,
    run: (ledger, seat) => ledger.emit({ type: 'pocketsEyed', seat }),
  },
  boo: {
    rule: 'R9.2',
    targets: (battle, by) =>
      fighting(battle, by).flatMap(seat =>
        calm(battle, seat, pipsOf).map(place => ({ kind: 'fighter', seat, place }) as const),
      ),
    run(ledger, _seat, { seat, place }) {
      const { battle } = ledger.state
      if (battle === null) return
      const fighter = fighterAt(battle, seat, place)
      const lost = Math.min(of(battle.armies, seat)?.strength ?? 0, pipsOf(fighter)) // R9.8
      ledger.emit({ type: 'fighterScared', seat, fighter: place, kind: fighter.kind, lost })
    },
  },
  onceMore: {
    rule: 'R9.3',
    targets: (battle, seat) =>
      calm(battle, seat, ({ dice }) => dice.length).map(place => ({ kind: 'ownFighter', seat, place })),
    run: (ledger, seat, { place }) => rollAgain(ledger, seat, place),
  },
  wrongBanner: {
    rule: 'R9.4',
    targets: (battle, by) =>
      ifFighting(battle, by)
        .flatMap(() => fighting(battle, by).filter(s => s !== by))
        .map(seat => ({ kind: 'partner', seat })),
    run: (ledger, by, { seat }) => ledger.emit({ type: 'strengthsSwapped', seats: [by, seat] }),
  },
  foolsGold: {
    rule: 'R9.5',
    targets: (battle, by) => fighting(battle, by).map(seat => ({ kind: 'treasure', seat })),
    run: (ledger, _seat, { seat }) =>
      ledger.emit({ type: 'treasureLost', seat, lost: armyOf(ledger.state, seat)?.treasure ?? 0 }),
  },
  richVein: {
    rule: 'R9.6',
    targets: ifFighting,
    run: (ledger, seat) => ledger.emit({ type: 'treasureAdded', seat, added: events.richVein.amount }),
  },
  nobodyGoesHome: {
    rule: 'R9.7',
    targets: ifFighting,
    run: (ledger, seat) => ledger.emit({ type: 'creaturesSafe', seat }),
  },
}

export const ruleOf = (event: LaidEvent): string => effects[event].rule

/** What an event of this seat can be aimed at now. */
export const targetsOf = (event: LaidEvent, battle: Battle, seat: Seat): readonly Target[] =>
  effects[event].targets(battle, seat)

/** What an event that nobody cancels does. */
export const run = <E extends LaidEvent>(
  ledger: DwarvesLedger,
  { seat, event, target }: Playing & { readonly event: E },
): void => effects[event].run(ledger, seat, targetOn(event, target))
