import type { Bot } from '#kernel/bot'
import { noTokens } from '../cards/tokens.ts'
import type { GoldEvent } from '../events.ts'
import type { Asks, State } from '../types.ts'
import { barter, type Trader } from './bartering.ts'
import { type Heap, heapOf } from './beliefs/heap.ts'
import { greedy1 } from './greedy.ts'
import { vanishedFrom } from './noticing.ts'
import { chooseToken, chooseVictim } from './robbing.ts'
import { type Judgement, sendOut } from './sending/attack.ts'
import { haggle } from './sharing/haggling.ts'
import type { Manner } from './sharing/talk.ts'
import { Outlook } from './value/outlook.ts'
import { answered, highest } from './weighed.ts'

type GoldBot = Bot<State, GoldEvent, Asks>

/** What makes a level: what it remembers, how it bargains and trades, where it sends its adventurers, what it notices. */
interface Level {
  readonly manner: Manner
  readonly judgement: Judgement
  readonly trader: Trader
  /** Whether it sees at once that a token has vanished. */
  readonly isWatchful: boolean
}

const playing =
  ({ manner, judgement, trader, isWatchful }: Level): GoldBot =>
  (sight, rng, note) => {
    const { view, question, seat, told, at } = sight
    const { kill, bargain, market } = view
    const outlook = (): Outlook => new Outlook(view, seat, told, manner.memory)
    switch (question.name) {
      case 'bargain':
        if (kill === null || bargain === null) return question.ask.idle
        return answered(haggle(manner, view, kill, bargain, seat, at, told), note)
      case 'attack':
        return answered(sendOut(outlook(), question.ask, judgement, rng), note)
      case 'victim':
        return answered(chooseVictim(outlook(), question.ask, kill), note)
      case 'token':
        return answered(chooseToken(outlook(), question.ask, kill), note)
      case 'market':
        if (market === null) return question.ask.idle
        return answered(barter(outlook(), trader, market, question.ask.moves.accept?.options ?? [], at), note)
      case 'heap': {
        const known = outlook()
        const gain = (heap: number): number => {
          const change: (Heap | null)[] = []
          change[seat] = heapOf(kill?.heaps?.[heap]?.tokens ?? noTokens)
          return known.gains(change)[seat] ?? 0
        }
        return answered(highest(question.ask.options, gain), note)
      }
      case 'magic': {
        const spot = isWatchful ? String(vanishedFrom(told, seat)) : ''
        return question.ask.moves.call?.options.includes(spot) ? { call: spot } : greedy1(sight, rng)
      }
      case 'heaps':
      case 'recall':
        return greedy1(sight, rng)
    }
  }

/** Remembers what it holds itself, decides by the eye, takes what is nearly fair. */
export const squire1: GoldBot = playing({
  manner: {
    memory: { recall: 0, endings: 60 },
    keeps: [1],
    takes: [0.6, 0.35, 0.2],
    patience: 8,
    rank: 0,
    haggles: 0,
    waits: false,
  },
  judgement: { foresight: null, whim: 3 },
  trader: { own: 1.5, theirs: 0.5, envy: 0 },
  isWatchful: false,
})

/** Remembers half of what others took, decides by the eye, asks for what is fair. */
export const knight1: GoldBot = playing({
  manner: {
    memory: { recall: 50, endings: 100 },
    keeps: [1],
    takes: [0.75, 0.45, 0.2],
    patience: 8,
    rank: 0,
    haggles: 0,
    waits: false,
  },
  judgement: { foresight: null, whim: 1 },
  trader: { own: 0.8, theirs: 0.4, envy: 0.1 },
  isWatchful: false,
})

/** Remembers everything, plays ahead a little, asks for a little more than is fair. */
export const captain1: GoldBot = playing({
  manner: {
    memory: { recall: 100, endings: 200 },
    keeps: [0.93],
    takes: [0.8, 0.45, 0.2],
    patience: 8,
    rank: 0.05,
    haggles: 0,
    waits: false,
  },
  judgement: { foresight: { times: 16, placements: 6 }, whim: 0 },
  trader: { own: 0.5, theirs: 0.4, envy: 0.2 },
  isWatchful: true,
})

/** Plays further ahead, asks whoever begins with a fair offer for more, and learns who gives way. */
export const dragonlord1: GoldBot = playing({
  manner: {
    memory: { recall: 100, endings: 200 },
    keeps: [0.9, 0.72, 0.6, 0.5, 0.45],
    takes: [0.82, 0.6, 0.2],
    patience: 8,
    rank: 0.1,
    haggles: 13,
    waits: true,
  },
  judgement: { foresight: { times: 60, placements: 12 }, whim: 0 },
  trader: { own: 0.5, theirs: 0.4, envy: 0.33 },
  isWatchful: true,
})
