import type { Answer, Game, Question } from '#kernel/game'
import { of, type Seat } from '#kernel/seat'
import { adventurers, strengths } from './cards/adventurers.ts'
import { dragons } from './cards/dragons.ts'
import { allTokens } from './cards/tokens.ts'
import type { GoldEvent } from './events.ts'
import { blank, evolve } from './evolve.ts'
import { objects } from './magic/cards.ts'
import { askMagic, closeWindow, sealMagic } from './magic/windows.ts'
import { type Options, options } from './options.ts'
import { advance } from './rules/agenda.ts'
import { answerAttack, askAttack } from './rules/attack.ts'
import { answerBargain, askBargain, bargainDeadline, expireBargain } from './rules/bargain.ts'
import { askHeaps, makeHeaps, takeHeap } from './rules/heaps.ts'
import { leave } from './rules/leaving.ts'
import { answerMarket, askMarket, endMarket } from './rules/market.ts'
import { askToken, askVictim, drawVictim, nameVictim, take, takeAny } from './rules/thieves.ts'
import { answerRecall, askRecall, endRecall } from './rules/turns.ts'
import { setup } from './setup.ts'
import type { Asks, GoldLedger, State, Task } from './types.ts'

function choice(state: State, seat: Seat): Question<Asks> | null {
  const { stage } = state
  if (stage === null || of(state.sides, seat).left) return null
  switch (stage.at) {
    case 'attack':
      return askAttack(state, stage, seat)
    case 'window':
      return askMagic(state, stage, seat)
    case 'bargain':
      return askBargain(state, seat)
    case 'heaps':
    case 'heap':
      return askHeaps(state, stage, seat)
    case 'victim':
      return askVictim(state, stage, seat)
    case 'token':
      return askToken(state, stage, seat)
    case 'recall':
      return askRecall(state, stage, seat)
    case 'market':
      return askMarket(state, seat)
    case 'look':
      return null
  }
}

/** Applies an answer and returns the tasks that follow. */
function answered(ledger: GoldLedger, seat: Seat, { name, answer }: Answer<Asks>): readonly Task[] {
  switch (name) {
    case 'attack':
      return answerAttack(ledger, seat, answer)
    case 'magic':
      return sealMagic(ledger, seat, answer)
    case 'bargain':
      return answerBargain(ledger, seat, answer)
    case 'heaps':
      return makeHeaps(ledger, seat, answer)
    case 'heap':
      return takeHeap(ledger, seat, answer)
    case 'victim':
      return nameVictim(ledger, seat, answer, false)
    case 'token':
      return take(ledger, answer)
    case 'recall':
      return answerRecall(ledger, seat, answer)
    case 'market':
      return answerMarket(ledger, seat, answer)
  }
}

/** Applies a timeout and returns the tasks that follow. */
function expired(ledger: GoldLedger): readonly Task[] {
  const { stage } = ledger.state
  switch (stage?.at) {
    case 'window':
      return closeWindow(ledger, stage)
    case 'bargain':
      return expireBargain(ledger)
    case 'market':
      return endMarket(ledger)
    case 'victim':
      return drawVictim(ledger, stage)
    case 'token':
      return takeAny(ledger, stage)
    case 'recall':
      return endRecall(ledger, stage)
    case 'heaps':
    case 'heap':
      return silent(ledger, stage.seat)
    default:
      ledger.emit({ type: 'stageClosed' })
      return []
  }
}

function silent(ledger: GoldLedger, seat: Seat): readonly Task[] {
  const question = choice(ledger.state, seat)
  return question === null ? [] : idle(ledger, seat, question)
}
const idle = (ledger: GoldLedger, seat: Seat, { name, ask }: Question<Asks>): readonly Task[] =>
  answered(ledger, seat, { name, answer: ask.idle } as Answer<Asks>)

/** Dragon's Gold, by Bruno Faidutti. The rules, numbered, are in RULES.md. */
export const gold: Game<State, GoldEvent, Asks, Options> = {
  id: 'gold',
  version: 2,
  cards: { dragons, objects, adventurers: adventurers.map(a => [a, strengths[a]]), tokens: allTokens },
  seats: { min: 3, max: 6 },
  options,
  asked: {
    attack: 'R2.4',
    magic: 'R10.2',
    bargain: 'R5.1',
    heaps: 'R12.7',
    heap: 'R12.7',
    victim: 'R6.3',
    token: 'R6.6',
    recall: 'R2.6',
    market: 'R7.2',
  },
  blank,
  evolve,
  setup,
  choice,
  decide: (ledger, seat, answer) => advance(ledger, answered(ledger, seat, answer)),
  deadline(state) {
    const { stage, bargain } = state
    return stage?.at === 'bargain' && bargain !== null ? bargainDeadline(state, bargain) : (stage?.closes ?? null)
  },
  expire: ledger => advance(ledger, expired(ledger)),
  leave(ledger, seat) {
    const open = choice(ledger.state, seat)
    advance(
      ledger,
      leave(ledger, seat, open, question => idle(ledger, seat, question)),
    )
  },
  hasLeft: (state, seat) => of(state.sides, seat).left,
  result: state => state.result,
}
