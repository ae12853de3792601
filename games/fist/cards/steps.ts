import type { FlagName } from '../options.ts'

export const colours = ['red', 'blue', 'yellow'] as const
export type Colour = (typeof colours)[number]
export const coins = ['fairy', 'common', 'silver'] as const
export type Coin = (typeof coins)[number]
/** Things a seat gains other than coins: the curse of a round, the doubler of one bid. */
export type Token = 'black' | 'amulet'

/** The stones a power requires. */
export type Price = { readonly any: number } | { readonly alike: number } | 'one of each' | 'all'
export type Gain = Readonly<Partial<Record<Coin | Token, number>>>
export type Coins = Readonly<Partial<Record<Coin, number>>>
export const chosen = [
  'colour',
  'colour in the bank',
  'rival',
  'runner-up',
  'lowest bidder',
  'most points',
  'most stones',
  'auctioned character',
  'unseen character',
] as const
export type Chosen = (typeof chosen)[number]

/** What is chosen, whichever way: it is also the question that is asked. */
export type Choice = 'colour' | 'rival' | 'character'
export const choiceOf: { readonly [C in Chosen]: Choice } = {
  colour: 'colour',
  'colour in the bank': 'colour',
  rival: 'rival',
  'runner-up': 'rival',
  'lowest bidder': 'rival',
  'most points': 'rival',
  'most stones': 'rival',
  'auctioned character': 'character',
  'unseen character': 'character',
}

/** Conditions without a number. Whoever shares a place among the others has it. */
export const standings = ['every colour', 'fewest points', 'most points', 'fewest stones', 'most stones'] as const
/** R7.6: what everybody can see. At least so many stones, of one colour or of any, points, bidders or rounds. */
export type Condition =
  | { readonly stones: number }
  | { readonly alike: number }
  | { readonly points: number }
  | { readonly bidders: number }
  | { readonly round: number }
  | (typeof standings)[number]

/** Where it goes what everybody else gives. */
export const receivers = ['bank', 'winner'] as const
export type Receiver = (typeof receivers)[number]

/** R7.10: what a seat has until the round ends. */
export const boons = ['heavy fist', 'last word', 'shelter'] as const
export type Boon = (typeof boons)[number]

/**
 * A character's abilities as data. A card is a list of steps, and the rest of a half-done power is the rest of that
 * list. It survives JSON, and it terminates: a step is used up or unfolds into the steps inside it.
 */
export type Step =
  | { readonly do: 'gain'; readonly gain: Gain }
  | { readonly do: 'gainStone'; readonly colour: Colour | 'chosen' }
  | { readonly do: 'trade'; readonly price: Price; readonly points: number; readonly freeIf?: FlagName | null }
  | { readonly do: 'either'; readonly first: readonly Step[]; readonly second: readonly Step[] }
  | { readonly do: 'may'; readonly steps: readonly Step[]; readonly mustIf?: FlagName | null }
  | { readonly do: 'choose'; readonly what: Chosen }
  | { readonly do: 'drawCharacter' }
  | { readonly do: 'playChosen' }
  | { readonly do: 'steal' }
  | { readonly do: 'plunder'; readonly coins: readonly Coin[] }
  | { readonly do: 'everyoneLosesColour' }
  | { readonly do: 'drawStones'; readonly ofEach: number; readonly draw: number }
  | { readonly do: 'pushLuck' }
  | { readonly do: 'buyStones'; readonly gold: number; readonly silver: number }
  | { readonly do: 'giveFairyBid' }
  | { readonly do: 'score'; readonly points: number }
  | { readonly do: 'keep' }
  | {
      readonly do: 'if'
      readonly holds: Condition
      readonly steps: readonly Step[]
      readonly otherwise: readonly Step[]
    }
  | { readonly do: 'payFor'; readonly price: Coins | Exclude<Price, 'all'>; readonly steps: readonly Step[] }
  | { readonly do: 'othersGain'; readonly gain: Gain }
  | { readonly do: 'othersPay'; readonly coins: Coins; readonly to: Receiver }
  | { readonly do: 'othersLoseStones'; readonly stones: number; readonly to: Receiver }
  | { readonly do: 'thisRound'; readonly boon: Boon }

export const gain = (gain: Gain): Step => ({ do: 'gain', gain })
export const gainStone = (colour: Colour | 'chosen'): Step => ({ do: 'gainStone', colour })
/** Stones for points, if the stones are there. With `freeIf`, that house rule gives the points for free. */
export const trade = (price: Price, points: number, freeIf: FlagName | null = null): Step => ({
  do: 'trade',
  price,
  points,
  freeIf,
})
export const either = (first: Step, second: Step): Step => ({ do: 'either', first: [first], second: [second] })
export const may = (...steps: readonly Step[]): Step => ({ do: 'may', steps, mustIf: null })
/** Mandatory if the house rule says so. */
export const mustIf = (flag: FlagName, ...steps: readonly Step[]): Step => ({ do: 'may', steps, mustIf: flag })
export const choose = (what: Chosen): Step => ({ do: 'choose', what })
export const plunder = (...coins: readonly Coin[]): Step => ({ do: 'plunder', coins })
/** Puts a number of stones of each colour into the bag and draws some. */
export const drawStones = (ofEach: number, draw: number): Step => ({ do: 'drawStones', ofEach, draw })
/** Any number of stones, each for this much gold or silver. */
export const buyStones = (gold: number, silver: number): Step => ({ do: 'buyStones', gold, silver })
export const score = (points: number): Step => ({ do: 'score', points })
export const drawCharacter: Step = { do: 'drawCharacter' }
export const playChosen: Step = { do: 'playChosen' }
export const steal: Step = { do: 'steal' }
export const everyoneLosesColour: Step = { do: 'everyoneLosesColour' }
export const pushLuck: Step = { do: 'pushLuck' }
export const giveFairyBid: Step = { do: 'giveFairyBid' }
export const keep: Step = { do: 'keep' }

/** A step that does nothing itself: it decides about the steps inside it. */
type Bending<S = Step> = S extends Step ? ([Extract<S[keyof S], readonly Step[]>] extends [never] ? never : S) : never
const bending: { readonly [D in Bending['do']]: true } = { either: true, may: true, if: true, payFor: true }
export const bends = ({ do: kind }: Step): boolean => Object.hasOwn(bending, kind)

/** Whether a power contains this step, even nested in another. */
export function uses(steps: readonly Step[], test: (step: Step) => boolean): boolean {
  return steps.some(step => test(step) || uses(inside(step), test))
}
function inside(step: Step): readonly Step[] {
  switch (step.do) {
    case 'either':
      return [...step.first, ...step.second]
    case 'if':
      return [...step.steps, ...step.otherwise]
    case 'may':
    case 'payFor':
      return step.steps
    default:
      step satisfies Exclude<Step, Bending>
      return []
  }
}

/** Whether a price is in stones. Otherwise it is in coins. */
export const isInStones = (price: Coins | Price): price is Price =>
  typeof price === 'string' || 'any' in price || 'alike' in price

/** Whether nothing has happened when it is done: it chooses something for the steps after it. */
export const onlyChooses = (step: Step): boolean => step.do === 'choose' && step.what !== 'unseen character'

/** Whether stones may come by it, from wherever. */
export const bringsStones = (step: Step): boolean =>
  (step.do === 'othersLoseStones' && step.to === 'winner') || bringing.includes(step.do)
const bringing: readonly Step['do'][] = ['gainStone', 'drawStones', 'pushLuck', 'buyStones', 'steal', 'playChosen']

/** Whether the winning bid is its price. */
export const givesBid = (steps: readonly Step[]): boolean => uses(steps, step => step.do === 'giveFairyBid')

/** The first step of a kind among these tasks, even inside another; null if there is none. */
export function firstIn<D extends Step['do']>(
  tasks: readonly { readonly do: string }[],
  kind: D,
): Extract<Step, { do: D }> | null {
  let found: Step | null = null
  uses(tasks as readonly Step[], step => {
    if (step.do === kind) found ??= step
    return found !== null
  })
  return found
}
