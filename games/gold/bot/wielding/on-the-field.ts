import type { Seat } from '#kernel/seat'
import type { Adventurer } from '../../cards/adventurers.ts'
import type { ObjectId } from '../../magic/cards.ts'
import { type TargetBy, targetBy } from '../../magic/moves.ts'
import type { Lair, Side, Spot, State } from '../../types.ts'
import { fieldOf } from '../sending/field.ts'
import { type Foresight, standingOn } from '../sending/playing-ahead.ts'
import { type Prospects, prospectsOf } from '../sending/prospects.ts'
import type { Outlook } from '../value/outlook.ts'

/** The objects that change where dragons and adventurers are. */
type FieldObject = 'swapPowder' | 'hornOfRecall' | 'sevenLeagueBoots' | 'dragonDraught'
type Fielded = Pick<State, 'row' | 'attackers' | 'sides'>
type Effect<O extends FieldObject> = (view: State, target: TargetBy<O>, by: Seat) => Partial<Fielded>

const DRAUGHT = 3

/** What is on the table after each of them. */
const effects: { readonly [O in FieldObject]: Effect<O> } = {
  swapPowder: ({ row }, { spots: [one, other] }) => ({
    row: row.map((lair, spot) => (spot === one ? row[other] : spot === other ? row[one] : lair) ?? null),
  }),
  hornOfRecall: ({ attackers, sides }, { seat, adventurer }) => ({
    attackers: attackers.map(there => there.filter(a => a.seat !== seat || a.adventurer !== adventurer)),
    sides: sides.map((side, i) => (i === seat ? atHome(side, adventurer) : side)),
  }),
  sevenLeagueBoots: ({ attackers }, { adventurer, spot: to }, by) => ({
    attackers: attackers.map((there, spot) => {
      const stay = there.filter(a => a.seat !== by || a.adventurer !== adventurer)
      return spot === to ? [...stay, { seat: by, adventurer, blade: null }] : stay
    }),
  }),
  dragonDraught: ({ row }, { spot }) => ({
    row: row.map((lair, i) => (lair !== null && i === spot ? stronger(lair) : lair)),
  }),
}

const atHome = (side: Side, adventurer: Adventurer): Side => ({
  ...side,
  team: { ...side.team, [adventurer]: 'resting' },
})
const stronger = (lair: Lair): Lair => ({ ...lair, draught: lair.draught + DRAUGHT })

export const isFieldObject = (object: ObjectId | 'slip'): object is FieldObject => Object.hasOwn(effects, object)

/** What the table brings as it is, and what it would bring after an object. The table is looked at once. */
export class FieldStanding {
  readonly #outlook: Outlook
  readonly #foresight: Foresight
  readonly #prospects: Prospects
  readonly #now: number

  constructor(outlook: Outlook, foresight: Foresight) {
    this.#outlook = outlook
    this.#foresight = foresight
    this.#prospects = prospectsOf(outlook)
    this.#now = this.#standing(outlook.view, this.#prospects)
  }

  #standing(view: State, prospects: Prospects): number {
    return standingOn(fieldOf(view), prospects, this.#outlook.seat, this.#foresight, 1000 * view.turns)
  }

  /** In points, for this seat, if `by` plays it. */
  gainFrom<O extends FieldObject>(object: O, target: string, by: Seat): number {
    const { view } = this.#outlook
    const aim = targetBy(object, target) as TargetBy<O>
    const after = { ...view, ...effects[object](view, aim, by) }
    const prospects = 'spots' in aim ? swapped(this.#prospects, aim.spots, view.sides.length) : this.#prospects
    return this.#standing(after, prospects) - this.#now
  }
}

/** The loot goes with the dragons. */
function swapped(prospects: Prospects, [one, other]: readonly [Spot, Spot], seats: number): Prospects {
  const loot = prospects.loot.slice()
  for (let seat = 0; seat < seats; seat++) {
    loot[one * seats + seat] = prospects.loot[other * seats + seat] as number
    loot[other * seats + seat] = prospects.loot[one * seats + seat] as number
  }
  return { ...prospects, loot }
}
