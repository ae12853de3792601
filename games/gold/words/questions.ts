import type { Saying } from '#games/saying'
import type { Question } from '#kernel/game'
import { of, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { adventurers } from '../cards/adventurers.ts'
import { clocks } from '../rules/clocks.ts'
import type { Asks, State } from '../types.ts'
import { occasionOf } from './occasions.ts'
import { bargaining, trading } from './questions-talks.ts'
import { saying, sentences, teamIn, timeOf, tokensIn } from './things.ts'

const [thief, wizard] = [{ card: 'thief' }, { card: 'wizard' }]

/** The question to the seat, with what matters for the answer. */
export function asked({ name, ask }: Question<Asks>, view: State, seat: Seat): Saying {
  const { kill } = view
  switch (name) {
    case 'attack': {
      const ready = adventurers.filter(a => of(view.sides, seat).team[a] === 'ready')
      return saying('questions.attack', { team: teamIn(ready, 'or') })
    }
    case 'magic':
      return magicAsked(ask, view, seat)
    case 'bargain':
      return bargaining(view)
    case 'heaps':
      return saying('questions.heaps', { loot: tokensIn(kill?.loot ?? {}), heaps: kill?.party.length ?? 0 })
    case 'heap':
      return saying('questions.heap')
    case 'victim':
      return looks(view, seat)
        ? saying('questions.victimLooks', { thief, wizard })
        : saying('questions.victim', { thief })
    case 'token':
      return tokenAsked(view, seat)
    case 'recall':
      return saying('questions.recall')
    case 'market':
      return trading(view, seat)
  }
}

/** R6.6: with their Wizard there. */
export const looks = ({ kill, attackers }: State, seat: Seat): boolean =>
  (attackers[kill?.spot ?? -1] ?? []).some(a => a.seat === seat && a.adventurer === 'wizard')

function magicAsked({ moves }: Asks['magic'], view: State, seat: Seat): Saying {
  const { pause } = clocks[view.options.clock]
  const question = mayDo(moves)
  const timed = pause === null ? question : saying('questions.inTime', { question, time: timeOf(pause) })
  const occasion = view.stage?.at === 'window' ? occasionOf(view.stage.when, view, seat) : null
  return sentences(occasion === null ? [timed] : [occasion, timed])
}

function mayDo({ pass: _, call, ...playing }: Asks['magic']['moves']): Saying {
  if (Object.keys(playing).length === 0) return saying(call === undefined ? 'questions.onlyPass' : 'questions.call')
  return saying(call === undefined ? 'questions.play' : 'questions.playOrCall')
}

function tokenAsked({ stage, kill }: State, seat: Seat): Saying {
  const hoard = tokensIn(stage?.at === 'token' ? peek(stage.screen) : {})
  const { thief: robber, victim } = kill?.theft ?? { thief: seat, victim: seat }
  return victim === seat
    ? saying('questions.tokenGiven', { hoard, who: { seat: robber }, thief })
    : saying('questions.token', { hoard, who: { seat: victim } })
}
