import { clockwiseAfter, of, type Seat } from '#kernel/seat'
import { events, type LaidEvent } from '../cards/events.ts'
import type { Battle, DwarvesLedger, Fighter } from '../types.ts'
import { armyOf, fighterAt, fighterName, fighterNamed, pipsOf } from './armies.ts'
import { rollAgain } from './combat.ts'

/** What an event card does, and the rule that says so. */
interface Effect {
  readonly rule: string
  /** On whom or what; `yes` where there is nothing to choose, none where it would do nothing. */
  targets(battle: Battle, seat: Seat): readonly string[]
  run(ledger: DwarvesLedger, seat: Seat, target: string): void
}

const yes = ['yes']
/** R7.6. */
const ifFighting = (battle: Battle, seat: Seat): readonly string[] => (of(battle.armies, seat) === null ? [] : yes)

/** R7.5: the others first, the strongest of them first; equals clockwise from the left. */
function fighting({ armies }: Battle, from: Seat): readonly Seat[] {
  const strength = (seat: Seat): number => (seat === from ? -1 : (of(armies, seat)?.strength ?? -1))
  return clockwiseAfter(armies, from)
    .filter(seat => of(armies, seat) !== null)
    .sort((a, b) => strength(b) - strength(a))
}

/** Those who are not scared, first by this. */
function calmFighters(battle: Battle, seat: Seat, by: (fighter: Fighter) => number): readonly string[] {
  const fighters = (of(battle.armies, seat)?.fighters ?? []).map((fighter, i) => ({
    fighter,
    name: fighterName(seat, i),
  }))
  return fighters
    .filter(({ fighter }) => !fighter.scared)
    .sort((a, b) => by(b.fighter) - by(a.fighter))
    .map(({ name }) => name)
}

export const effects: { readonly [E in LaidEvent]: Effect } = {
  neverNotice: {
    rule: 'R9.1',
    targets: () => yes,
    run: (ledger, seat) => ledger.emit({ type: 'pocketsEyed', seat }),
  },
  boo: {
    rule: 'R9.2',
    targets: (battle, seat) => fighting(battle, seat).flatMap(s => calmFighters(battle, s, pipsOf)),
    run(ledger, _seat, target) {
      const { battle } = ledger.state
      const aimed = fighterNamed(target)
      if (battle === null || aimed === null) return
      const { seat, place } = aimed
      const fighter = fighterAt(battle, seat, place)
      const lost = Math.min(of(battle.armies, seat)?.strength ?? 0, pipsOf(fighter)) // R9.8
      ledger.emit({ type: 'fighterScared', seat, fighter: place, kind: fighter.kind, lost })
    },
  },
  onceMore: {
    rule: 'R9.3',
    targets: (battle, seat) => calmFighters(battle, seat, ({ dice }) => dice.length),
    run: (ledger, seat, target) => rollAgain(ledger, seat, fighterNamed(target)?.place ?? 0),
  },
  wrongBanner: {
    rule: 'R9.4',
    targets: (battle, seat) =>
      ifFighting(battle, seat)
        .flatMap(() => fighting(battle, seat).filter(s => s !== seat))
        .map(String),
    run: (ledger, seat, target) => ledger.emit({ type: 'strengthsSwapped', seats: [seat, Number(target) as Seat] }),
  },
  foolsGold: {
    rule: 'R9.5',
    targets: (battle, seat) => fighting(battle, seat).map(String),
    run(ledger, _seat, target) {
      const seat = Number(target) as Seat
      ledger.emit({ type: 'treasureLost', seat, lost: armyOf(ledger.state, seat)?.treasure ?? 0 })
    },
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
