import type { Bot, Sight } from '#kernel/bot'
import { pickOne, type Rng } from '#kernel/chance'
import type { DwarvesEvent } from '../events.ts'
import type { Asks, State } from '../types.ts'
import { asAnswer } from './model/answers.ts'
import { QuickDice, seedOf } from './model/dice.ts'
import type { World } from './model/world.ts'
import { choose } from './policy/choose.ts'
import type { Habits } from './policy/habits.ts'
import { type Effort, type Judgement, weigh } from './search.ts'
import { imagined } from './seen.ts'
import { shortlist } from './shortlist.ts'

type DwarvesSight = Sight<State, DwarvesEvent, Asks>

/** Answers by habit alone. */
export const byHabit =
  (habits: Habits): Bot<State, DwarvesEvent, Asks> =>
  (sight, rng) =>
    askedAtStart(sight, rng) ?? habitual(sight, rng, habits)

function habitual(sight: DwarvesSight, rng: Rng, habits: Habits): unknown {
  const w = imagined(sight, new QuickDice(seedOf(rng)))
  return asAnswer(w, choose(w, habits))
}

/** What needs no thought; null for everything else. */
function askedAtStart({ question }: DwarvesSight, rng: Rng): unknown {
  if (question.name === 'hands') return pickOne(rng, question.ask.options)
  if (question.name === 'roll') return question.ask.idle
  if (question.name === 'react' && question.ask.moves.forget === undefined) return question.ask.idle
  return null
}

/** Answers by search. */
export const bySearch =
  (effort: Effort, judgement: Judgement): Bot<State, DwarvesEvent, Asks> =>
  (sight, rng) =>
    askedAtStart(sight, rng) ?? searched(sight, rng, effort, judgement)

function searched(sight: DwarvesSight, rng: Rng, effort: Effort, judgement: Judgement): unknown {
  const w = imagined(sight, new QuickDice(seedOf(rng)))
  const answers = shortlist(w, judgement.habits)
  const [only] = answers
  if (answers.length === 1 && only !== undefined) return asAnswer(w, only)
  const imagine = (dice: Rng): World => imagined(sight, dice)
  const values = weigh(imagine, sight.seat, answers, effort, judgement, rng)
  return asAnswer(w, answers[values.indexOf(Math.max(...values))] as number)
}
