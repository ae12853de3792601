import type { Answer, Game, Question } from '#kernel/game'
import type { Seat } from '#kernel/seat'
import { abilities, adjectives } from './cards/abilities.ts'
import { battles } from './cards/battles.ts'
import { creatures } from './cards/creatures.ts'
import { events } from './cards/events.ts'
import type { DwarvesEvent } from './events.ts'
import { blank, evolve } from './evolve.ts'
import { type Options, options } from './options.ts'
import { advance } from './rules/agenda.ts'
import { answerReroll, answerRoll, askReroll, askRoll } from './rules/combat.ts'
import { answerLay, askLay } from './rules/diplomacy.ts'
import { answerDraw, askDraw } from './rules/drawing.ts'
import { askReact, closeWindow, sealReaction } from './rules/forget.ts'
import { answerLoss, askLoss } from './rules/losses.ts'
import { answerFighters, askFighters } from './rules/muster.ts'
import { answerTarget, askTarget } from './rules/resolving.ts'
import { answerWinner, askWinner } from './rules/spoils.ts'
import { answerHands, askHands } from './rules/start.ts'
import { answerTurn, askTurn } from './rules/turns.ts'
import { setup } from './setup.ts'
import type { Asks, DwarvesLedger, State, Task } from './types.ts'

function choice(state: State, seat: Seat): Question<Asks> | null {
  const { stage } = state
  if (stage === null) return null
  if (stage.at === 'hands') return askHands(stage, seat)
  if (stage.at === 'window') return askReact(state, stage, seat)
  if (stage.seat !== seat) return null
  switch (stage.at) {
    case 'draw':
      return askDraw(state, seat)
    case 'turn':
      return askTurn(state, seat)
    case 'fighters':
      return askFighters(state, seat)
    case 'roll':
      return askRoll(state, seat)
    case 'reroll':
      return askReroll(state, stage)
    case 'lay':
      return askLay(state, seat)
    case 'target':
      return askTarget(stage)
    case 'winner':
      return askWinner(stage)
    case 'loss':
      return askLoss(state, stage)
  }
}

/** Applies an answer and returns the tasks that follow. */
function answered(ledger: DwarvesLedger, seat: Seat, { name, answer }: Answer<Asks>): readonly Task[] {
  const { stage } = ledger.state
  switch (name) {
    case 'hands':
      return answerHands(ledger, seat, answer)
    case 'draw':
      return answerDraw(ledger, seat, answer)
    case 'turn':
      return answerTurn(ledger, seat, answer)
    case 'fighters':
      return answerFighters(ledger, seat, answer)
    case 'roll':
      return answerRoll(ledger, seat, answer)
    case 'reroll':
      return stage?.at === 'reroll' ? answerReroll(ledger, stage, answer) : []
    case 'lay':
      return answerLay(ledger, seat, answer)
    case 'target':
      return stage?.at === 'target' ? answerTarget(ledger, stage, answer) : []
    case 'react':
      return sealReaction(ledger, seat, answer)
    case 'winner':
      return answerWinner(ledger, seat, answer)
    case 'loss':
      return answerLoss(ledger, seat, answer)
  }
}

/** My Dwarves Fly!, by Sebastian Jakob and Michael Palm. The rules, numbered, are in RULES.md. */
export const dwarves: Game<State, DwarvesEvent, Asks, Options> = {
  id: 'dwarves',
  version: 1,
  cards: { creatures, battles, abilities, adjectives, events },
  seats: { min: 2, max: 4 },
  options,
  asked: {
    hands: 'R1.5',
    draw: 'R3.1',
    turn: 'R2.1',
    fighters: 'R6.2',
    roll: 'R12.9',
    reroll: 'R6.8',
    lay: 'R7.1',
    target: 'R7.5',
    react: 'R8.3',
    winner: 'R9.1',
    loss: 'R10.6',
  },
  blank,
  evolve,
  setup,
  choice,
  decide: (ledger, seat, answer) => advance(ledger, answered(ledger, seat, answer)),
  deadline: ({ stage }) => (stage?.at === 'window' ? stage.closes : null),
  expire(ledger) {
    const { stage } = ledger.state
    if (stage?.at === 'window') advance(ledger, closeWindow(ledger, stage))
  },
  result: state => state.result,
}
