import type { Saying } from '#games/saying'
import { knows, peek } from '#kernel/secret'
import { battleOf } from '../cards/battles.ts'
import { isEvent } from '../cards/index.ts'
import type { BattleEvent, DiplomacyEvent } from '../events.ts'
import { ofKind, playedSaying } from './played.ts'
import { crowdIn, diceText, gold, saying, seatsIn, treasure, whoseSaying } from './things.ts'

type Any = BattleEvent | DiplomacyEvent
type Told<T extends Any['type']> = Extract<Any, { type: T }>
type OfFighter = Pick<Told<'creatureRolled'>, 'seat' | 'kind'>

const fighterOf = ({ seat, kind }: OfFighter): Saying => whoseSaying({ seat, kind, count: 1 })

/** Battles in the log. */
export function battleLogged(it: Any): Saying | null {
  const who = 'seat' in it ? { seat: it.seat } : ''
  switch (it.type) {
    case 'battlePlayed': {
      const { limit, award } = battleOf(it.battle)
      return saying('log.battle', { who, card: { card: it.battle }, n: limit, award })
    }
    case 'fightersSent':
      return saying('log.sends', { who, crowd: crowdIn(it.kinds) })
    case 'satOut':
      return saying('log.sitsOut', { who })
    case 'creatureRolled': {
      const rolled = { fighter: fighterOf(it), dice: diceText(it.dice) }
      return it.found === 0
        ? saying('log.rolls', rolled)
        : saying('log.rollsAndFinds', { ...rolled, treasure: treasure(it.found) })
    }
    case 'dieRerolled': {
      const rolled = { fighter: fighterOf(it), from: it.from, to: it.to }
      return it.found === 0
        ? saying('log.rerolls', rolled)
        : saying('log.rerollsAndFinds', { ...rolled, treasure: treasure(it.found) })
    }
    case 'cardLaid':
      return laid(it)
    case 'nothingLaid':
      return saying('log.lays.nothing', { who })
    case 'cardsTurnedUp': {
      const cards = it.cards.map(({ seat, card }) =>
        saying(isEvent(card) ? 'log.event' : 'log.bluff', { who: { seat }, card: { card } }),
      )
      return saying('log.turnedUp', { cards: { all: cards, joined: 'dots' } })
    }
    case 'eventFizzled':
      return saying('log.fizzles', { who, card: { card: it.event } })
    case 'eventPlayed':
      return saying('log.playsEvent', { who, event: playedSaying(it, ofKind(it.kind, it.seat)) })
    case 'eventCancelled': {
      const own = it.from === 'hand' ? 'ownHand' : 'ownLaid'
      const how = it.seat === it.owner ? own : it.from
      return saying(`log.cancelled.${how}`, { who, owner: { seat: it.owner }, card: { card: it.event } })
    }
    case 'bluffReturned':
      return saying('log.bluffReturned', { who, card: { card: it.card } })
    case 'battleEnded':
      return saying('log.dust')
    case 'sealedInWindow':
    case 'eventDone':
      return null
    default:
      return outcome(it)
  }
}

/** R7.3: known only to its owner. R12.7: its back may be public. */
function laid({ seat, card, back }: Told<'cardLaid'>): Saying {
  const who = { seat }
  if (knows(card)) return saying('log.lays.card', { who, card: { card: peek(card) } })
  return saying(`log.lays.${back ?? 'hidden'}`, { who })
}

type OutcomeEvent = Told<
  | 'pocketsEyed'
  | 'fighterScared'
  | 'fighterRolledAgain'
  | 'strengthsSwapped'
  | 'treasureLost'
  | 'treasureAdded'
  | 'creaturesSafe'
  | 'battleWon'
  | 'spoilsPaid'
  | 'goldGiven'
  | 'goldTaken'
  | 'creatureFell'
>

/** The effects of events, and what is won and lost. */
function outcome(it: OutcomeEvent): Saying {
  const who = 'seat' in it ? { seat: it.seat } : ''
  switch (it.type) {
    case 'pocketsEyed':
      return saying('log.eyes', { who })
    case 'fighterScared':
      return it.lost === 0
        ? saying('log.scaredOfNothing', { fighter: fighterOf(it) })
        : saying('log.scared', { fighter: fighterOf(it), strength: { thing: 'strength', n: it.lost } })
    case 'fighterRolledAgain':
      return saying('log.rollsAgain', { fighter: fighterOf(it), dice: diceText(it.dice) })
    case 'strengthsSwapped':
      return saying('log.swapped', { who: seatsIn(it.seats) })
    case 'treasureLost':
      return it.lost === 0
        ? saying('log.noTreasure', { who })
        : saying('log.treasureLost', { who, treasure: treasure(it.lost) })
    case 'treasureAdded':
      return saying('log.richVein', { who, n: it.added })
    case 'creaturesSafe':
      return saying('log.safe', { who })
    case 'battleWon':
      return won(it)
    case 'spoilsPaid':
      return paid(it)
    case 'goldGiven': {
      const gifts = it.to.flatMap((n, seat) => (n > 0 ? [saying('log.gift', { n, who: { seat } })] : []))
      return saying('log.gives', { who, gifts: { all: gifts, joined: 'and' } })
    }
    case 'goldTaken':
      return saying('log.takes', { who, gold: gold(it.amount), from: { seat: it.from } })
    case 'creatureFell': {
      const card = { card: it.kind }
      return it.ability === null
        ? saying('log.falls', { who, card })
        : saying('log.fallsWith', { who, card, ability: { card: it.ability } })
    }
  }
}

function won({ winners, strengths }: Told<'battleWon'>): Saying {
  const strength = Math.max(...strengths.map(each => each ?? 0))
  const others = strengths.flatMap((each, seat) =>
    each === null || winners.some(winner => winner === seat)
      ? []
      : [saying('log.won.other', { who: { seat }, strength: each })],
  )
  const pieces = {
    who: seatsIn(winners),
    strength,
    n: winners.length,
    others: { all: others, joined: 'commas' },
  } as const
  if (winners.length === 1) return saying(others.length === 0 ? 'log.won.alone' : 'log.won.over', pieces)
  return saying(others.length === 0 ? 'log.won.tie' : 'log.won.tieOver', pieces)
}

function paid({ seat, treasure: found, award }: Told<'spoilsPaid'>): Saying {
  const some = award === 0 ? 'treasure' : 'both'
  const none = award === 0 ? 'nothing' : 'award'
  return saying(`log.paid.${found === 0 ? none : some}`, {
    who: { seat },
    gold: gold(found + award),
    treasure: found,
    award,
  })
}
