import type { Saying } from '#games/saying'
import { abilityCard, crowdOf, moveIn, saying } from './record.ts'

/** An answer that was not given, as something one could do. */
export function otherwise(question: string, answer: unknown): Saying {
  const [move, what] = moveIn(answer)
  const card = { card: String(what) }
  switch (question) {
    case 'turn':
      return onTurn(move, what)
    case 'draw':
      return saying(answer === 'creature' ? 'other.drawCreature' : 'other.drawOther')
    case 'fighters':
      return saying('other.send', { crowd: crowdOf(answer) })
    case 'reroll':
      return move === 'die' ? saying('other.reroll', { die: Number(what) }) : saying('other.keep')
    case 'lay':
      return move === 'none' ? saying('other.layNothing') : saying('other.lay', { card })
    case 'react':
      return saying(move === 'forget' ? 'other.forget' : 'other.letBe')
    case 'winner':
      return saying('other.steal', { who: { seat: Number(answer) } })
    case 'loss':
      return saying('other.lose', { card: { card: String(answer) } })
    default:
      return saying('other.target')
  }
}

function onTurn(move: string, what: string | number): Saying {
  const card = { card: String(what) }
  switch (move) {
    case 'battle':
      return saying('other.battle', { card })
    case 'ability':
      return saying('other.card', { card: abilityCard(what) })
    case 'thaw':
    case 'stare':
      return saying(`other.${move}`)
    case 'discard':
      return saying('other.discard', { card })
    default:
      return saying('other.card', { card })
  }
}
