import type { Saying } from '#games/saying'
import { knows, peek } from '#kernel/secret'
import { creatureOf, strikesAt } from '../cards/kinds.ts'
import type { DwarvesEvent, TableEvent } from '../events.ts'
import { battleLogged } from './battle.ts'
import { gold, groupObject, hatedBy, saying, seatsIn, whoseSaying } from './things.ts'
import { hasThird } from './thirds.ts'

/** An event as a line of the log; empty if it needs no mention. */
export function logged(it: DwarvesEvent): readonly Saying[] {
  const line = sentence(it)
  return line === null ? [] : [line]
}

function sentence(it: DwarvesEvent): Saying | null {
  const who = 'seat' in it ? { seat: it.seat } : ''
  switch (it.type) {
    case 'dirtCompared': {
      const hands = it.dirt.map((dirt, seat) => saying('log.hand', { who: { seat }, dirt }))
      return saying('log.hands', { hands: { all: hands, joined: 'dots' } })
    }
    case 'starterChosen':
      return saying('log.begins', { who })
    case 'deckReshuffled':
      return saying(`log.reshuffled.${it.deck}`)
    case 'cardDrawn':
      return knows(it.card)
        ? saying('log.draws', { who, card: { card: peek(it.card) } })
        : saying(`log.drawsFrom.${it.deck}`, { who })
    case 'turnPassedOver':
      return saying('log.passedOver', { who })
    case 'cardDiscarded':
      return saying('log.discards', { who, card: { card: it.card } })
    case 'creaturePlayed':
      return saying('log.plays', { who, card: { card: it.kind } })
    case 'creatureThawed':
      return saying('log.thawed', { who, card: { card: it.kind } })
    case 'aversionFelt':
      return aversion(it)
    case 'creaturesLeft':
      return left(it)
    case 'abilityPlayed':
      return ability(it)
    case 'handsShown': {
      const hands = it.hands.map((hand, seat) => {
        const cards = hand.map(card => ({ card }))
        return saying('log.cardsOf', { who: { seat }, cards: { all: cards, joined: 'semicolons' } })
      })
      return saying('log.handsUp', { hands: { all: hands, joined: 'dots' } })
    }
    case 'gameEnded':
      return ended(it)
    case 'seated':
    case 'agendaSet':
    case 'stageOpened':
    case 'stageClosed':
    case 'handHeldOut':
    case 'turnBegan':
      return null
    default:
      return battleLogged(it)
  }
}

type Told<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>

function aversion({ seat, kind, wide, guests = [] }: Told<'aversionFelt'>): Saying {
  const kinds = hatedBy(kind, guests, 'or')
  if (!wide) return saying('log.aversion', { whose: whoseSaying({ seat, kind, count: 1 }), kinds })
  return saying(`log.third.${hasThird(kind) ? kind : 'other'}`, { kinds, n: strikesAt(kind) })
}

function left({ why, ability, ...gone }: Told<'creaturesLeft'>): Saying {
  const how = why === 'stare' && creatureOf(gone.kind).power === why ? 'lastStare' : why // R2.6, R14.7: of the one who stares
  const pieces = { whose: whoseSaying(gone), n: gone.count }
  if (ability === null) return saying(`log.left.${how}`, pieces)
  return saying(`log.leftWith.${how}`, { ...pieces, ability: { card: ability } })
}

function ability({ seat, on, kind, count, ability, replaced }: Told<'abilityPlayed'>): Saying {
  const how = replaced === null ? 'new' : replaced === ability ? 'again' : 'instead'
  return saying(`log.ability.${how}`, {
    who: { seat },
    group: groupObject({ seat: on, kind, count }, seat),
    ability: { card: ability },
    old: { card: replaced ?? ability },
  })
}

function ended({ why, result }: Told<'gameEnded'>): Saying {
  const winners = result.ranking.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  const win = { who: seatsIn(winners), n: winners.length }
  const all = [
    saying(why === 'gold' ? 'log.wins' : 'log.winsAtLast', win),
    ...result.points.map((points, seat) => saying('log.gold', { who: { seat }, gold: gold(points) })),
  ]
  return saying('log.over', { all: { all, joined: 'dots' } })
}
