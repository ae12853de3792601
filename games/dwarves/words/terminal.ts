import { capital, listed, type Who, whoTo } from '#games/pieces/english'
import { speaker } from '#games/speaker'
import { nameIn } from '#games/workshop/guest'
import { isGuest } from '#games/workshop/guest-id'
import type { Question } from '#kernel/game'
import { of, type Seat } from '#kernel/seat'
import { type BattleId, battleOf } from '../cards/battles.ts'
import { guestCard } from '../cards/guests.ts'
import type { CardId } from '../cards/index.ts'
import type { Kind } from '../cards/kinds.ts'
import { whoCan } from '../rules/groups.ts'
import type { Asks, Battle, State } from '../types.ts'
import { en } from './en.ts'
import { asked } from './questions.ts'
import { saying } from './things.ts'
import { fighterSaying } from './traits.ts'

/* Text only for the terminal, which speaks English and has no pictures. */

export const { text } = speaker('en', en)

export const cardName = (card: CardId): string => (isGuest(card) ? nameIn(guestCard(card), 'en') : en.cards[card].name)
/** In a sentence, by number: `dwarf`, `dwarves`. */
export const kindName = (kind: Kind, count = 1): string =>
  isGuest(kind) ? `“${cardName(kind)}”` : count === 1 ? cardName(kind).toLowerCase() : en.creatures[kind].several
/** One name contains a comma, so the separator is a different one. */
export const handList = (hand: readonly CardId[]): string => hand.map(cardName).join('; ') || 'nothing'
/** `3 fighters each, award 2`. */
export const battleSize = (battle: BattleId): string =>
  text(saying('texts.battle', { n: battleOf(battle).limit, award: battleOf(battle).award })).slice(0, -1)

/** The question to the seat, with what matters for the answer. */
export function question(question: Question<Asks>, view: State, seat: Seat, names: readonly string[]): string {
  const who = whoTo(names, seat)
  const line = capital(text(asked(question, view, seat), names, seat))
  switch (question.name) {
    case 'turn':
      return `Your turn: ${turnText(question.ask, view, seat)}.`
    case 'fighters': {
      const mine = question.ask.items.map(({ name }) => text(fighterSaying(of(view.sides, seat), name)))
      return `${line} ${mine.join('; ')}.`
    }
    case 'roll':
    case 'reroll':
      return `${line} ${tracksText(view.battle, who)}`
    case 'lay':
      return `${tracksText(view.battle, who)} ${laidText(view.battle, who)}${line}`
    default:
      return line
  }
}

/** The possible actions, in the order of the moves. */
function turnText({ moves }: Asks['turn'], view: State, seat: Seat): string {
  const holder = (power: 'thaw' | 'stare'): string => {
    const kind = whoCan(view, seat, power)
    return kind === null ? '' : kindName(kind)
  }
  const plays = [
    ...(moves.creature === undefined ? [] : ['a creature']),
    ...(moves.ability === undefined ? [] : ['an ability']),
    ...(moves.battle === undefined ? [] : ['a battle']),
  ]
  const uses = [
    ...(moves.thaw === undefined ? [] : [`let your ${holder('thaw')} thaw`]),
    ...(moves.stare === undefined ? [] : [`let your ${holder('stare')} stare`]),
  ]
  const can = [...(plays.length === 0 ? [] : [`play ${listed(plays, 'or')}`]), ...uses, 'discard a card']
  return can.join(', or ')
}

/** `Strength: you 14, Ben 12. Treasure: you 2, Ben 0. Cleo sits out.` */
function tracksText(battle: Battle | null, who: Who): string {
  const armies = (battle?.armies ?? []).map((army, seat) => ({ name: who(seat), army }))
  const track = (of: 'strength' | 'treasure'): string =>
    armies.flatMap(({ name, army }) => (army === null ? [] : [`${name} ${army[of]}`])).join(', ')
  const out = armies.flatMap(({ name, army }) => (army === null ? [name] : []))
  const verb = out.length === 1 && out[0] !== 'you' ? 'sits' : 'sit'
  const outText = out.length === 0 ? '' : ` ${capital(listed(out))} ${verb} out.`
  return `Strength: ${track('strength')}. Treasure: ${track('treasure')}.${outText}`
}

/** R7.3: everybody sees who has laid a card. */
function laidText(battle: Battle | null, who: Who): string {
  const laid = (battle?.laid ?? []).flatMap((card, seat) => (card === null ? [] : [who(seat)]))
  if (laid.length === 0) return ''
  return `${listed(laid)} ${laid.length === 1 ? 'has' : 'have'} laid a card. `
}
