import { battles } from '../../cards/battles.ts'
import { type BoxedKind, creatures } from '../../cards/creatures.ts'

/* The worked turn: your battle against Ben and Clara. `worked.test.ts` plays it. */

interface Fighter {
  readonly kind: BoxedKind
  /** What its dice show. */
  readonly faces: readonly number[]
}

export const [you, ben, clara] = [0, 1, 2]
export const battle = 'ford'
export const { limit, award } = battles[battle]

/** By seat. */
export const armies: readonly (readonly Fighter[])[] = [
  [
    { kind: 'dwarf', faces: [5, 2] },
    { kind: 'goblin', faces: [6] },
  ],
  [{ kind: 'orc', faces: [4, 3, 1] }],
  [{ kind: 'gnome', faces: [3] }],
]

export const isFind = (kind: BoxedKind, face: number): boolean => face <= creatures[kind].finds
const sum = (all: readonly number[]): number => all.reduce((so, n) => so + n, 0)
const strengthOf = (army: readonly Fighter[]): number => sum(army.flatMap(({ faces }) => faces))
const treasureOf = (army: readonly Fighter[]): number =>
  sum(army.map(({ kind, faces }) => faces.filter(face => isFind(kind, face)).length))
export const strengths = armies.map(strengthOf)
export const treasures = armies.map(treasureOf)

/** Laid face down: an event of yours, and a bluff of Ben's. */
export const event = 'richVein'
export const bluff = 'troll'
/** R9.6. */
export const more = 2
/** What you win, and whom you lose. */
export const found = (treasures[you] ?? 0) + more
export const won = found + award
export const lost = 'dwarf'
/** R3.2: the cards of a full hand. */
export const hand = 5
