import type { Piece, Saying } from '#games/saying'
import { type CharacterId, characters } from '../cards/characters.ts'
import type { Chosen, Price, Step } from '../cards/steps.ts'
import { coinsIn, saying } from './things.ts'

/* A power's text, generated from its steps. A new card describes itself in every language. */

export const powerOf = (character: CharacterId): Saying => powerSaying(characters[character].onWin)
export const powerSaying = (steps: readonly Step[]): Saying =>
  saying('power', { steps: { sentence: saying('options.steps', { steps: stepsIn(steps) }) } })

export const stepsIn = (steps: readonly Step[]): Piece => ({ all: steps.map(stepSaying), joined: 'and' })

const priceSaying = (price: Price): Saying => {
  if (price === 'all') return saying('price.all')
  if (price === 'one of each') return saying('price.oneOfEach')
  return 'any' in price ? saying('price.any', { n: price.any }) : saying('price.alike', { n: price.alike })
}

const chosenSaying: Readonly<Record<Chosen, Saying>> = {
  colour: saying('steps.colour'),
  'colour in the bank': saying('steps.colourInBank'),
  rival: saying('steps.rival'),
  'runner-up': saying('steps.runnerUp'),
  'auctioned character': saying('steps.auctionedCharacter'),
  'unseen character': saying('steps.unseenCharacter'),
}

/** One step, to be joined with others. */
export function stepSaying(step: Step): Saying {
  switch (step.do) {
    case 'gain':
      return saying('steps.gain', { coins: coinsIn(step.gain) })
    case 'gainStone':
      return step.colour === 'chosen' ? saying('steps.gainChosen') : saying('steps.gainStone', { colour: step.colour })
    case 'trade':
      return saying('steps.trade', { price: priceSaying(step.price), points: step.points })
    case 'either':
      return saying('steps.either', { first: stepsIn(step.first), second: stepsIn(step.second) })
    case 'may':
      return saying(step.mustIf === null ? 'steps.may' : 'options.steps', { steps: stepsIn(step.steps) })
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
