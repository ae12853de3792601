import type { Saying } from '#games/saying'
import type { Question } from '#kernel/game'
import type { Seat } from '#kernel/seat'
import type { Asks, State } from '../types.ts'
import { occasionOf } from '../words/occasions.ts'
import { asked as askedInFull } from '../words/questions.ts'
import { saying, sentences } from '../words/things.ts'

/** The question to a seat, for a status line above a prompt and a table that show the rest. */
export function asked(question: Question<Asks>, view: State, seat: Seat): Saying {
  switch (question.name) {
    case 'attack':
      return saying('screen.asked.attack')
    case 'magic':
      return magicAsked(question.ask, view, seat)
    case 'token': {
      const { thief, victim } = view.kill?.theft ?? { thief: seat, victim: seat }
      return victim === seat
        ? saying('screen.asked.tokenGiven', { who: { seat: thief }, thief: { card: 'thief' } })
        : saying('screen.asked.token', { who: { seat: victim } })
    }
    case 'bargain':
      return bargainAsked(view, seat)
    case 'heaps':
      return saying('screen.desk.asked.heaps', { heaps: view.kill?.party.length ?? 0 })
    case 'market':
      return saying('screen.market.asked')
    default:
      return askedInFull(question, view, seat)
  }
}

function bargainAsked({ kill, bargain }: State, seat: Seat): Saying {
  if (kill?.silenced === seat) return saying('screen.desk.asked.silenced')
  return saying(bargain?.bell == null ? 'screen.desk.asked.bargainNoSand' : 'screen.desk.asked.bargain')
}

/** A player with nothing to play is not asked for anything, but only told what the others wait for. */
function magicAsked({ quiet }: Asks['magic'], view: State, seat: Seat): Saying {
  if (quiet) return saying('screen.asked.pause')
  const ask = saying('screen.asked.play')
  if (view.stage?.at !== 'window') return ask
  const { when } = view.stage
  if (when === 'deal struck') return sentences([saying('screen.asked.deal'), ask])
  if (when === 'loot shown') return sentences([saying('questions.lootShown'), ask])
  const occasion = occasionOf(when, view, seat)
  return sentences(occasion === null ? [ask] : [occasion, ask])
}
