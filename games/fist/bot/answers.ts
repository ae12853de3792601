import type { Answer, Question } from '#kernel/game'
import type { Bundle, Counts } from '#kernel/question'
import type { Coin, Colour } from '../cards/steps.ts'
import type { Asks } from '../types.ts'

type PowerAnswer = Answer<Asks>['answer']

/** A merchant would sell dozens of bundles: up to this many stones of mixed colours, or any number of one. */
const MIXED = 3

/** The answers to a question of a power that are worth weighing. */
export function answersTo(question: Question<Asks>): readonly PowerAnswer[] {
  switch (question.name) {
    case 'stones':
      return handfuls(question.ask, question.ask.total?.min ?? 0)
    case 'purchase':
      return purchases(question.ask)
    case 'payment':
      return payments(question.ask)
    case 'bid':
    case 'silverBid':
      return [question.ask.idle]
    default:
      return question.ask.options
  }
}

const maxOf = (ask: Bundle, name: string): number => ask.items.find(i => i.name === name)?.max ?? 0

/** Every way to take this many stones. */
function handfuls(ask: Bundle<Colour>, count: number): readonly Counts<Colour>[] {
  const [reds, blues, yellows] = [maxOf(ask, 'red'), maxOf(ask, 'blue'), maxOf(ask, 'yellow')]
  const all: Counts<Colour>[] = []
  for (let red = 0; red <= Math.min(reds, count); red++)
    for (let blue = 0; blue <= Math.min(blues, count - red); blue++)
      if (count - red - blue <= yellows) all.push({ red, blue, yellow: count - red - blue })
  return all
}

function purchases(ask: Bundle<Colour>): readonly Counts<Colour>[] {
  const most = ask.total?.max ?? 0
  const all: Counts<Colour>[] = []
  for (let count = 0; count <= Math.min(MIXED, most); count++) all.push(...handfuls(ask, count))
  for (const { name, max } of ask.items)
    for (let count = MIXED + 1; count <= Math.min(max, most); count++) all.push({ [name]: count })
  return all
}

/** Silver first, common gold first, or fairy gold first. */
function payments(ask: Bundle<Coin>): readonly Counts<Coin>[] {
  const orders: readonly (readonly Coin[])[] = [
    ['silver', 'common', 'fairy'],
    ['common', 'silver', 'fairy'],
    ['fairy', 'silver', 'common'],
  ]
  const all = orders.map(order => paidIn(ask, order))
  return all.filter((one, i) => all.findIndex(o => JSON.stringify(o) === JSON.stringify(one)) === i)
}

function paidIn(ask: Bundle<Coin>, order: readonly Coin[]): Counts<Coin> {
  const paid: Record<Coin, number> = { silver: 0, common: 0, fairy: 0 }
  let left = ask.total?.min ?? 0
  for (const name of order) {
    const coin = ask.items.find(i => i.name === name)
    if (coin === undefined) continue
    const steps = Math.min(left, coin.max / coin.step)
    paid[name] = steps * coin.step
    left -= steps
  }
  return paid
}
