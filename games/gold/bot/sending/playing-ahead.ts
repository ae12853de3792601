import type { Rng } from '#kernel/chance'
import { diceFrom } from '../beliefs/dice.ts'
import { type Fate, Field, SPOTS, TEAM } from './field.ts'
import { habitual, LOOK, THEFT } from './habit.ts'
import type { Prospects } from './prospects.ts'

/** How far and how often somebody plays ahead in mind. */
export interface Foresight {
  readonly times: number
  readonly placements: number
}

/** How much more a party gets from loot than an equal part of what it is worth to each: everybody takes what suits them. */
const SUITED = 1.15
/** How far others may be off in their choice, in points. */
const WHIM = 0.8
const [THIEF, WIZARD] = [2, 3]

/** The loot of a table that is played ahead, and what everybody gets of it. */
class Future implements Fate {
  readonly loot: Float64Array
  readonly points: Float64Array
  readonly #prospects: Prospects
  #pile = 0
  #inBag = 0
  rng: Rng = diceFrom(0)

  constructor(prospects: Prospects, seats: number) {
    this.#prospects = prospects
    this.loot = new Float64Array(SPOTS * seats)
    this.points = new Float64Array(seats)
  }

  begin(rng: Rng): void {
    this.rng = rng
    this.loot.set(this.#prospects.loot)
    this.points.fill(0)
    this.#pile = this.#prospects.pile.length
    this.#inBag = this.#prospects.inBag
  }

  slain(field: Field, spot: number, party: number): void {
    const { seats } = field
    let size = 0
    for (let seat = 0; seat < seats; seat++) if (party & (1 << seat)) size++
    const part = size === 1 ? 1 : SUITED / size
    for (let seat = 0; seat < seats; seat++) {
      if ((party & (1 << seat)) === 0) continue
      const team = field.there[spot * seats + seat] as number
      this.#add(seat, part * (this.loot[spot * seats + seat] as number))
      if (size === 1 || (team & (1 << THIEF)) === 0) continue
      const stolen = THEFT + (team & (1 << WIZARD) ? LOOK : 0)
      this.#add(seat, stolen)
      for (let other = 0; other < seats; other++)
        if (other !== seat && party & (1 << other)) this.#add(other, -stolen / (size - 1))
    }
  }

  #add(seat: number, points: number): void {
    this.points[seat] = (this.points[seat] as number) + points
  }

  next(field: Field, spot: number): number {
    const { pile, blind } = this.#prospects
    if (this.#pile === 0 || this.#inBag === 0) return 0
    this.#pile--
    const dragon = pile[this.rng.below(pile.length)]
    if (dragon === undefined) return 0
    const tokens = Math.min(dragon.tokens, this.#inBag)
    this.#inBag -= tokens
    for (let seat = 0; seat < field.seats; seat++) this.loot[spot * field.seats + seat] = tokens * (blind[seat] ?? 0)
    return dragon.strength
  }

  /** What those who sit on a dragon may expect of it when the playing ahead stops. */
  settle(field: Field): void {
    const { seats } = field
    for (let spot = 0; spot < SPOTS; spot++) {
      const total = field.strength[spot] as number
      if (total === 0) continue
      const near = 1 - (field.missing[spot] as number) / total
      let size = 0
      for (let seat = 0; seat < seats; seat++) if (field.there[spot * seats + seat] !== 0) size++
      for (let seat = 0; seat < seats; seat++)
        if (field.there[spot * seats + seat] !== 0)
          this.#add(seat, (near * (this.loot[spot * seats + seat] as number)) / (size + 0.5))
    }
  }
}

/** A placement to be weighed, with what a blade adds to it. */
export interface Sending {
  readonly adventurer: number
  readonly spot: number
  readonly extra: number
}

/** What each of these placements brings this seat, less what it brings the others on average. All are played ahead with the same luck. */
export function foreseen(
  start: Field,
  prospects: Prospects,
  seat: number,
  sendings: readonly Sending[],
  foresight: Foresight,
  luck: number,
): readonly number[] {
  return sendings.map(({ adventurer, spot, extra }) =>
    ahead(start, prospects, seat, { ...foresight, placements: foresight.placements - 1 }, luck, (field, future) =>
      field.place(seat, adventurer, spot, extra, future),
    ),
  )
}

/** What a table between two turns brings this seat, less what it brings the others on average. Dragons may have lost enough to die at once. */
export const standingOn = (
  start: Field,
  prospects: Prospects,
  seat: number,
  foresight: Foresight,
  luck: number,
): number => ahead(start, prospects, seat, foresight, luck, (field, future) => field.resume(future))

function ahead(
  start: Field,
  prospects: Prospects,
  seat: number,
  { times, placements }: Foresight,
  luck: number,
  begin: (field: Field, future: Future) => void,
): number {
  const field = new Field(start.seats)
  const future = new Future(prospects, start.seats)
  const rivals = Math.max(1, start.seats - 1)
  let total = 0
  for (let time = 0; time < times; time++) {
    field.copy(start)
    future.begin(diceFrom(luck + time))
    begin(field, future)
    for (let n = 0; n < placements && !field.isOver; n++) {
      const chosen = habitual(field, future.loot, field.turn, future.rng, WHIM)
      if (chosen < 0) break
      field.place(field.turn, chosen % TEAM, Math.floor(chosen / TEAM), 0, future)
    }
    future.settle(field)
    let others = 0
    for (let other = 0; other < start.seats; other++) if (other !== seat) others += future.points[other] as number
    total += (future.points[seat] as number) - others / rivals
  }
  return total / times
}
