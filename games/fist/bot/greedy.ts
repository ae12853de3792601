import type { Bot } from '#kernel/bot'
import type { Rng } from '#kernel/chance'
import type { Answer, Question } from '#kernel/game'
import type { OneOf, Option } from '#kernel/question'
import { of, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { powerOf } from '../cards/characters.ts'
import { colours } from '../cards/steps.ts'
import type { FistEvent } from '../events.ts'
import { notebookOf } from '../notebook.ts'
import { stoneCount } from '../rules/counting.ts'
import type { Asks, Power, State, Stones } from '../types.ts'
import { fistOfGold, fistOfSilver } from './bidding.ts'
import { colourWorth, rivalWorth } from './choosing.ts'
import { addedWorth, characterWorth, type Known, stepsWorth, total } from './worth.ts'

/**
 * greedy@1: reads what a card is worth to everybody, counts the coins it has seen, and takes what is best now.
 * Frozen: later bots are measured against it.
 */
export const greedy1: Bot<State, FistEvent, Asks> = ({ seat, view, question, told }, rng) => {
  const known: Known = { ...view, book: notebookOf(told) }
  const { auction, power } = view
  if (question.name === 'bid') return auction === null ? question.ask.idle : fistOfGold(known, auction, seat, rng)
  if (question.name === 'silverBid')
    return auction === null ? question.ask.idle : fistOfSilver(known, auction, seat, question.ask, rng)
  return power === null ? question.ask.idle : powerAnswer(known, power, seat, question, rng)
}

type Bidding = 'bid' | 'silverBid'
type PowerQuestion = Exclude<Question<Asks>, { name: Bidding }>
type PowerReply = Exclude<Answer<Asks>, { name: Bidding }>['answer']

/** Every question of a power has its case: a new one does not compile without. */
function powerAnswer(state: Known, power: Power, seat: Seat, question: PowerQuestion, rng: Rng): PowerReply {
  const side = of(state.sides, seat)
  const [task] = power.tasks
  switch (question.name) {
    case 'twice':
      return task !== undefined && 'character' in task && characterWorth(state, seat, task.character).points > 0
        ? 'twice'
        : 'once'
    case 'either': {
      if (task?.do !== 'either') return question.ask.idle
      const [first, second] = [task.first, task.second].map(s => total(state, seat, stepsWorth(state, seat, s, 0)))
      return (first ?? 0) >= (second ?? 0) ? 'first' : 'second'
    }
    case 'may': {
      const steps = task?.do === 'may' ? task.steps : task?.do === 'payFor' ? [task] : []
      const worth = total(state, seat, stepsWorth(state, seat, steps, 0))
      return worth > 0 && question.ask.options.includes('use') ? 'use' : 'decline'
    }
    case 'colour':
      return best(question.ask, colour => colourWorth(state, power, seat, colour), rng)
    case 'rival':
      return best(question.ask, rival => rivalWorth(state, power, rival), rng)
    case 'character':
      return best(question.ask, id => total(state, seat, stepsWorth(state, seat, powerOf(id), 1)), rng)
    case 'stones':
      return cheapest(side.stones, question.ask.total?.min ?? 0)
    case 'luck':
      return enough(state, power) ? 'stop' : 'draw'
    case 'purchase':
      return shopping(state, seat, question.ask.total?.max ?? 0)
    case 'payment':
      return payment(question.ask.items, question.ask.total?.min ?? 0)
    case 'coin':
      return question.ask.idle
  }
}

/** The highest; among equals, any. */
function best<V extends Option>(ask: OneOf<V>, worth: (option: V) => number, rng: Rng): V {
  const worths = ask.options.map(worth)
  const top = Math.max(...worths)
  const equals = ask.options.filter((_, i) => worths[i] === top)
  return equals[rng.below(equals.length)] ?? ask.idle
}

/** So many stones whose loss hurts least. */
function cheapest(stones: Stones, count: number): Partial<Stones> {
  const left = { ...stones }
  const given = { red: 0, blue: 0, yellow: 0 }
  for (let n = 0; n < count; n++) {
    const [colour] = colours.filter(c => left[c] > 0).sort((a, b) => addedWorth(left, b, -1) - addedWorth(left, a, -1))
    if (colour === undefined) break
    left[colour]--
    given[colour]++
  }
  return given
}

/** Stop when one more draw risks more than it brings. */
function enough(state: Known, { colour }: Power): boolean {
  const bag = stoneCount(state.bank.stones)
  const bad = colour === null ? bag : state.bank.stones[colour]
  return stoneCount(state.drawn) * (bad + 1) >= bag - bad
}

/** Stones for spare silver and a coin or two, the most useful first. */
function shopping(state: Known, seat: Seat, most: number): Partial<Stones> {
  const { purse, stones } = of(state.sides, seat)
  const { silver, common } = peek(purse)
  const budget = Math.min(most, 3, Math.floor(silver / 3) + Math.min(1, common))
  const bought = { red: 0, blue: 0, yellow: 0 }
  for (let n = 0; n < budget; n++) {
    const now = { red: stones.red + bought.red, blue: stones.blue + bought.blue, yellow: stones.yellow + bought.yellow }
    const [colour] = colours
      .filter(c => bought[c] < state.bank.stones[c])
      .sort((a, b) => addedWorth(now, b) - addedWorth(now, a))
    if (colour !== undefined) bought[colour]++
  }
  return bought
}

/** Silver first, then common gold, then what would come back. */
function payment(
  items: readonly { readonly name: string; readonly max: number; readonly step: number }[],
  owed: number,
): Record<string, number> {
  const paid: Record<string, number> = {}
  let left = owed
  for (const name of ['silver', 'common', 'fairy']) {
    const coin = items.find(i => i.name === name)
    if (coin === undefined) continue
    const steps = Math.min(left, coin.max / coin.step)
    paid[name] = steps * coin.step
    left -= steps
  }
  return paid
}
