import type { Voice } from '#games/boxed'
import { seatLine, whoIn } from '#games/pieces/english'
import type { Piece, Saying } from '#games/saying'
import { speaker } from '#games/speaker'
import type { Viewer } from '#kernel/seat'
import { knows, peek } from '#kernel/secret'
import type { CharacterId } from '../cards/characters.ts'
import { colours } from '../cards/steps.ts'
import type { FistEvent } from '../events.ts'
import { notebookOf } from '../notebook.ts'
import type { Asks, Purse, Side, State } from '../types.ts'
import { en } from './en.ts'
import { logged } from './log.ts'
import { powerOf } from './powers.ts'
import { asked, optionOf } from './questions.ts'
import { boonKeys, coinsIn, saying, stonesIn } from './things.ts'

const { text } = speaker('en', en)
const listed = (piece: Piece): string => text(saying('options.steps', { steps: piece }))
const name = (id: CharacterId): string => listed({ all: [{ card: id }], joined: 'and' })
const card = (id: CharacterId): string => `${name(id)}: ${text(powerOf(id))}`

const intro = [
  ...Object.values(en.intro),
  'On the table: R B Y are red, blue and yellow stones; “spent” is fairy gold that is out until the round ends.',
]

function event(it: FistEvent, names: readonly string[]): string | null {
  const lines = logged(it).map((line: Saying) => text(line, names))
  return lines.length === 0 ? null : lines.join(' ')
}

/** This round's characters, starting with the one that is up. */
function cards({ auction, unseen, auctioned }: State): readonly string[] {
  const all = new Set([...(auction === null ? [] : [auction.character]), ...unseen, ...auctioned.map(a => a.character)])
  return [...all].map(card)
}

/** The whole table in a few lines, limited to what the viewer may see. */
function board(view: State, viewer: Viewer, names: readonly string[], told: readonly FistEvent[]): readonly string[] {
  const { auction: up, bank } = view
  const book = view.options.coinCounts === 'tracked' ? notebookOf(told) : []
  const still = view.unseen.map(name)
  return [
    `Round ${view.round} · bank: ${listed(coinsIn(bank))}, ${text(stonesIn(bank.stones))}`,
    ...view.sides.map((side, i) => seatLine(i, viewer, whoIn(names), sideText(side, view, book[i]))),
    `  still to come: ${still.length === 0 ? 'nothing' : still.join(', ')}`,
    ...(up === null ? [] : [`  up now: ${name(up.character)} — ${text(powerOf(up.character))}`]),
  ]
}

function sideText(side: Side, view: State, counted: Purse | undefined): string {
  const points = `${'◆'.repeat(side.points)}${'◇'.repeat(view.options.pointsToWin - side.points)}`
  const stones = colours.map(c => `${c.charAt(0).toUpperCase()}${side.stones[c]}`).join(' ')
  const extras = [
    side.spent > 0 ? `${side.spent} spent` : '',
    side.black > 0 ? listed({ thing: 'black', n: side.black }) : '',
    side.amulets > 0 ? listed({ thing: 'amulet', n: side.amulets }) : '',
    ...side.boons.map(boon => text(saying(`boons.${boonKeys[boon]}`))),
    ...side.kept.map(k => name(k.character) + (k.charge ? ' (charge)' : '')),
  ].filter(extra => extra !== '')
  return [points, stones, coinsText(side, counted), ...extras].join('  ')
}

/** Behind the screen: known to its owner, or to everybody if the table counts coins. */
function coinsText({ purse }: Side, counted: Purse | undefined): string {
  if (knows(purse)) return listed(coinsIn(peek(purse)))
  return counted === undefined ? '(screen)' : `${listed(coinsIn(counted))} (counted)`
}

/** The table in a terminal, in English. */
export const english: Voice<State, FistEvent, Asks> = {
  intro,
  cards,
  event,
  question: (question, view, seat, names) => text(asked(question, view, seat), names, seat),
  option: (question, option, view, names) => text(optionOf(question, option, view), names),
  move: (_question, move) => move,
  board,
}
