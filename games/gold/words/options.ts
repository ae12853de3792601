import type { Saying } from '#games/saying'
import type { Question } from '#kernel/game'
import type { Token } from '../cards/tokens.ts'
import type { ObjectId } from '../magic/cards.ts'
import { isMove, objectIn, targetBy } from '../magic/moves.ts'
import { phrases } from '../rules/phrases.ts'
import type { Asks, State } from '../types.ts'
import { targetOf } from './targets.ts'
import { heapName, saying, tokensIn } from './things.ts'

type Option = string | number

/** A possible answer; in a menu, to this move. */
export function optionOf({ name }: Question<Asks>, option: Option, view: State, move = ''): Saying {
  switch (name) {
    case 'attack':
    case 'magic':
      return aim(move, String(option), view)
    case 'bargain':
    case 'market':
      return talk(option, view)
    case 'heap': {
      const tokens = tokensIn(view.kill?.heaps?.[Number(option)]?.tokens ?? {})
      return saying('options.heap', { heap: heapName(Number(option)), tokens })
    }
    case 'victim':
      return saying('options.seat', { who: { seat: Number(option) } })
    case 'token':
      return saying(`kinds.${option as Token}`)
    case 'recall':
      return saying('options.card', { card: { card: String(option) } })
    case 'heaps':
      return heapName(Number(option))
  }
}

const aim = (move: string, option: string, view: State): Saying =>
  isMove(move) ? targetOf(targetBy(move, option), view) : saying('options.yes')

function talk(option: Option, { bargain, market }: State): Saying {
  if (typeof option === 'number') {
    const standing = [...(bargain?.offers ?? []), ...(market?.offers ?? [])].find(offer => offer.number === option)
    return standing === undefined
      ? saying('options.offer', { number: option })
      : saying('options.offerBy', { number: option, who: { seat: standing.by } })
  }
  if (option === 'offer' || option === 'acceptance') return saying(`options.withdraw.${option}`)
  const phrase = phrases.find(p => p === option)
  return phrase === undefined ? saying('options.yes') : saying(`phrases.${phrase}`)
}

type Move = Exclude<{ [K in keyof Asks]: Asks[K] extends { moves: infer M } ? keyof M : never }[keyof Asks], Card>
type Card = ObjectId | 'slip'

/** A move in a menu: an object by name, otherwise one or two plain words. */
export function moveOf(_asked: Question<Asks>, move: string): Saying {
  const object = objectIn(move)
  return object === null ? saying(`moves.${move as Move}`) : saying('options.card', { card: { card: object } })
}
