import { folded, listed, numbered, seatLine, type Who, whoIn } from '#games/pieces/english'
import type { Viewer } from '#kernel/seat'
import { knows, peek } from '#kernel/secret'
import { type Back, hatedAt, kindsWith } from '../cards/index.ts'
import { strikesAt } from '../cards/kinds.ts'
import { isThird } from '../rules/aversion.ts'
import { roundOf, SUDDEN_DEATH } from '../rules/ending.ts'
import { creatureCount } from '../rules/groups.ts'
import type { Army, Battle, Fighter, Group, Laid, Playing, Side, State } from '../types.ts'
import { en } from './en.ts'
import { byDice, playedSaying } from './played.ts'
import { battleSize, cardName, handList, kindName, text } from './terminal.ts'
import { sparesSome } from './traits.ts'

/** The whole table in a few lines, limited to what the viewer may see. */
export function board(view: State, viewer: Viewer, names: readonly string[]): readonly string[] {
  const who = whoIn(names)
  const { battle } = view
  return [
    head(view, who),
    ...view.sides.map((side, i) => seatLine(i, viewer, who, sideText(side, battle?.laid[i] ?? null))),
    ...hints(view),
    ...(battle === null ? [] : battleLines(view, battle, viewer, names)),
  ].flatMap(folded)
}

function head(view: State, who: Who): string {
  const { turn, turns, options, decks, result } = view
  const deckText = (back: Back): string => `${decks[back].size} (${numbered(decks[back].discards.length, 'discard')})`
  return [
    result !== null ? 'The match is over' : turns === 0 ? 'The cards are dealt' : `Turn: ${who(turn)}`,
    `${options.goldToWin} gold to win`,
    ...(options.suddenDeath ? [`round ${Math.max(1, roundOf(view))} of ${SUDDEN_DEATH}`] : []),
    `creature deck: ${deckText('creature')}`,
    `other deck: ${deckText('other')}`,
  ].join(' · ')
}

function sideText(side: Side, laid: Laid | null): string {
  const groups = side.groups.map(groupText).join(', ')
  return [`${side.gold} gold`, groups || 'no creatures', handText(side, laid)].join(' · ')
}

const groupText = ({ kind, count, ability }: Group): string =>
  `${count} ${kindName(kind, count)}${ability === null ? '' : ` ${en.cards[ability].the}`}`

/**
 * The viewer's own cards by name, those of others by their backs. R7.3: these include the laid card until it is turned
 * up.
 */
function handText({ hand, backs }: Side, laid: Laid | null): string {
  if (knows(hand)) return `hand: ${handList(peek(hand))}`
  const total = backs.creature + backs.other
  const isLaid = laid !== null && !knows(laid.card)
  return `${backsText(backs)}${isLaid ? `, ${total === 1 ? '' : 'one of them '}face down` : ''}`
}

/** `3 creature and 2 other cards`. */
function backsText({ creature, other }: Side['backs']): string {
  if (other === 0) return creature === 0 ? 'no cards' : numbered(creature, 'creature card')
  return `${creature === 0 ? '' : `${creature} creature and `}${numbered(other, 'other card')}`
}

/** `dwarves and orcs`. */
/** R4.3: the kinds that need only one more. */
function hints(view: State): readonly string[] {
  const near = kindsWith(view.options).filter(kind => isThird(view, kind))
  return [...new Set(near.map(strikesAt))].map(n => {
    const texts = near
      .filter(kind => strikesAt(kind) === n)
      .map(kind => {
        const hated = listed(hatedAt(view.options, kind).map(other => kindName(other, 2)))
        const next = n === 3 ? 'the third' : `number ${n}`
        return `${kindName(kind, 2)} (${next} drives off all ${hated}${sparesSome(view, kind) ? ' but fliers' : ''})`
      })
    return `  ${n - 1} on the table: ${texts.join(' · ')}`
  })
}

function battleLines({ sides }: State, battle: Battle, viewer: Viewer, names: readonly string[]): readonly string[] {
  const who = whoIn(names)
  const { card, starter, armies, playing } = battle
  return [
    `  Battle: ${cardName(card)} (${battleSize(card)}), started by ${who(starter)}`,
    ...sides.map((side, i) => {
      const army = armies[i] ?? null
      const there = army !== null ? armyText(army) : creatureCount(side) === 0 ? 'sits out' : 'has not chosen yet'
      return seatLine(i, viewer, who, [there, ...doings(battle, i)].join(' · '))
    }),
    ...(playing === null ? [] : [`  now: ${playedNow(battle, playing, names)}, by ${who(playing.seat)}`]),
  ]
}

const playedNow = (battle: Battle, playing: Playing, names: readonly string[]): string =>
  text(playedSaying(playing, byDice(battle, playing.seat)), names)

const armyText = ({ strength, treasure, fighters }: Army): string =>
  [`strength ${strength}`, `treasure ${treasure}`, fighters.map(fighterText).join(', ')].join(' · ')

/** `orc 6 1 2`, and its fate. */
function fighterText({ kind, dice, again, scared }: Fighter): string {
  const more = again.length === 0 ? '' : ` + ${again.join(' ')}`
  return `${kindName(kind)} ${dice.join(' ') || '–'}${more}${scared ? ' (scared)' : ''}`
}

/** What else a seat has done in this battle, or will do. */
function doings({ armies, laid, thieves, winners }: Battle, i: number): readonly string[] {
  return [
    ...(laid[i] ? [laidText(laid[i])] : []),
    ...(armies[i]?.safe ? ['nobody goes home'] : []),
    ...(thieves.some(seat => seat === i) ? ['eyes the spoils'] : []),
    ...(winners.some(seat => seat === i) ? ['has won'] : []),
  ]
}
function laidText({ card, back }: Laid): string {
  if (knows(card)) return `laid ${cardName(peek(card))}`
  return back === null ? 'laid a card' : `laid ${back === 'creature' ? 'a creature' : 'a card of the other deck'}`
}
