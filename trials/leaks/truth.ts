import { Replica } from '#client/replica'
import { expectation, problemWith } from '#kernel/answer'
import type { Question } from '#kernel/game'
import { scramble } from '#kernel/laws/scramble'
import { blank, type Entry, follow, type Match } from '#kernel/match'
import { type Viewer, viewersOf } from '#kernel/seat'
import { fromJson, type Json } from '#kernel/wire'
import type { Refused } from '#server/matches/replies'
import { cut } from './cut.ts'
import type { Evidence } from './evidence.ts'

/** What a viewer should be told of a match, entry by entry, and what should be kept from them. */
export interface ExpectedTelling {
  readonly texts: readonly string[]
  /** How many secrets were closed to them. */
  readonly hidden: number
  /** Long values that nobody may know, such as a whole deck, as they would be serialized. */
  readonly unknown: ReadonlySet<string>
}

/**
 * Everybody's questions after an entry: their names, whether answers are sealed, and whether time passes at nobody's
 * cost.
 */
export interface ExpectedAsking {
  readonly names: readonly (string | null)[]
  readonly isSealed: boolean
  readonly isFree: boolean
  /** Whether it told somebody what they cannot see. */
  readonly tells: boolean
}

/** A text of this length does not occur elsewhere by chance. */
const LONG = 40

export function toldTo(lines: readonly Json[], viewer: Viewer): ExpectedTelling {
  let hidden = 0
  const unknown = new Set<string>()
  const texts = lines.map(line =>
    JSON.stringify(
      cut(line, viewer, ({ only, is }) => {
        hidden++
        const text = JSON.stringify(is)
        if (Array.isArray(only) && only.length === 0 && text.length >= LONG) unknown.add(text)
      }),
    ),
  )
  return { texts, hidden, unknown }
}

const noDice = (): never => {
  throw new Error('a stored entry must not be decided again')
}

/** Everybody's questions after every entry, from the true log. */
export function askings({ box, kept }: Evidence, lines: readonly Json[]): readonly ExpectedAsking[] {
  const { game } = box
  const match = blank(game, { seats: kept.header.names.length, options: kept.header.options, dice: noDice })
  return lines.map(line => {
    follow(match, fromJson(line) as Entry)
    const questions = match.seats.map(seat => game.choice(match.state, seat))
    const isSealed = questions.some(question => question?.ask.kind === 'menu' && question.ask.covert)
    const hasBell = (game.deadline?.(match.state) ?? null) !== null
    const names = questions.map(question => question?.name ?? null)
    return { names, isSealed, isFree: isSealed || hasBell, tells: !isSealed && tell(match, names) }
  })
}

/** Whether somebody else would have a question if something hidden from a viewer were different. */
const tell = ({ game, state, seats }: Match, names: ExpectedAsking['names']): boolean =>
  viewersOf(seats).some(viewer => {
    const other = scramble(state, viewer)
    return seats.some(seat => seat !== viewer && (game.choice(other, seat) === null) !== (names[seat] === null))
  })

/** This viewer's question after every entry, from what they know; undefined when the match is over. */
export function ownQuestions(
  { box, kept }: Evidence,
  { texts }: ExpectedTelling,
  viewer: Viewer,
): readonly (Question | null | undefined)[] {
  const replica = new Replica(box.game, kept.header.names.length, kept.header.options, viewer)
  return texts.map(text => {
    replica.take(JSON.parse(text) as Json)
    return replica.isOver ? undefined : replica.question
  })
}

/** Why an answer is refused, as far as its sender can work out; null if they see no reason. */
export function ownRefusal(
  { box }: Evidence,
  question: Question | null | undefined,
  { name, answer }: { readonly name: string; readonly answer: unknown },
): Refused | null {
  const rule = box.game.asked[name] ?? null
  if (question === undefined) return { code: 'over', rule: null, expected: 'nothing more: the game is over' }
  if (question === null) return { code: 'not asked', rule, expected: 'nothing from this seat now' }
  if (question.name !== name)
    return { code: 'another question', rule, expected: `${question.name}: ${expectation(question.ask)}` }
  const problem = problemWith(question.ask, answer)
  return problem === null ? null : { code: problem.refused, rule: problem.rule, expected: problem.expected }
}
