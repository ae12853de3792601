import type { Bot } from '#kernel/bot'
import { pickOne, type Rng } from '#kernel/chance'
import type { Question } from '#kernel/game'
import type { Shares } from '#kernel/question'
import { of } from '#kernel/seat'
import { countsOf, type Hoard, noTokens, one, plus, size, type Token } from '../cards/tokens.ts'
import type { GoldEvent } from '../events.ts'
import type { Asks, Kill, State } from '../types.ts'
import { bargain } from './bargaining.ts'
import { piecesOf } from './divisions.ts'
import { locksSinceKill } from './locked.ts'
import { magicMove } from './magic.ts'
import { atHome, bestPlacing } from './placing.ts'
import { trade } from './trading.ts'
import { blindGain, gainOf, type Knowledge, knowledgeOf, tokenGain, tokenLoss, worthOf } from './worth.ts'

/** A Keen Blade is played if it is worth this much more than going without. */
const BLADE = { strength: 3, worth: 2 }

/**
 * greedy@1: counts what it has seen, values tokens by the points they may bring, and takes what is best now. In a
 * bargain it asks for more than its share, concedes as the sand runs, and says why it refuses. Frozen: later bots are
 * measured against it.
 */
export const greedy1: Bot<State, GoldEvent, Asks> = ({ seat, view, question, at, told }, rng) =>
  answerTo(knowledgeOf(view, seat, told), question, at, told, rng)

function answerTo(
  known: Knowledge,
  question: Question<Asks>,
  at: number,
  told: readonly GoldEvent[],
  rng: Rng,
): unknown {
  const { view, seat } = known
  const { kill } = view
  switch (question.name) {
    case 'attack':
      return attack(known, question.ask, rng)
    case 'magic':
      return magicMove(known, question.ask, told, rng)
    case 'bargain':
      return kill === null || view.bargain === null ? question.ask.idle : bargain(known, kill, view.bargain, at, told)
    case 'market':
      return view.market === null
        ? question.ask.idle
        : trade(known, view.market, question.ask.moves.accept?.options ?? [], at)
    case 'heaps':
      return kill === null ? question.ask.idle : heaps(known, kill)
    case 'heap':
      return highest(question.ask.options, heap => gainOf(known, seat, kill?.heaps?.[heap]?.tokens ?? noTokens))
    case 'victim':
      return highest(question.ask.options, victim => {
        const hoard = of(known.hoards, victim)
        return blindGain(known, seat, hoard) + worthOf(known, victim, hoard) / 20
      })
    case 'token':
      return highest(question.ask.options, token => picked(known, kill, token))
    case 'recall':
      return locksSinceKill(told) < PATIENCE ? question.ask.idle : pickOne(rng, question.ask.options)
  }
}

/** After so many locks without a kill, calling the same one home would lock everybody for ever. */
const PATIENCE = 2

function highest<T>(options: readonly T[], rate: (option: T) => number): T | undefined {
  const rates = options.map(rate)
  return options[rates.indexOf(Math.max(...rates))]
}

function attack(known: Knowledge, ask: Extract<Question<Asks>, { name: 'attack' }>['ask'], rng: Rng): unknown {
  const { place, keenBlade, dawnLantern } = ask.moves
  const { resting, ready } = atHome(known, known.seat)
  if (dawnLantern !== undefined && resting >= 2 && ready <= 1) return { dawnLantern: 'yes' }
  const plain = bestPlacing(known, place?.options ?? [], rng)
  if (keenBlade === undefined) return { place: plain.target }
  const keen = bestPlacing(known, keenBlade.options, rng, BLADE.strength)
  return keen.worth > plain.worth + BLADE.worth ? { keenBlade: keen.target } : { place: plain.target }
}

/** A thief takes what helps it and hurts the victim. A muddled thief is given what does neither. */
function picked(known: Knowledge, kill: Kill | null, token: Token): number {
  const theft = kill?.theft
  if (!theft) return 0
  const swing = tokenGain(known, theft.thief, token) + tokenLoss(known, theft.victim, token) / 2
  return theft.muddled ? -swing : swing
}

/** Heaps of roughly equal value, since the others choose first. */
function heaps(known: Knowledge, { loot, party }: Kill): Shares<Token> {
  const made = party.map(() => noTokens)
  const worth = (heap: Hoard): number => gainOf(known, known.seat, heap) + size(heap) / 100
  const pieces = [...piecesOf(loot)].sort((a, b) => tokenGain(known, known.seat, b) - tokenGain(known, known.seat, a))
  for (const token of pieces) {
    const worths = made.map(worth)
    const poorest = worths.indexOf(Math.min(...worths))
    made[poorest] = plus(made[poorest] ?? noTokens, one(token))
  }
  return Object.fromEntries(made.map((heap, i) => [i, countsOf(heap)]))
}
