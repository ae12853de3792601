import { listed, type Who, whoIn, winText } from '#games/pieces/english'
import { knows, peek } from '#kernel/secret'
import type { Adventurer } from '../adventurers.ts'
import { dragons } from '../dragons.ts'
import type { GoldEvent, TableEvent } from '../events.ts'
import { total } from '../scoring.ts'
import { size } from '../tokens.ts'
import type { Stage } from '../types.ts'
import { adventurerNames, dragonNames, hoardText, sharesText, spotName, tokenText } from './en.ts'
import { tellMagic } from './magic.ts'

/** The log of a table in English. */
export function event(it: GoldEvent, names: readonly string[]): string | null {
  const who = whoIn(names)
  switch (it.type) {
    case 'stageOpened':
      return stageText(it.stage, who)
    case 'dragonDrawn': {
      const { strength, hidden } = dragons[it.dragon]
      return `On ${spotName(it.spot)} lies ${dragonNames[it.dragon]} (strength ${strength}, hidden ${hidden}): ${hoardText(it.tokens)}.`
    }
    case 'turnBegan':
      return it.awoke.length === 0 ? null : `${who(it.seat)}'s ${team(it.awoke)} ${are(it.awoke)} ready again.`
    case 'turnSkipped':
      return `${who(it.seat)} has all adventurers on dragons and skips the turn.`
    case 'calledHome':
      return `Called home: ${listed(it.picks.map(p => `${who(p.seat)}'s ${adventurerNames[p.adventurer]}`))}.`
    case 'adventurerPlaced':
      return `${who(it.seat)} sends the ${adventurerNames[it.adventurer]} against ${dragonNames[it.dragon]}${
        it.blade === null ? '' : ', with the Keen Blade'
      }.`
    case 'dragonSlain': {
      const hid = size(it.hidden) === 0 ? '' : `; it hid ${hoardText(it.hidden)}`
      return `— ${dragonNames[it.dragon]} is slain by ${listed(it.party.map(who))}${hid} —`
    }
    case 'redClaimed':
      return `${who(it.seat)}'s Wizard takes ${hoardText({ red: it.red })} before all others.`
    case 'lootLost':
      return size(it.tokens) === 0 ? null : `Lost: ${hoardText(it.tokens)}.`
    case 'sharesTaken':
      return `Behind the screens: ${sharesText(it.party, it.shares, who)}.`
    case 'victimNamed':
      return `${who(it.seat)}'s Thief goes for ${who(it.victim)}${it.drawn ? ', by lot' : ''}.`
    case 'theftFailed':
      return `${who(it.seat)}'s Thief finds nobody to rob.`
    case 'tokenStolen':
      return `${who(it.seat)} steals ${knows(it.token) ? tokenText(peek(it.token)) : 'a token'} from ${who(it.victim)}.`
    case 'seatLeft':
      return `${who(it.seat)} leaves the game.`
    case 'screensLifted':
      return `Screens up: ${it.hoards.map((hoard, i) => `${who(i)} ${hoardText(hoard)}`).join(' · ')}.`
    case 'gemsPaid':
      return gemsText(it, who)
    case 'gameEnded':
      return `— ${endText(it, who)} —`
    case 'seated':
    case 'agendaSet':
    case 'stageClosed':
    case 'turnPassed':
    case 'homePicked':
    case 'partyWentHome':
      return null
    default:
      return tellMagic(it, who)
  }
}

const team = (all: readonly Adventurer[]): string => listed(all.map(a => adventurerNames[a]))
const are = (all: readonly unknown[]): string => (all.length === 1 ? 'is' : 'are')

/** Windows come and go in silence, and so does what only one seat has to do with. */
function stageText(stage: Stage, who: Who): string | null {
  if (stage.at === 'recall') return 'Everybody is stuck: each calls one adventurer home.'
  return stage.at === 'heaps' ? `${who(stage.seat)} divides the loot into heaps.` : null
}

type Told<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>

function gemsText({ gem, leaders, paid }: Told<'gemsPaid'>, who: Who): string {
  const winners = leaders.filter(seat => (paid[seat] ?? 0) > 0)
  const [first] = winners
  const most = `Most ${gem}: ${leaders.length === 0 ? 'nobody' : listed(leaders.map(who))}`
  if (first === undefined) return leaders.length === 0 ? `${most}.` : `${most}; nothing is paid.`
  const prize = `${paid[first]} points`
  if (winners.length < leaders.length) return `${most}; only ${listed(winners.map(who))} gets ${prize}.`
  return winners.length === 1 ? `${most} gets ${prize}.` : `${most} get ${prize} each.`
}

function endText({ points, result }: Told<'gameEnded'>, who: Who): string {
  const parts = points.map((each, seat) => {
    const { tokens, gems, sets } = each
    return `${who(seat)} ${total(each)} (tokens ${tokens}, gems ${gems}${sets > 0 ? `, sets ${sets}` : ''})`
  })
  return [winText(result, who), ...parts].join(' · ')
}
