import { of, type Seat } from '#kernel/seat'
import type { Step } from '../../cards/steps.ts'
import type { State } from '../../types.ts'
import { coinsIn } from '../../words/things.ts'
import type { Say } from '../use-fist.ts'

/* The consequences of an answer, as far as anybody can know. */

export interface Leads {
  readonly text: string
  readonly wins: boolean
}

/** The seat's total after gaining these points. */
export function pointsLead(view: State, seat: Seat, points: number, say: Say): Leads {
  const goal = view.options.pointsToWin
  const total = Math.min(goal, of(view.sides, seat).points + points)
  return total >= goal
    ? { text: say('screen.leads.wins'), wins: true }
    : { text: say('screen.leads.points', { points: total, goal }), wins: false }
}

/** What the first of these steps that brings something would bring: points, or coins with the bank's supply. */
export function stepsLead(view: State, seat: Seat, steps: readonly Step[], say: Say): Leads {
  const step = steps.find(({ do: kind }) => kind === 'trade' || kind === 'score' || kind === 'gain')
  if (step?.do === 'trade' || step?.do === 'score') return pointsLead(view, seat, step.points, say)
  if (step?.do !== 'gain') return { text: '', wins: false }
  const { bank } = view
  const wanted = Object.keys(step.gain)
  const all = { fairy: bank.fairy, common: bank.common, silver: bank.silver, amulet: bank.amulets }
  const some = Object.fromEntries(Object.entries(all).filter(([kind]) => wanted.includes(kind)))
  return { text: say('screen.leads.coins', { coins: coinsIn(some) }), wins: false }
}
