import { expect, test } from 'vitest'
import { movesIn, sample } from '#kernel/answer'
import type { Question } from '#kernel/game'
import { type Entry, expire, isRefusal, open, type Refusal, remove, submit } from '#kernel/match'
import { defaultsOf } from '#kernel/options'
import { redact } from '#kernel/redact'
import { type Seat, type Viewer, viewersOf } from '#kernel/seat'
import { diceOf, seedFrom } from '#kernel/seed'
import { dragonIds } from '../dragons.ts'
import type { GoldEvent } from '../events.ts'
import { gold } from '../index.ts'
import { objectIds } from '../magic/cards.ts'
import type { Options } from '../options.ts'
import type { Asks, State } from '../types.ts'
import { english } from './voice.ts'

const names = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Fay']

/** Names that things have only in the source. */
const ids = [...objectIds, ...dragonIds, 'noDeal', 'slip'].filter(id => /[A-Z]/.test(id) || id === 'slip')
/** What may not be in any line: something unsaid, or a thing by such a name. */
const unsaid = new RegExp(`undefined|null|NaN|you's|\\[object|@|\\d\\+\\d|\\d\\.[a-z]|\\b(${ids.join('|')})\\b`)
const isWell = (line: string): boolean => line.trim() !== '' && !unsaid.test(line)

/** All that could be said to a seat that is asked: the question, its moves, every option, also what is barred. */
function wordsOf(question: Question<Asks>, view: State, seat: Seat): readonly string[] {
  const { ask } = question
  const option = (one: string | number): string => english.option(question, one, view, names)
  const move = (one: string): string => english.move(question, one, view, names)
  const all = [english.question(question, view, seat, names)]
  if (ask.kind === 'oneOf') all.push(...[...ask.options, ...ask.barred.map(b => b.option)].map(option))
  if (ask.kind === 'menu') {
    all.push(...ask.barred.map(b => move(b.move)))
    for (const [name, inner] of movesIn(ask)) {
      all.push(move(name))
      if (inner.kind === 'oneOf') all.push(...[...inner.options, ...inner.barred.map(b => b.option)].map(option))
    }
  }
  return all
}

/** Where seats may leave, one in so many moves does. */
const LOYAL = 300

/** Plays a random game; `look` is shown every page of it, as each viewer sees it, with the lines of the log. */
function randomGame(
  seats: number,
  changes: Partial<Options>,
  { seed, leaving }: { readonly seed: string; readonly leaving: boolean },
  look: (view: State, viewer: Viewer, told: readonly GoldEvent[], lines: readonly string[]) => void,
): void {
  const options = { ...defaultsOf(gold.options), ...changes }
  const { match, entry } = open(gold, { seats, options, dice: diceOf(seedFrom(seed)) })
  const ears = viewersOf(match.seats).map(viewer => ({ viewer, told: [] as GoldEvent[] }))
  const tell = (next: Entry<GoldEvent> | Refusal): void => {
    if (isRefusal(next)) throw new Error(`${next.refused}: expected ${next.expected}`)
    for (const { viewer, told } of ears) {
      const news = redact(next.events, viewer)
      told.push(...news)
      const lines = news.flatMap(it => english.event(it, names) ?? [])
      look(redact(match.state, viewer), viewer, told, lines)
    }
  }
  tell(entry)
  const player = diceOf(seedFrom(`player ${seed}`))
  while (gold.result(match.state) === null) {
    const rng = player(match.next)
    if (leaving && rng.below(LOYAL) === 0) {
      const staying = match.seats.filter(each => gold.hasLeft?.(match.state, each) !== true)
      tell(remove(match, staying[rng.below(staying.length)] as Seat, match.at))
      continue
    }
    const asked = match.seats.filter(seat => gold.choice(match.state, seat) !== null)
    const due = gold.deadline?.(match.state) ?? null
    const seat = asked[rng.below(asked.length + (due === null ? 0 : 1))]
    if (due !== null && seat === undefined) tell(expire(match, due))
    const question = seat === undefined ? null : gold.choice(match.state, seat)
    if (seat === undefined || question === null) continue
    tell(submit(match, seat, { name: question.name, answer: sample(question.ask, rng) }, match.at + rng.below(2000)))
  }
}

const tables: readonly (readonly [seats: number, changes: Partial<Options>])[] = [
  [3, {}],
  [4, { display: 'ledger' }],
  [6, { freeze: true, gifts: true }],
  [4, { game: 'basic' }],
  [5, { division: 'divideAndChoose', clock: 'none' }],
  [3, { clock: 'days', wizardFirst: true }],
  [4, { dexterity: false, market: 'afterSeventh' }],
]

test.each(tables)('with %i seats and %o everybody is told and asked everything in plain words', (seats, changes) => {
  randomGame(seats, changes, { seed: 'words', leaving: true }, (view, viewer, told, lines) => {
    expect(lines.filter(line => !isWell(line))).toEqual([])
    const table = english.board(view, viewer, names, told)
    expect(table.filter(line => !isWell(line) || line.length > 80)).toEqual([])
    expect(english.cards(view).filter(line => !isWell(line))).toEqual([])
    const question = viewer === 'table' ? null : gold.choice(view, viewer)
    if (question === null || viewer === 'table') return
    expect(wordsOf(question, view, viewer).filter(line => !isWell(line))).toEqual([])
  })
})

/** A seat's own line: its mark, its adventurers, and what is seen of its hoard. */
const side = /^ {2}([ ▸]) \w+ +[KDTWkdtw.]{4} {2}(\(screen\)|nothing|\d+ [a-z]+)/

test('R11.2 the board shows no hoard but the viewer’s own, until screens are up', () => {
  randomGame(3, {}, { seed: 'screens', leaving: false }, (view, viewer, told) => {
    const seen = english.board(view, viewer, names, told).flatMap(line => {
      const [whole, mark, hoard] = side.exec(line) ?? []
      return whole === undefined ? [] : [{ mark, open: hoard !== '(screen)' }]
    })
    const own = [0, 1, 2].map(seat => seat === viewer)
    expect(seen).toEqual(own.map(mine => ({ mark: mine ? '▸' : ' ', open: mine || view.result !== null })))
  })
})
