import { type Level as LevelName, levels as names, type Persona, withPersonas } from '#bots/levels'
import type { Bot } from '#kernel/bot'
import { noTokens } from '../cards/tokens.ts'
import type { GoldEvent } from '../events.ts'
import type { Asks, State } from '../types.ts'
import { barter, type Trader } from './bartering.ts'
import { type Heap, heapOf } from './beliefs/heap.ts'
import { greedy1 } from './greedy.ts'
import { type Taste, tastes } from './personas.ts'
import { chooseToken, chooseVictim } from './robbing.ts'
import { type Judgement, sendOut } from './sending/attack.ts'
import { haggle } from './sharing/haggling.ts'
import type { Manner } from './sharing/talk.ts'
import { Outlook } from './value/outlook.ts'
import { answered, highest } from './weighed.ts'
import { type Wielder, wield } from './wielding/wielding.ts'

type GoldBot = Bot<State, GoldEvent, Asks>

/** What makes a level: what it remembers, how it bargains and trades, where it sends its adventurers, how it uses objects. */
interface Level {
  readonly manner: Manner
  readonly judgement: Judgement
  readonly trader: Trader
  readonly wielder: Wielder
}

const playing =
  ({ manner, judgement, trader, wielder }: Level, taste: Taste): GoldBot =>
  (sight, rng, note) => {
    const { view, question, seat, told, at } = sight
    const { kill, bargain, market } = view
    const outlook = (): Outlook => new Outlook(view, seat, told, manner.memory)
    switch (question.name) {
      case 'bargain':
        if (kill === null || bargain === null) return question.ask.idle
        return answered(haggle({ ...manner, taste }, view, kill, bargain, seat, at, told), note)
      case 'attack':
        return answered(sendOut(outlook(), question.ask, judgement, taste.boldness, rng), note)
      case 'victim':
        return answered(chooseVictim(outlook(), question.ask, kill, taste.grudge), note)
      case 'token':
        return answered(chooseToken(outlook(), question.ask, kill, taste.grudge), note)
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
      case 'magic':
        return answered(wield(seat, question.ask, wielder, told, rng, outlook), note)
      case 'heaps':
      case 'recall':
        return answered(
          highest([greedy1(sight, rng)], () => 0),
          note,
        )
    }
  }

/** What they have in common. */
const manner = { keeps: [1], patience: 5, rank: 0, haggles: 0, waits: false, taste: tastes.none } as const

/** Four levels of one bot. */
const levels: Readonly<Record<LevelName, Level>> = {
  /** Remembers what it holds itself, decides by the eye, takes what is nearly fair. */
  squire: {
    manner: { ...manner, memory: { recall: 0, endings: 60 }, takes: [0.4, 0.35, 0.3, 0.2] },
    judgement: { foresight: null, whim: 5 },
    trader: { own: 1.5, theirs: 0.5, envy: 0 },
    wielder: { foresight: { times: 4, placements: 3 }, notices: 20 },
  },
  /** Remembers most of what others took, decides by the eye, asks for more than is fair. */
  knight: {
    manner: { ...manner, memory: { recall: 80, endings: 100 }, keeps: [0.87], takes: [0.8, 0.55, 0.35, 0.2] },
    judgement: { foresight: null, whim: 0.3 },
    trader: { own: 0.8, theirs: 0.4, envy: 0.1 },
    wielder: { foresight: { times: 8, placements: 4 }, notices: 40 },
  },
  /** Remembers everything, plays ahead a little, asks for a little more than is fair. */
  captain: {
    manner: {
      ...manner,
      memory: { recall: 100, endings: 200 },
      keeps: [0.93],
      takes: [0.8, 0.55, 0.35, 0.2],
      rank: 0.05,
    },
    judgement: { foresight: { times: 12, placements: 5 }, whim: 0 },
    trader: { own: 0.5, theirs: 0.4, envy: 0.2 },
    wielder: { foresight: { times: 12, placements: 5 }, notices: 100 },
  },
  /** Plays further ahead, asks whoever begins with a fair offer for more, and learns who gives way. */
  dragonlord: {
    manner: {
      ...manner,
      memory: { recall: 100, endings: 200 },
      keeps: [0.88, 0.68, 0.55, 0.48, 0.45],
      takes: [0.82, 0.6, 0.35, 0.2],
      rank: 0.1,
      haggles: 13,
      waits: true,
    },
    judgement: { foresight: { times: 60, placements: 12 }, whim: 0 },
    trader: { own: 0.5, theirs: 0.4, envy: 0.33 },
    wielder: { foresight: { times: 40, placements: 10 }, notices: 100 },
  },
}

/** The bot of a level, with a persona or without. */
export const botAt = (level: LevelName, persona: Persona | 'none' = 'none'): GoldBot =>
  playing(levels[level], tastes[persona])

/** All of them by name and version. */
export const levelBots: Readonly<Record<string, GoldBot>> = {
  ...Object.fromEntries(names.map(level => [`${level}@1`, botAt(level)])),
  ...withPersonas(botAt),
}
