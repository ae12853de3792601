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

/** What a viewer was to be told of a match, entry by entry, and what was to be kept from them. */
export interface Told {
  readonly texts: readonly string[]
  /** How many secrets were closed to them. */
  readonly hidden: number
  /** Long things that nobody may know, such as a whole deck, as they would be written. */
  readonly unknown: ReadonlySet<string>
}

/** What everybody is asked after an entry: by name, whether under seal, and whether time passes at nobody's cost. */
export interface Asked {
  readonly names: readonly (string | null)[]
  readonly isSealed: boolean
  readonly isFree: boolean
  /** Whether it told somebody what they cannot see. */
  readonly tells: boolean
}

/** So long a text is found by chance nowhere else. */
const LONG = 40

export function toldTo(lines: readonly Json[], viewer: Viewer): Told {
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
  throw new Error('what is on disk is not decided again')
}

/** After every entry, what everybody is asked, by the true log. */
export function askings({ box, kept }: Evidence, lines: readonly Json[]): readonly Asked[] {
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

/** Whether somebody else would be asked if what a viewer cannot see were different. */
const tell = ({ game, state, seats }: Match, names: Asked['names']): boolean =>
  viewersOf(seats).some(viewer => {
    const other = scramble(state, viewer)
    return seats.some(seat => seat !== viewer && (game.choice(other, seat) === null) !== (names[seat] === null))
  })

/** After every entry, what this viewer is asked by their own lights; undefined when the match is over. */
export function ownQuestions(
  { box, kept }: Evidence,
  { texts }: Told,
  viewer: Viewer,
): readonly (Question | null | undefined)[] {
  const replica = new Replica(box.game, kept.header.names.length, kept.header.options, viewer)
  return texts.map(text => {
    replica.take(JSON.parse(text) as Json)
    return replica.isOver ? undefined : replica.question
  })
}

/** Why an answer is refused, as far as who gave it can work out for themselves; null if they see no reason. */
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
