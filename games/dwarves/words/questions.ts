import type { Saying } from '#games/saying'
import type { Question } from '#kernel/game'
import { of, type Seat } from '#kernel/seat'
import { battleOf } from '../cards/battles.ts'
import { isAimed } from '../cards/events.ts'
import { cardsHeld } from '../rules/drawing.ts'
import { hasLaid } from '../rules/forget.ts'
import { diceOf } from '../rules/groups.ts'
import type { Asks, State } from '../types.ts'
import { byDice, playedSaying } from './played.ts'
import { diceText, saying, treasure, whoseSaying } from './things.ts'

/** The question to the seat. */
export function asked(question: Question<Asks>, view: State, seat: Seat): Saying {
  const { battle, stage, sides } = view
  switch (question.name) {
    case 'draw':
      return saying('questions.draw', { n: cardsHeld(view, seat) })
    case 'turn':
      return saying(Object.keys(question.ask.moves).length > 1 ? 'questions.turn' : 'questions.onlyDiscard')
    case 'fighters': {
      if (battle === null) return saying('questions.roll')
      const { award } = battleOf(battle.card)
      return saying('questions.fighters', { card: { card: battle.card }, award, n: question.ask.total?.max ?? 0 })
    }
    case 'reroll':
      return rolled(view, seat)
    case 'target':
      return stage?.at === 'target' && isAimed(stage.event)
        ? saying(`questions.target.${stage.event}`)
        : saying('nothing')
    case 'react':
      return reaction(question.ask, view, seat)
    case 'loss': {
      const [first] = question.ask.options
      return saying('questions.loss', { n: first === undefined ? 0 : diceOf(of(sides, seat), first) })
    }
    case 'hands':
    case 'roll':
    case 'lay':
    case 'winner':
      return saying(`questions.${question.name}`)
  }
}

function rolled({ stage, battle }: State, seat: Seat): Saying {
  const fighter = stage?.at === 'reroll' ? battle?.armies[seat]?.fighters[stage.fighter] : undefined
  if (fighter === undefined) return saying('questions.roll')
  const { kind, dice, found } = fighter
  const mine = { sentence: whoseSaying({ seat, kind, count: 1 }) }
  const pieces = { fighter: mine, dice: diceText(dice) }
  if (found === 0) return saying('questions.reroll', pieces)
  return saying('questions.rerollFound', { ...pieces, treasure: treasure(found) })
}

function reaction({ moves }: Asks['react'], { battle }: State, seat: Seat): Saying {
  const playing = battle?.playing ?? null
  if (battle === null || playing === null) return saying('moves.forget')
  const how = moves.forget === undefined ? 'cannot' : hasLaid(battle, seat) ? 'laid' : 'hand'
  return saying(`questions.react.${how}`, {
    who: { seat: playing.seat },
    event: playedSaying(playing, byDice(battle, playing.seat)),
  })
}
