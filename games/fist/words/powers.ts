import type { Piece, Saying } from '#games/saying'
import { type CharacterId, powerOf as stepsOf } from '../cards/characters.ts'
import { bends, type Chosen, type Condition, isInStones, type Price, type Step } from '../cards/steps.ts'
import { boonKeys, coinsIn, saying } from './things.ts'

/* A power's text, generated from its steps. A new card describes itself in every language. */

export const powerOf = (character: CharacterId): Saying => powerSaying(stepsOf(character))
export const powerSaying = (steps: readonly Step[]): Saying => {
  const [first = [], ...rest] = sentencesOf(steps)
  const sentences = [
    saying('power', { steps: { sentence: saying('options.steps', { steps: inOne(first) }) } }),
    ...rest.map(some => saying('next.power', { steps: inOne(some), opens: opening(some) })),
  ]
  return sentences.length === 1
    ? (sentences[0] as Saying)
    : saying('options.steps', { steps: { all: sentences, joined: 'spaces' } })
}

/** Steps within a sentence, which may go on after them. What follows a step that has others inside is set apart. */
export function stepsIn(steps: readonly Step[], goesOn = false): Piece {
  const [first = [], ...rest] = sentencesOf(steps)
  return rest.reduce<Piece>(
    (before, some, i) => {
      const on = goesOn || i < rest.length - 1
      return saying('next.steps', { before, steps: inOne(some, on), opens: opening(some, on) })
    },
    inOne(first, goesOn || rest.length > 0),
  )
}

/** How steps begin, for the comma that may stand before them: with what must be so, with what one may do, or at once. */
function opening(steps: readonly Step[], goesOn = sentencesOf(steps).length > 1): 'clause' | 'wish' | 'deed' {
  const [first] = steps
  if (goesOn) return 'deed' // in brackets, or without anything inside
  if (first?.do === 'if') return 'clause'
  if (first?.do === 'payFor') return 'wish'
  if (first?.do !== 'may') return 'deed'
  if ((first.mustIf ?? null) !== null) return opening(first.steps) // it is written as its own steps
  return mayKey(first.steps) === 'steps.may' ? 'wish' : 'clause'
}

const inOne = (steps: readonly Step[], goesOn = false): Piece => ({
  all: steps.map(step =>
    goesOn && bends(step) ? saying('next.inside', { step: stepSaying(step) }) : stepSaying(step),
  ),
  joined: 'and',
})

/** A step that has others inside is a sentence of its own, so that nothing before or after it is taken for theirs. */
function sentencesOf(steps: readonly Step[]): readonly (readonly Step[])[] {
  const sentences: Step[][] = []
  for (const [i, step] of steps.entries()) {
    const before = steps[i - 1]
    const isNew = before === undefined || bends(before) || bends(step)
    if (isNew) sentences.push([])
    sentences.at(-1)?.push(step)
  }
  return sentences
}

function conditionSaying(condition: Condition): Saying {
  if (typeof condition === 'string') return saying(`conditions.${standingKeys[condition]}`)
  if ('stones' in condition) return saying('conditions.stones', { n: condition.stones })
  if ('alike' in condition) return saying('conditions.alike', { n: condition.alike })
  if ('points' in condition) return saying('conditions.points', { n: condition.points })
  return 'bidders' in condition
    ? saying('conditions.bidders', { n: condition.bidders })
    : saying('conditions.round', { n: condition.round })
}
const standingKeys = {
  'every colour': 'everyColour',
  'fewest points': 'fewestPoints',
  'most points': 'mostPoints',
  'fewest stones': 'fewestStones',
  'most stones': 'mostStones',
} as const

/** `You may` goes with what is done, not with what is asked first. */
const mayKey = ([first]: readonly Step[]) => (first !== undefined && bends(first) ? 'steps.mayFirst' : 'steps.may')

export const priceSaying = (price: Price): Saying => {
  if (price === 'all') return saying('price.all')
  if (price === 'one of each') return saying('price.oneOfEach')
  return 'any' in price ? saying('price.any', { n: price.any }) : saying('price.alike', { n: price.alike })
}

const chosenSaying: Readonly<Record<Chosen, Saying>> = {
  colour: saying('steps.colour'),
  'colour in the bank': saying('steps.colourInBank'),
  rival: saying('steps.rival'),
  'runner-up': saying('steps.runnerUp'),
  'lowest bidder': saying('steps.lowestBidder'),
  'most points': saying('steps.mostPoints'),
  'most stones': saying('steps.mostStones'),
  'auctioned character': saying('steps.auctionedCharacter'),
  'unseen character': saying('steps.unseenCharacter'),
}

/** One step, to be joined with others. If the sentence goes on after it, it needs brackets. */
export function stepSaying(step: Step): Saying {
  switch (step.do) {
    case 'gain':
      return saying('steps.gain', { coins: coinsIn(step.gain) })
    case 'gainStone':
      return step.colour === 'chosen' ? saying('steps.gainChosen') : saying('steps.gainStone', { colour: step.colour })
    case 'trade':
      return saying('steps.trade', { price: priceSaying(step.price), points: step.points })
    case 'either':
      return saying('steps.either', { first: stepsIn(step.first, true), second: stepsIn(step.second) })
    case 'may':
      return saying((step.mustIf ?? null) === null ? mayKey(step.steps) : 'options.steps', {
        steps: stepsIn(step.steps),
      })
    case 'if': {
      const [condition, isAll] = [conditionSaying(step.holds), step.otherwise.length === 0]
      const steps = stepsIn(step.steps, !isAll)
      return isAll
        ? saying('steps.if', { condition, steps })
        : saying('steps.ifElse', {
            condition,
            steps,
            otherwise: stepsIn(step.otherwise),
            opens: opening(step.otherwise),
          })
    }
    case 'payFor':
      return isInStones(step.price)
        ? saying('steps.giveFor', { price: priceSaying(step.price), steps: stepsIn(step.steps) })
        : saying('steps.payFor', { price: coinsIn(step.price), steps: stepsIn(step.steps) })
    case 'thisRound':
      return saying(`steps.${boonKeys[step.boon]}`)
    case 'othersGain':
      return saying('steps.othersGain', { coins: coinsIn(step.gain) })
    case 'othersPay':
      return saying(step.to === 'bank' ? 'steps.othersPay' : 'steps.othersPayYou', { coins: coinsIn(step.coins) })
    case 'othersLoseStones':
      return saying(step.to === 'bank' ? 'steps.othersLose' : 'steps.othersGiveYou', { n: step.stones })
    case 'choose':
      return chosenSaying[step.what]
    case 'plunder':
      return saying('steps.plunder', {
        kinds: { all: step.coins.map(coin => saying(`kinds.${coin}`)), joined: 'and' },
      })
    case 'drawStones':
      return saying('steps.drawStones', { ofEach: step.ofEach, draw: step.draw })
    case 'buyStones':
      return saying('steps.buyStones', { gold: step.gold, silver: step.silver })
    case 'score':
      return saying('steps.score', { points: step.points })
    case 'drawCharacter':
    case 'playChosen':
    case 'steal':
    case 'everyoneLosesColour':
    case 'pushLuck':
    case 'giveFairyBid':
    case 'keep':
      return saying(`steps.${step.do}`)
  }
}
