import { expect, test } from 'vitest'
import type { Boxed, Voice } from '#games/boxed'
import { movesIn, sample } from '#kernel/answer'
import type { Asks, GameEvent, Question } from '#kernel/game'
import { type Entry, expire, isRefusal, open, type Refusal, remove, submit } from '#kernel/match'
import { defaultsOf } from '#kernel/options'
import { redact } from '#kernel/redact'
import { type Seat, type Viewer, viewersOf } from '#kernel/seat'
import { diceOf, seedFrom } from '#kernel/seed'

export const people = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Fay']

/** What one viewer has seen so far: everything they were told, and the lines of the log that came with it. */
export interface ViewedMoment<S, E> {
  readonly view: S
  readonly viewer: Viewer
  readonly told: readonly E[]
  readonly lines: readonly string[]
}

/** Where seats may leave, one move in this many is leaving. */
const LOYAL = 300

/** Plays a random game; `look` is called with every page, for each viewer. */
export function randomGame<S extends object, E extends GameEvent, A extends Asks, O extends object>(
  { game, voice }: Boxed<S, E, A, O>,
  seats: number,
  changes: Partial<O>,
  { seed, leaving = false }: { readonly seed: string; readonly leaving?: boolean },
  look: (page: ViewedMoment<S, E>) => void,
): void {
  const options = { ...defaultsOf(game.options), ...changes } as O
  const { match, entry } = open(game, { seats, options, dice: diceOf(seedFrom(seed)) })
  const ears = viewersOf(match.seats).map(viewer => ({ viewer, told: [] as E[] }))
  const tell = (next: Entry<E> | Refusal): void => {
    if (isRefusal(next)) throw new Error(`${next.refused}: expected ${next.expected}`)
    for (const { viewer, told } of ears) {
      const news = redact(next.events, viewer)
      told.push(...news)
      look({
        view: redact(match.state, viewer),
        viewer,
        told,
        lines: news.flatMap(it => voice.event(it, people) ?? []),
      })
    }
  }
  tell(entry)
  const player = diceOf(seedFrom(`player ${seed}`))
  while (game.result(match.state) === null) {
    const rng = player(match.next)
    if (leaving && game.leave !== undefined && rng.below(LOYAL) === 0) {
      const staying = match.seats.filter(each => game.hasLeft?.(match.state, each) !== true)
      tell(remove(match, staying[rng.below(staying.length)] as Seat, match.at))
      continue
    }
    const asked = match.seats.filter(seat => game.choice(match.state, seat) !== null)
    const due = game.deadline?.(match.state) ?? null
    const seat = asked[rng.below(asked.length + (due === null ? 0 : 1))]
    if (due !== null && seat === undefined) tell(expire(match, due))
    const question = seat === undefined ? null : game.choice(match.state, seat)
    if (seat === undefined || question === null) continue
    tell(submit(match, seat, { name: question.name, answer: sample(question.ask, rng) }, match.at + rng.below(2000)))
  }
}

/**
 * Everything that could be said to a seat with a question: the question, its moves, every option, including barred
 * ones.
 */
function wordsOf<S extends object, E extends GameEvent, A extends Asks>(
  voice: Voice<S, E, A>,
  question: Question<A>,
  view: S,
  seat: Seat,
): readonly string[] {
  const { ask } = question
  const moves = ask.kind === 'menu' ? movesIn(ask) : [[undefined, ask] as const]
  const all = [voice.question(question, view, seat, people)]
  for (const [move, inner] of moves) {
    const option = (one: string | number): string => voice.option(question, one, view, people, move)
    if (move !== undefined) all.push(voice.move(question, move, view, people))
    if (inner.kind === 'oneOf') all.push(...[...inner.options, ...inner.barred.map(b => b.option)].map(option))
    if (inner.kind === 'bundle') all.push(...inner.items.map(({ name }) => option(name)))
  }
  if (ask.kind === 'menu') all.push(...ask.barred.map(b => voice.move(question, b.move, view, people)))
  return all
}

/** The maximum width of a board. */
const WIDTH = 80

/**
 * At these tables everybody is told and asked everything in plain words. No line is empty, contains what `unsaid` finds
 * (missing text, or a name from the source code), or is too wide for a board.
 */
export function wordsHold<S extends object, E extends GameEvent, A extends Asks, O extends object>(
  box: Boxed<S, E, A, O>,
  tables: readonly (readonly [seats: number, changes: Partial<O>])[],
  unsaid: RegExp,
): void {
  const { game, voice } = box
  const ill = (lines: readonly string[]): readonly string[] =>
    lines.filter(line => line.trim() === '' || unsaid.test(line))
  test.each(tables)('with %i seats and %o everybody is told and asked everything in plain words', (seats, changes) => {
    randomGame(box, seats, changes, { seed: 'words', leaving: true }, ({ view, viewer, told, lines }) => {
      const board = voice.board(view, viewer, people, told)
      const question = viewer === 'table' ? null : game.choice(view, viewer)
      const asked = question === null || viewer === 'table' ? [] : wordsOf(voice, question, view, viewer)
      expect(ill([...lines, ...board, ...voice.cards(view), ...asked])).toEqual([])
      expect(board.filter(line => line.length > WIDTH)).toEqual([])
    })
  })
}
