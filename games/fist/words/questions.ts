import type { Saying } from '#games/saying'
import type { Question } from '#kernel/game'
import { of, type Seat } from '#kernel/seat'
import { colours, givesBid, isInStones, type Step } from '../cards/steps.ts'
import type { Asks, Power, State } from '../types.ts'
import { priceSaying, stepsIn } from './powers.ts'
import { coinsIn, saying, stonesIn } from './things.ts'

/** The question to a seat, and the card whose power asks it. */
export function asked({ name }: Question<Asks>, view: State, seat: Seat): Saying {
  const { power } = view
  if (name === 'bid' || name === 'silverBid' || power === null) return saying(`questions.${name}`)
  const [task] = power.tasks
  const card = task !== undefined && 'character' in task ? task.character : power.playing.character
  return saying('questions.asks', { card: { card }, question: detailed(name, power, view, seat) })
}

function detailed(name: Exclude<keyof Asks, 'bid' | 'silverBid'>, power: Power, view: State, seat: Seat): Saying {
  const [task] = power.tasks
  switch (name) {
    case 'may': {
      if (task?.do === 'payFor') return paying(task)
      const inside = task?.do === 'may' ? task.steps : []
      const steps = stepsIn(inside)
      return givesBid(inside)
        ? saying('questions.mayGiveBid', { steps, bid: coinsIn(power.bid) })
        : saying('questions.may', { steps })
    }
    case 'twice': {
      const kept = of(view.sides, seat).kept.map(({ character }) => saying('keptCard', { card: { card: character } }))
      return saying('questions.twice', { kept: { all: kept, joined: 'and' } })
    }
    case 'coin':
      return saying('questions.coin', { rival: { seat: power.rival ?? 0 } })
    case 'luck': {
      const { stones } = view.bank
      const bag = colours.reduce((sum, colour) => sum + stones[colour], 0)
      const colour = power.colour ?? 'red'
      return saying('questions.luck', { drawn: stonesIn(view.drawn), bad: stones[colour], bag, colour })
    }
    case 'purchase':
      return task?.do === 'buyStones'
        ? saying('questions.purchase', { gold: task.gold, silver: task.silver })
        : saying('nothing')
    default:
      return saying(`questions.${name}`)
  }
}

const paying = ({ price, steps }: Extract<Step, { do: 'payFor' }>): Saying =>
  isInStones(price)
    ? saying('questions.giveFor', { price: priceSaying(price), steps: stepsIn(steps) })
    : saying('questions.payFor', { price: coinsIn(price), steps: stepsIn(steps) })

/** A possible answer. */
export function optionOf({ name }: Question<Asks>, option: string | number, view: State): Saying {
  const [task] = view.power?.tasks ?? []
  if (name === 'rival') return saying('options.seat', { who: { seat: option as number } })
  if (name === 'character') return saying('options.card', { card: { card: String(option) } })
  if (name === 'either' && task?.do === 'either')
    return saying('options.steps', { steps: stepsIn(option === 'first' ? task.first : task.second) })
  if (name === 'may' || name === 'coin' || name === 'twice' || name === 'luck')
    return saying(`options.${option as 'use' | 'decline' | 'take' | 'leave' | 'once' | 'twice' | 'stop' | 'draw'}`)
  return saying(`kinds.${option as keyof State['drawn']}`)
}
