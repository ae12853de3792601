import { clockwiseAfter, of, type Seat } from '#kernel/seat'
import type { TurnEvent } from './cards/events.ts'
import { rollAgain } from './combat.ts'
import type { Army, Battle, DwarvesLedger, Fighter } from './types.ts'

/** What an event card does. */
interface Effect {
  /** On whom or what; `yes` where there is nothing to choose, none where it would do nothing. */
  targets(battle: Battle, seat: Seat): readonly string[]
  run(ledger: DwarvesLedger, seat: Seat, target: string): void
}

const RICH_VEIN = 2

const yes = ['yes']
/** R7.6. */
const ifFighting = (battle: Battle, seat: Seat): readonly string[] => (of(battle.armies, seat) === null ? [] : yes)

/** R7.5: clockwise from the left of this seat, itself last. */
const fighting = ({ armies }: Battle, from: Seat): readonly Seat[] =>
  clockwiseAfter(armies, from).filter(seat => of(armies, seat) !== null)

/** Somebody's fighter, by its place: `1.0`. */
const fighterName = (seat: Seat, fighter: number): string => `${seat}.${fighter}`
export const fighterNamed = (name: string): readonly [seat: Seat, fighter: number] =>
  name.split('.').map(Number) as unknown as [Seat, number]

const calmFighters = (battle: Battle, seat: Seat): readonly string[] =>
  (of(battle.armies, seat)?.fighters ?? []).flatMap(({ scared }, i) => (scared ? [] : [fighterName(seat, i)]))

const pipsOf = ({ dice, again }: Fighter): number => [...dice, ...again].reduce((n, pips) => n + pips, 0)

function armyOf({ state }: DwarvesLedger, seat: Seat): Army {
  const army = state.battle?.armies[seat] ?? null
  if (army === null) throw new RangeError(`seat ${seat} does not fight`)
  return army
}

/** R9.1 to R9.7. */
export const effects: { readonly [E in TurnEvent]: Effect } = {
  neverNotice: {
    targets: () => yes,
    run: (ledger, seat) => ledger.emit({ type: 'pocketsEyed', seat }),
  },
  boo: {
    targets: (battle, seat) => fighting(battle, seat).flatMap(s => calmFighters(battle, s)),
    run(ledger, _seat, target) {
      const [seat, fighter] = fighterNamed(target)
      const army = armyOf(ledger, seat)
      const scared = army.fighters[fighter]
      if (scared === undefined) return
      const lost = Math.min(army.strength, pipsOf(scared)) // R9.8
      ledger.emit({ type: 'fighterScared', seat, fighter, kind: scared.kind, lost })
    },
  },
  onceMore: {
    targets: calmFighters,
    run: (ledger, seat, target) => rollAgain(ledger, seat, fighterNamed(target)[1]),
  },
  wrongBanner: {
    targets: (battle, seat) =>
      ifFighting(battle, seat)
        .flatMap(() => fighting(battle, seat).filter(s => s !== seat))
        .map(String),
    run: (ledger, seat, target) => ledger.emit({ type: 'strengthsSwapped', seats: [seat, Number(target) as Seat] }),
  },
  foolsGold: {
    targets: (battle, seat) => fighting(battle, seat).map(String),
    run(ledger, _seat, target) {
      const seat = Number(target) as Seat
      ledger.emit({ type: 'treasureLost', seat, lost: armyOf(ledger, seat).treasure })
    },
  },
  richVein: {
    targets: ifFighting,
    run: (ledger, seat) => ledger.emit({ type: 'treasureAdded', seat, added: RICH_VEIN }),
  },
  nobodyGoesHome: {
    targets: ifFighting,
    run: (ledger, seat) => ledger.emit({ type: 'creaturesSafe', seat }),
  },
}
