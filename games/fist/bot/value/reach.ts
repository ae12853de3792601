import { type CharacterId, powerOf } from '../../cards/characters.ts'
import { choiceOf, type Gain, isInStones, type Price, type Step } from '../../cards/steps.ts'

/** What a card can do, read from its steps, so that a card nobody has seen before needs no line here. */
export interface CardFacts {
  /** The ways in which it gives points. */
  readonly ways: readonly Way[]
  /** How often it does what: one number for every kind of step that matters. */
  readonly counts: Float64Array
  /** The colours of the stones it gives. */
  readonly stones: readonly string[]
  /** Whether what it does depends on what was paid for it. */
  readonly heedsPay: boolean
  /** Whether it does something to whoever came second. */
  readonly needsRunnerUp: boolean
  /** Whether its winner picks out a rival, which shelter keeps off. */
  readonly picksRival: boolean
  /** Whether it plays another card. */
  readonly playsCards: boolean
}

export interface Way {
  readonly price: Price | 'nothing'
  readonly points: number
}

export const KINDS = 21
const gained: readonly (keyof Gain)[] = ['silver', 'common', 'fairy', 'black', 'amulet']

/** How many are remembered: all of the box, and the guests of many tables. */
const REMEMBERED = 500
const known = new Map<CharacterId, CardFacts>()

export function factsOf(id: CharacterId): CardFacts {
  let facts = known.get(id)
  if (facts === undefined) {
    facts = read(powerOf(id))
    if (known.size >= REMEMBERED) known.clear()
    known.set(id, facts)
  }
  return facts
}

function read(steps: readonly Step[]): CardFacts {
  const ways: Way[] = []
  const counts = new Float64Array(KINDS)
  const stones: string[] = []
  let [heedsPay, needsRunnerUp, picksRival, playsCards] = [false, false, false, false]
  const count = (kind: number, by = 1): void => {
    counts[kind] = (counts[kind] as number) + by
  }
  const look = (step: Step, price: Way['price'] = 'nothing'): void => {
    const each = (steps: readonly Step[], at = price): void => {
      for (const one of steps) look(one, at)
    }
    switch (step.do) {
      case 'gain':
        for (const [i, kind] of gained.entries()) count(i, (step.gain[kind] ?? 0) / (i === 0 ? 4 : 2))
        return
      case 'gainStone':
        count(step.colour === 'chosen' ? 6 : 5)
        stones.push(step.colour)
        return
      case 'trade':
        ways.push({ price: step.price, points: step.points })
        return count(tradeKind(step.price), step.points)
      case 'either':
        return each([...step.first, ...step.second])
      case 'may':
        return each(step.steps)
      case 'if':
        return each([...step.steps, ...step.otherwise])
      case 'payFor':
        heedsPay ||= !isInStones(step.price)
        return each(step.steps, isInStones(step.price) ? step.price : price)
      case 'thisRound':
        return count(4, step.boon === 'heavy fist' ? 0.5 : 0.25) // a bid that counts for more
      case 'othersPay':
        return count(13)
      case 'othersLoseStones':
        return count(14)
      case 'score':
        ways.push({ price, points: step.points })
        return count(11, step.points)
      case 'giveFairyBid':
        heedsPay = true
        return
      case 'steal':
        return count(12)
      case 'plunder':
        return count(13)
      case 'everyoneLosesColour':
        return count(14)
      case 'drawStones':
        return count(15, step.draw / 2)
      case 'pushLuck':
        return count(16)
      case 'buyStones':
        heedsPay = true
        return count(17)
      case 'keep':
        return count(18)
      case 'playChosen':
        playsCards = true
        return count(19)
      case 'drawCharacter':
        return count(20)
      case 'choose':
        needsRunnerUp ||= step.what === 'runner-up' || step.what === 'lowest bidder'
        picksRival ||= choiceOf[step.what] === 'rival'
        return
      case 'othersGain':
        return // it does nothing for the winner
      default:
        step satisfies never
    }
  }
  for (const step of steps) look(step)
  return { ways, counts, stones, heedsPay, needsRunnerUp, picksRival, playsCards }
}

const tradeKind = (price: Price): number =>
  price === 'one of each' ? 9 : price === 'all' ? 10 : 'any' in price ? 7 : 8

/** The most points a card gives for these stones, sorted from the most to the fewest of a colour. */
export function pointsFor(ways: readonly Way[], most: number, middle: number, fewest: number): number {
  let best = 0
  for (const { price, points } of ways) if (points > best && isPaid(price, most, middle, fewest)) best = points
  return best
}

function isPaid(price: Way['price'], most: number, middle: number, fewest: number): boolean {
  if (price === 'nothing' || price === 'all') return true
  if (price === 'one of each') return fewest > 0
  return 'any' in price ? most + middle + fewest >= price.any : most >= price.alike
}
