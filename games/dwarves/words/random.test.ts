import { expect, test } from 'vitest'
import { movesIn, sample } from '#kernel/answer'
import type { Question } from '#kernel/game'
import { type Entry, expire, isRefusal, open, type Refusal, submit } from '#kernel/match'
import { defaultsOf } from '#kernel/options'
import { redact } from '#kernel/redact'
import { type Seat, type Viewer, viewersOf } from '#kernel/seat'
import { knows, peek } from '#kernel/secret'
import { diceOf, seedFrom } from '#kernel/seed'
import { allCards, backs } from '../cards/index.ts'
import { dwarves } from '../index.ts'
import type { DwarvesEvent } from '../log.ts'
import type { Options } from '../options.ts'
import type { Asks, State } from '../types.ts'
import { cardNames } from './en.ts'
import { english } from './voice.ts'

const names = ['Ana', 'Ben', 'Cleo', 'Dan']

/** Names that things have only in the source. */
const ids = [...new Set(backs.flatMap(back => allCards[back])), 'letBe'].filter(id => /[A-Z]/.test(id))
/** What may not be in any line: something unsaid, a straight apostrophe, or a thing by such a name. */
const unsaid = new RegExp(
  `undefined|null|NaN|you’s|you (is|has|plays)|'|\\[object|@|!\\.|\\d\\.[a-z0-9]|\\b1 (dice|cards|fighters)|\\b(${ids.join('|')})\\b`,
)
const isWell = (line: string): boolean => line.trim() !== '' && !unsaid.test(line)

/** All that could be said to a seat that is asked: the question, its moves, every option, also what is barred. */
function wordsOf(question: Question<Asks>, view: State, seat: Seat): readonly string[] {
  const { ask } = question
  const option = (one: string | number): string => english.option(question, one, view, names)
  const move = (one: string): string => english.move(question, one, view, names)
  const all = [english.question(question, view, seat, names)]
  const listed = ask.kind === 'menu' ? movesIn(ask).map(([, inner]) => inner) : [ask]
  for (const inner of listed) {
    if (inner.kind === 'oneOf') all.push(...[...inner.options, ...inner.barred.map(b => b.option)].map(option))
    if (inner.kind === 'bundle') all.push(...inner.items.map(({ name }) => option(name)))
  }
  if (ask.kind === 'menu')
    all.push(...[...movesIn(ask).map(([name]) => name), ...ask.barred.map(b => b.move)].map(move))
  return all
}

/** Plays a random game; `look` is shown every page of it, as each viewer sees it, with the lines of the log. */
function randomGame(
  seats: number,
  changes: Partial<Options>,
  seed: string,
  look: (view: State, viewer: Viewer, lines: readonly string[]) => void,
): void {
  const options = { ...defaultsOf(dwarves.options), ...changes }
  const { match, entry } = open(dwarves, { seats, options, dice: diceOf(seedFrom(seed)) })
  const tell = (next: Entry<DwarvesEvent> | Refusal): void => {
    if (isRefusal(next)) throw new Error(`${next.refused}: expected ${next.expected}`)
    for (const viewer of viewersOf(match.seats)) {
      const lines = redact(next.events, viewer).flatMap(it => english.event(it, names) ?? [])
      look(redact(match.state, viewer), viewer, lines)
    }
  }
  tell(entry)
  const player = diceOf(seedFrom(`player ${seed}`))
  while (dwarves.result(match.state) === null) {
    const rng = player(match.next)
    const asked = match.seats.filter(seat => dwarves.choice(match.state, seat) !== null)
    const due = dwarves.deadline?.(match.state) ?? null
    const seat = asked[rng.below(asked.length + (due === null ? 0 : 1))]
    if (due !== null && seat === undefined) tell(expire(match, due))
    const question = seat === undefined ? null : dwarves.choice(match.state, seat)
    if (seat === undefined || question === null) continue
    tell(submit(match, seat, { name: question.name, answer: sample(question.ask, rng) }, match.at + rng.below(2000)))
  }
}

const tables: readonly (readonly [seats: number, changes: Partial<Options>])[] = [
  [2, {}],
  [3, {}],
  [4, {}],
  [4, { backs: 'shown', forget: 'laid', bluffs: 'returned' }],
  [3, { rolling: 'byHand', clock: 'days', tieAward: 'split' }],
  [2, { clock: 'none', tieAward: 'none', fourthClears: true, start: 'random' }],
]

test.each(tables)('with %i seats and %o everybody is told and asked everything in plain words', (seats, changes) => {
  randomGame(seats, changes, 'words', (view, viewer, lines) => {
    expect(lines.filter(line => !isWell(line))).toEqual([])
    const table = english.board(view, viewer, names, [])
    expect(table.filter(line => !isWell(line) || line.length > 80)).toEqual([])
    expect(english.cards(view).filter(line => !isWell(line))).toEqual([])
    const question = viewer === 'table' ? null : dwarves.choice(view, viewer)
    if (question === null || viewer === 'table') return
    expect(wordsOf(question, view, viewer).filter(line => !isWell(line))).toEqual([])
  })
})

test('R13.2 the board names the cards of the viewer’s own hand and nobody else’s, until the end', () => {
  randomGame(3, { start: 'random' }, 'hands', (view, viewer) => {
    const hands =
      english
        .board(view, viewer, names, [])
        .join('\n')
        .match(/hand: /g) ?? []
    const own = viewer === 'table' ? 0 : 1
    expect(hands.length).toBe(view.result === null ? own : 3)
    const mine = viewer === 'table' ? undefined : view.sides[viewer]?.hand
    if (mine === undefined || !knows(mine)) return
    const board = english.board(view, viewer, names, []).join(' ').replace(/\s+/g, ' ')
    for (const card of peek(mine)) expect(board).toContain(cardNames[card])
  })
})
