import type { Saying } from '#games/saying'
import { guestId } from '#games/workshop/guest-id'
import { knows, peek } from '#kernel/secret'
import { dragonOf } from '../cards/dragons.ts'
import { size } from '../cards/tokens.ts'
import type { GoldEvent, TableEvent } from '../events.ts'
import { blade } from '../magic/cards.ts'
import type { Options } from '../options.ts'
import { total } from '../rules/scoring.ts'
import type { Stage } from '../types.ts'
import { loggedMagic } from './log-magic.ts'
import { saying, seatsIn, sharesIn, spotNumber, teamIn, tokenOf, tokensIn } from './things.ts'

const thief = { card: 'thief' }

/** An event as a line of the log: a sentence or two, or none if it needs no mention. */
export function logged(it: GoldEvent): readonly Saying[] {
  const who = 'seat' in it ? { seat: it.seat } : ''
  switch (it.type) {
    case 'seated':
      return guestsSaying(it.options)
    case 'stageOpened':
      return stageSaying(it.stage)
    case 'dragonDrawn': {
      const { strength, hidden } = dragonOf(it.dragon)
      const spot = spotNumber(it.spot)
      const card = { card: it.dragon }
      return [saying('log.dragonDrawn', { spot, card, strength, hidden, tokens: tokensIn(it.tokens) })]
    }
    case 'turnBegan':
      return it.awoke.length === 0
        ? []
        : [saying('log.readyAgain', { who, team: teamIn(it.awoke), n: it.awoke.length })]
    case 'turnSkipped':
      return [saying('log.turnSkipped', { who })]
    case 'calledHome': {
      const all = it.picks.map(({ seat, adventurer }) =>
        saying('targets.theirs', { who: { seat }, card: { card: adventurer } }),
      )
      return [saying('log.calledHome', { team: { all, joined: 'and' } })]
    }
    case 'adventurerPlaced': {
      const sent = { who, card: { card: it.adventurer }, dragon: { card: it.dragon } }
      return it.blade === null
        ? [saying('log.sent', sent)]
        : [saying('log.sentWithBlade', { ...sent, blade: { card: blade } })]
    }
    case 'dragonSlain':
      return [saying('log.slain', { card: { card: it.dragon }, party: seatsIn(it.party) })]
    case 'hiddenDrawn':
      return [saying('log.hid', { card: { card: it.dragon }, tokens: tokensIn(it.tokens) })]
    case 'redClaimed':
      return [saying('log.redClaimed', { who, card: { card: 'wizard' }, red: tokensIn({ red: it.red }) })]
    case 'lootLost':
      return size(it.tokens) === 0 ? [] : [saying('log.lost', { tokens: tokensIn(it.tokens) })]
    case 'sharesTaken':
      return [saying('log.shares', { shares: sharesIn(it.party, it.shares) })]
    case 'victimNamed':
      return [saying(it.drawn ? 'log.victimByLot' : 'log.victim', { who, card: thief, victim: { seat: it.victim } })]
    case 'theftFailed':
      return [saying('log.theftFailed', { who, card: thief })]
    case 'tokenStolen': {
      const victim = { seat: it.victim }
      return knows(it.token)
        ? [saying('log.stolen', { who, token: tokenOf(peek(it.token)), victim })]
        : [saying('log.stolenUnseen', { who, victim })]
    }
    case 'seatLeft':
      return [saying('log.left', { who })]
    case 'screensLifted': {
      const all = it.hoards.map((hoard, seat) => saying('share', { who: { seat }, tokens: tokensIn(hoard) }))
      return [saying('log.screensUp', { hoards: { all, joined: 'dots' } })]
    }
    case 'gemsPaid':
      return [mostSaying(it)]
    case 'gameEnded':
      return [endSaying(it)]
    case 'agendaSet':
    case 'stageClosed':
    case 'turnPassed':
    case 'homePicked':
    case 'partyWentHome':
      return []
    default:
      return loggedMagic(it)
  }
}

/** R13.1. */
function guestsSaying({ guests = [] }: Options): readonly Saying[] {
  const all = guests.map(card => ({ card: guestId(card) }))
  return all.length === 0 ? [] : [saying('log.guests', { n: all.length, cards: { all, joined: 'and' } })]
}

/** Windows come and go without mention, and so does anything that concerns only one seat. */
function stageSaying(stage: Stage): readonly Saying[] {
  if (stage.at === 'recall') return [saying('log.stuck')]
  return stage.at === 'heaps' ? [saying('log.divides', { who: { seat: stage.seat } })] : []
}

type Told<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>

function mostSaying({ gem, leaders, paid }: Told<'gemsPaid'>): Saying {
  const winners = leaders.filter(seat => (paid[seat] ?? 0) > 0)
  const [first] = winners
  if (leaders.length === 0) return saying('log.most.nobody', { gem })
  const most = { gem, leaders: seatsIn(leaders) }
  if (first === undefined) return saying('log.most.nothing', most)
  const points = paid[first] ?? 0
  if (winners.length < leaders.length) return saying('log.most.only', { ...most, winners: seatsIn(winners), points })
  return saying(winners.length === 1 ? 'log.most.one' : 'log.most.each', { ...most, points })
}

function endSaying({ points, result }: Told<'gameEnded'>): Saying {
  const all = points.map((each, seat) => {
    const { tokens, gems, sets } = each
    const counted = { who: { seat }, total: total(each), tokens, gems }
    return sets > 0 ? saying('log.pointsWithSets', { ...counted, sets }) : saying('log.points', counted)
  })
  const winners = result.ranking.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  return saying('log.over', { who: seatsIn(winners), n: winners.length, points: { all, joined: 'dots' } })
}
