import { amounts, either, number, type Parts, pieces, record, word, words } from '#games/workshop/form'
import type { Kinds } from '#games/workshop/guest'
import type { GuestCharacter } from './guests.ts'
import { mended } from './mending.ts'
import { possible } from './possible.ts'
import { boons, type Condition, chosen, coins, colours, receivers, type Step, standings } from './steps.ts'

/* What may be written on a blank card. Every step has its line: a new one does not compile without it. */

const [any, alike] = [record({ any: number(1, 6) }), record({ alike: number(1, 5) })]
const price = either(word('one of each', 'all'), any, alike)
/** What a number in a condition may be. A new condition does not compile without its line. */
const limits: { readonly [C in Counted]: readonly [from: number, to: number] } = {
  stones: [1, 12],
  alike: [1, 6],
  points: [1, 2],
  bidders: [2, 6],
  round: [2, 12],
}
type Counted<C = Condition> = C extends object ? keyof C : never
const holds = either(
  word(...standings),
  ...Object.entries(limits).map(([counted, [from, to]]) => record({ [counted]: number(from, to) })),
)
const to = word(...receivers)

export const vocabulary: { readonly [D in Step['do']]: Parts } = {
  gain: { gain: amounts({ fairy: 2, common: 4, silver: 6, black: 2, amulet: 1 }) },
  gainStone: { colour: word(...colours, 'chosen') },
  trade: { price, points: number(1, 2) },
  either: { first: pieces(), second: pieces() },
  may: { steps: pieces() },
  choose: { what: word(...chosen) },
  drawCharacter: {},
  playChosen: {},
  steal: {},
  plunder: { coins: words(coins) },
  everyoneLosesColour: {},
  drawStones: { ofEach: number(1, 4), draw: number(1, 4) },
  pushLuck: {},
  buyStones: { gold: number(1, 4), silver: number(1, 6) },
  giveFairyBid: {},
  score: { points: number(1, 2) },
  keep: {},
  if: { holds, steps: pieces(), otherwise: pieces(0) },
  payFor: {
    price: either(word('one of each'), any, alike, amounts({ fairy: 3, common: 3, silver: 6 })),
    steps: pieces(),
  },
  othersGain: { gain: amounts({ fairy: 1, common: 2, silver: 3, black: 1 }) },
  othersPay: { coins: amounts({ fairy: 1, common: 2, silver: 3 }), to },
  thisRound: { boon: word(...boons) },
  othersLoseStones: { stones: number(1, 2), to },
}

export const guestKinds: Kinds = {
  character: {
    facts: { steps: pieces() },
    vocabulary,
    mostCopies: 3,
    mend: (facts, rng) => ({ ...facts, steps: mended(facts.steps as readonly Step[], rng) }),
    check: card => possible(card as GuestCharacter),
  },
}
