import type { Bot } from '#kernel/bot'
import type { GoldEvent } from '../events.ts'
import type { Asks, State } from '../types.ts'
import { barter, type Trader } from './bartering.ts'
import { greedy1 } from './greedy.ts'
import { chooseToken, chooseVictim } from './robbing.ts'
import { type Judgement, sendOut } from './sending/attack.ts'
import { haggle, type Manner } from './sharing/haggling.ts'
import { Outlook, PERFECT } from './value/outlook.ts'
import { answered } from './weighed.ts'

type GoldBot = Bot<State, GoldEvent, Asks>

/** What makes a level: how it bargains, where it sends its adventurers, how it trades. */
interface Level {
  readonly manner: Manner
  readonly judgement: Judgement
  readonly trader: Trader
}

const playing =
  ({ manner, judgement, trader }: Level): GoldBot =>
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
      default:
        return greedy1(sight, rng)
    }
  }

const captain: Level = {
  manner: { memory: PERFECT, keeps: [0.93], takes: [0.8, 0.5, 0.25], patience: 9, rank: 0.05, haggles: false },
  judgement: { foresight: { times: 40, placements: 10 }, whim: 0 },
  trader: { own: 0.5, theirs: 0.4, envy: 0.2 },
}
const dragonlord: Level = {
  manner: {
    memory: PERFECT,
    keeps: [0.9, 0.72, 0.6, 0.5, 0.45],
    takes: [0.82, 0.82, 0.25],
    patience: 10,
    rank: 0.1,
    haggles: true,
  },
  judgement: { foresight: { times: 80, placements: 12 }, whim: 0 },
  trader: { own: 0.5, theirs: 0.4, envy: 0.33 },
}
export const captain1: GoldBot = playing(captain)
export const dragonlord1: GoldBot = playing(dragonlord)
