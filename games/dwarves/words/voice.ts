import type { Voice } from '#games/boxed'
import { knows, peek } from '#kernel/secret'
import { allCards, backs, type CardId } from '../cards/index.ts'
import type { DwarvesEvent } from '../events.ts'
import type { Asks, State } from '../types.ts'
import { board } from './board.ts'
import { en } from './en.ts'
import { logged } from './log.ts'
import { moveOf, optionOf, seatAsked } from './options.ts'
import { cardName, question, text } from './terminal.ts'
import { textAt } from './texts.ts'

const lineOf = (card: CardId, view: State | null): string => `${cardName(card)}: ${text(textAt(view, card))}`

/** The battle and the cards turned up in it, the viewer's hand, and what is on the table. */
function cards(view: State): readonly string[] {
  const { sides, battle } = view
  const laid = (battle?.laid ?? []).flatMap(it => (it !== null && knows(it.card) ? [peek(it.card)] : []))
  const mine = sides.flatMap(({ hand }) => (knows(hand) ? peek(hand) : []))
  const inPlay = sides.flatMap(({ groups }) =>
    groups.flatMap(({ kind, ability }): readonly CardId[] => (ability === null ? [kind] : [kind, ability])),
  )
  const all = [...(battle === null ? [] : [battle.card]), ...laid, ...mine, ...inPlay]
  return [...new Set(all)].map(card => lineOf(card, view))
}

function event(it: DwarvesEvent, names: readonly string[]): string | null {
  const [line] = logged(it)
  return line === undefined ? null : text(line, names)
}

/** Others' draws in the middle of their turns. */
const aside = (event: DwarvesEvent): boolean => event.type === 'cardDrawn' && !knows(event.card)

/** The table in a terminal, in English. */
export const english: Voice<State, DwarvesEvent, Asks> = {
  intro: Object.values(en.intro),
  cards,
  /** All 43 kinds of cards. */
  box: backs.flatMap(back => [...new Set(allCards[back])]).map(card => lineOf(card, null)),
  event,
  aside,
  question,
  option: (asked, option, view, names, move) => text(optionOf(asked, option, view, move), names, seatAsked(view)),
  move: (asked, move) => text(moveOf(asked, move)),
  board,
}
