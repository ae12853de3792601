import { ended, listed, owned, type Who } from '#games/pieces/english'
import { knows, peek } from '#kernel/secret'
import { isEvent } from '../cards/index.ts'
import type { BattleEvent, DiplomacyEvent } from '../log.ts'
import { battleText } from './cards.ts'
import { abilityName, aCard, battleNames, cardNames, crowdText, diceText, eventNames, kindName, someOf } from './en.ts'
import { playedText } from './targets.ts'

/** Battles in the log. */
export function tellBattle(it: Any, who: Who): string | null {
  switch (it.type) {
    case 'battlePlayed':
      return `— ${who(it.seat)} calls for battle: ${battleNames[it.battle]} (${battleText(it.battle)}) —`
    case 'fightersSent':
      return `${who(it.seat)} sends ${crowdText(it.kinds)}.`
    case 'satOut':
      return `${who(it.seat)} has nobody to send and sits out.`
    case 'creatureRolled': {
      const found = it.found === 0 ? '' : ` and finds ${it.found} treasure`
      return `${fighter(it, who)} rolls ${diceText(it.dice)}${found}.`
    }
    case 'dieRerolled':
      return `${fighter(it, who)} rerolls its ${it.from} and gets a ${it.to}${it.found === 0 ? '' : `: ${it.found} treasure found`}.`
    case 'cardLaid':
      return ended(`${who(it.seat)} lays ${laidText(it)} face down`)
    case 'nothingLaid':
      return `${who(it.seat)} lays nothing.`
    case 'cardsTurnedUp':
      return ended(`Cards up: ${it.cards.map(up => upText(up, who)).join(' · ')}`)
    case 'eventFizzled':
      return `${owned(who(it.seat))} ${eventNames[it.event]} comes to nothing.`
    case 'eventPlayed':
      return ended(
        `${who(it.seat)} plays ${playedText(it, who, () => (it.kind === null ? 'fighter' : kindName(it.kind)))}`,
      )
    case 'eventCancelled':
      return cancelText(it, who)
    case 'bluffReturned':
      return ended(`${who(it.seat)} takes back the bluff: ${aCard(it.card)}`)
    case 'battleEnded':
      return 'The dust settles.'
    case 'sealedInWindow':
    case 'eventDone':
      return null
    default:
      return tellOutcome(it, who)
  }
}

type Any = BattleEvent | DiplomacyEvent
type Told<T extends Any['type']> = Extract<Any, { type: T }>
type OfFighter = Pick<Told<'creatureRolled'>, 'seat' | 'kind'>

const fighter = ({ seat, kind }: OfFighter, who: Who): string => `${owned(who(seat))} ${kindName(kind)}`

/** R7.3: known to its owner alone; R12.7: its back may be seen by all. */
function laidText({ card, back }: Told<'cardLaid'>): string {
  if (knows(card)) return aCard(peek(card))
  if (back === null) return 'a card'
  return back === 'creature' ? 'a creature' : 'a card of the other deck'
}
const upText = ({ seat, card }: Told<'cardsTurnedUp'>['cards'][0], who: Who): string =>
  `${who(seat)} ${isEvent(card) ? cardNames[card] : `bluffs with ${aCard(card)}`}`

function cancelText({ seat, owner, event, from }: Told<'eventCancelled'>, who: Who): string {
  const how = from === 'laid' ? ', with the card on the table' : ''
  const whose = `${owned(who(owner))} ${seat === owner ? 'own ' : ''}${eventNames[event]}`
  return `${who(seat)}${how}: “Forget it!” ${whose} does nothing.`
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

/** What events do, and what is won and lost. */
function tellOutcome(it: OutcomeEvent, who: Who): string {
  switch (it.type) {
    case 'pocketsEyed':
      return `${who(it.seat)} eyes the spoils and whistles.`
    case 'fighterScared':
      return `${fighter(it, who)} hides under the table: ${it.lost === 0 ? 'no strength is lost' : `${it.lost} strength less`}.`
    case 'fighterRolledAgain':
      return `${fighter(it, who)} rolls once more: ${diceText(it.dice)} more strength.`
    case 'strengthsSwapped':
      return `${listed(it.seats.map(who))} change banners, and strengths.`
    case 'treasureLost':
      return it.lost === 0
        ? `${who(it.seat)} has no treasure to lose.`
        : `All that glitters: ${who(it.seat)} loses ${it.lost} treasure.`
    case 'treasureAdded':
      return `${who(it.seat)} strikes a rich vein: ${it.added} more treasure.`
    case 'creaturesSafe':
      return `If ${who(it.seat)} wins, nobody goes home.`
    case 'battleWon':
      return wonText(it, who)
    case 'spoilsPaid':
      return paidText(it, who)
    case 'goldGiven': {
      const gifts = it.to.flatMap((gold, seat) => (gold > 0 ? [`${gold} to ${who(seat)}`] : []))
      return `${owned(who(it.seat))} generous ones give gold away: ${listed(gifts)}.`
    }
    case 'goldTaken':
      return `${who(it.seat)} helps themselves to ${it.amount} gold of ${owned(who(it.from))} spoils.`
    case 'creatureFell': {
      const taken = it.ability === null ? '' : `, and ${abilityName(it.ability)} goes with it`
      return ended(`${who(it.seat)} loses ${someOf(it.kind)}, the price of victory${taken}`)
    }
  }
}

function wonText({ winners, strengths }: Told<'battleWon'>, who: Who): string {
  const names = listed(winners.map(who))
  const best = Math.max(...strengths.map(strength => strength ?? 0))
  const others = strengths.flatMap((strength, seat) =>
    strength === null || winners.some(winner => winner === seat) ? [] : [`${who(seat)} ${strength}`],
  )
  const rest = others.length === 0 ? '' : ` (${others.join(', ')})`
  if (winners.length === 1) return `${names} wins the battle with strength ${best}${rest}!`
  return `${names} tie at strength ${best}${rest}: ${winners.length === 2 ? 'both' : 'all'} win!`
}

function paidText({ seat, treasure, award }: Told<'spoilsPaid'>, who: Who): string {
  if (treasure === 0) return `${who(seat)} gets ${award === 0 ? 'no gold for it' : `the award of ${award} gold`}.`
  const more = award === 0 ? 'and no award' : `and the award of ${award}`
  return `${who(seat)} gets ${treasure + award} gold: ${treasure} found ${more}.`
}
