import { ended, owned, type Who, whoIn, winText } from '#games/pieces/english'
import type { Seat } from '#kernel/seat'
import { knows, peek } from '#kernel/secret'
import type { Back } from '../cards/index.ts'
import type { DwarvesEvent, TableEvent } from '../log.ts'
import { tellBattle } from './battle.ts'
import { abilityName, aCard, handList, hatedBy, kindName, someOf, theirs } from './en.ts'

/** The log of a table in English. */
export function event(it: DwarvesEvent, names: readonly string[]): string | null {
  const who = whoIn(names)
  switch (it.type) {
    case 'dirtCompared':
      return `Hands out: ${it.dirt.map((dirt, seat) => `${who(seat)} ${dirt}`).join(' · ')}.`
    case 'starterChosen':
      return `${who(it.seat)} begins.`
    case 'deckReshuffled':
      return `The ${it.deck === 'creature' ? 'creature' : 'other'} discards are shuffled and become the deck.`
    case 'cardDrawn':
      return ended(`${who(it.seat)} draws ${knows(it.card) ? aCard(peek(it.card)) : hiddenCard(it.deck)}`)
    case 'turnPassedOver':
      return `${who(it.seat)} has no card, and the turn passes.`
    case 'cardDiscarded':
      return ended(`${who(it.seat)} discards ${aCard(it.card)}`)
    case 'creaturePlayed':
      return `${who(it.seat)} plays ${someOf(it.kind)}.`
    case 'creatureThawed':
      return `Out of the ice comes ${someOf(it.kind)} for ${who(it.seat)}.`
    case 'aversionFelt':
      return it.wide
        ? `The third ${kindName(it.kind)}! Now they cannot stand ${hatedBy(it.kind, 'or')} anywhere.`
        : `${owned(who(it.seat))} ${kindName(it.kind)} cannot stand ${hatedBy(it.kind, 'or')}.`
    case 'creaturesLeft':
      return ended(leftText(it, who))
    case 'abilityPlayed':
      return abilityText(it, who)
    case 'handsShown':
      return ended(`Hands up: ${it.hands.map((hand, seat) => `${who(seat)} ${handList(hand)}`).join(' · ')}`)
    case 'gameEnded':
      return `— ${endText(it, who)} —`
    case 'seated':
    case 'agendaSet':
    case 'stageOpened':
    case 'stageClosed':
    case 'handHeldOut':
    case 'turnBegan':
      return null
    default:
      return tellBattle(it, who)
  }
}

type Told<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>

const hiddenCard = (deck: Back): string => (deck === 'creature' ? 'a creature' : 'from the other deck')

function leftText({ why, ability, ...gone }: Told<'creaturesLeft'>, who: Who): string {
  const { kind, count } = gone
  const [one, several] = why === 'stare' && kind === 'medusa' ? stareTexts : leaveTexts[why]
  const taken = ability === null ? '' : `, and ${abilityName(ability)} goes with ${count === 1 ? 'it' : 'them'}`
  return `${theirs(who, gone)} ${count === 1 ? one : several}${taken}`
}
const leaveTexts: Readonly<Record<Told<'creaturesLeft'>['why'], readonly [one: string, several: string]>> = {
  aversion: ['stomps off', 'stomp off'],
  thaw: ['melts away', 'melt away'],
  stare: ['turns to stone', 'turn to stone'],
  peace: ['has had enough of fighting', 'have had enough of fighting'],
}
/** R2.6: of her who stares. */
const stareTexts = ['stares one last time', 'stare one last time'] as const

function abilityText({ seat, on, kind, count, ability, replaced }: Told<'abilityPlayed'>, who: Who): string {
  const group = `${groupOwner(seat, on, who)} ${kindName(kind, count)}`
  const now = `${who(seat)} declares ${group} ${abilityName(ability)}`
  if (replaced === null) return now
  return ended(replaced === ability ? `${now} once again` : `${now} No longer ${abilityName(replaced)}`)
}
const groupOwner = (seat: Seat, on: Seat, who: Who): string => (seat === on ? 'their own' : owned(who(on)))

function endText({ why, result }: Told<'gameEnded'>, who: Who): string {
  const gold = result.points.map((points, seat) => `${who(seat)} ${points} gold`)
  return [`${why === 'gold' ? '' : 'Time is up: '}${winText(result, who)}`, ...gold].join(' · ')
}
