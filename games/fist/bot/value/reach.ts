import { type CharacterId, characters } from '../../cards/characters.ts'
import type { Gain, Price, Step } from '../../cards/steps.ts'

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
  /** Whether it plays another card. */
  readonly playsCards: boolean
}

export interface Way {
  readonly price: Price | 'nothing'
  readonly points: number
}

export const KINDS = 21
const gained: readonly (keyof Gain)[] = ['silver', 'common', 'fairy', 'black', 'amulet']

const known = new Map<CharacterId, CardFacts>()

export function factsOf(id: CharacterId): CardFacts {
  let facts = known.get(id)
  if (facts === undefined) {
    facts = read(characters[id].onWin)
    known.set(id, facts)
  }
  return facts
}

function read(steps: readonly Step[]): CardFacts {
  const ways: Way[] = []
  const counts = new Float64Array(KINDS)
  const stones: string[] = []
  let [heedsPay, needsRunnerUp, playsCards] = [false, false, false]
  const count = (kind: number, by = 1): void => {
    counts[kind] = (counts[kind] as number) + by
  }
  const look = (step: Step): void => {
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
        return [...step.first, ...step.second].forEach(look)
      case 'may':
        return step.steps.forEach(look)
      case 'score':
        ways.push({ price: 'nothing', points: step.points })
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
        needsRunnerUp ||= step.what === 'runner-up'
    }
  }
  steps.forEach(look)
  return { ways, counts, stones, heedsPay, needsRunnerUp, playsCards }
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
