import { movesIn } from '#kernel/answer'
import { redact } from '#kernel/redact'
import type { Seat, Viewer } from '#kernel/seat'
import type { DwarvesTable } from '../position.ts'
import { english } from './voice.ts'

/* What is said at a test table. */

export const names = ['Ana', 'Ben', 'Cleo']

function questionTo(t: DwarvesTable, seat: Seat) {
  const question = t.asked(seat)
  if (question === null) throw new Error(`seat ${seat} is not asked`)
  return { question, view: redact(t.state, seat) }
}
/** What the seat reads above its prompt. */
export function asked(t: DwarvesTable, seat: Seat): string {
  const { question, view } = questionTo(t, seat)
  return english.question(question, view, seat, names)
}
/** The options of a move, or of a question without moves. */
export function offered(t: DwarvesTable, seat: Seat, move?: string): readonly string[] {
  const { question, view } = questionTo(t, seat)
  const { ask } = question
  const inner = ask.kind === 'menu' ? movesIn(ask).find(([name]) => name === move)?.[1] : ask
  if (inner?.kind === 'bundle') return inner.items.map(({ name }) => english.option(question, name, view, names))
  if (inner?.kind !== 'oneOf') throw new Error(`no options for ${move}`)
  return inner.options.map(option => english.option(question, option, view, names, move))
}
export function moves(t: DwarvesTable, seat: Seat): readonly string[] {
  const { question, view } = questionTo(t, seat)
  if (question.ask.kind !== 'menu') throw new Error('no menu')
  return movesIn(question.ask).map(([move]) => english.move(question, move, view, names))
}
export const board = (t: DwarvesTable, viewer: Viewer) =>
  english.board(redact(t.state, viewer), viewer, names, t.heard(viewer)).map(line => line.trimEnd())
