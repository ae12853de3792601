import type { Editions } from '#editions/editions'
import type { MatchStore } from '../storage/port.ts'
import { attendanceIn, attended } from './attendance.ts'
import { dueOf } from './due.ts'
import { editionOf } from './loading.ts'

/** Why a match cannot be moved. */
export class CannotMove extends Error {}

/**
 * Moves a match to the newest edition of its game, for matches that cannot be finished with the rules they began with.
 * An entry records the move; earlier entries stay as they are. The house must be closed. Clients that have the match
 * open start over when it opens again.
 */
export async function moveMatch(
  store: MatchStore,
  editions: Editions,
  id: string,
  now: number,
): Promise<{ readonly from: string | null; readonly to: string; readonly entry: number }> {
  const kept = await store.find(id)
  if (kept === null) throw new CannotMove(`there is no match ${id}`)
  if (kept.over) throw new CannotMove(`match ${id} is over and cannot be moved`)
  const { header, seed, pace } = kept
  const from = kept.moves.at(-1)?.edition ?? editions.begunBy(header)
  const to = await editions.newest(header.game)
  if (to === null) throw new CannotMove(`there is no game ${header.game}`)
  if (from === to) throw new CannotMove(`match ${id} is already played with the newest edition of ${header.game}`)

  const { edition } = await editionOf(editions, { ...kept, moves: [{ from: 0, edition: to }] })
  const { game, kernel } = edition
  const terms = { seats: header.names.length, options: header.options, dice: kernel.diceOf(seed, header.words) }
  const entries = (await store.lines(id, 0)).map(kernel.entryIn)
  const seq = entries.length
  const at = Math.max(now, entries.at(-1)?.at ?? 0)
  const move = { seq, at, by: { edition: to }, events: [] }
  const [match, asking] = attempt(id, () => {
    const folded = kernel.fold(game, terms, [...entries, move])
    return [folded, kernel.askingOf(folded)] as const
  })
  const asked = asking.names.map(name => name !== null)
  const isStuck = !asked.includes(true) && (game.deadline?.(match.state) ?? null) === null
  if (isStuck)
    throw new CannotMove(`with the newest edition of ${header.game} nobody would have a question in match ${id}`)
  const change = { seq, at, by: null, ranOut: false, asked, anew: asked, isFree: true }
  const attendance = attended(attendanceIn(kept.attendance), pace, change)
  const appended = {
    match: id,
    version: kept.version + 1,
    entries: [{ seq, line: kernel.lineOf(move), command: null }] as const,
    due: dueOf(match, kept, attendance),
    attendance: JSON.stringify(attendance),
    over: false,
  }
  if (!(await store.move(appended, to)))
    throw new CannotMove(`match ${id} has changed meanwhile: close the house first`)
  return { from, to, entry: seq }
}

/** Refuses the move if the newer rules cannot follow what happened. */
function attempt<T>(id: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw new CannotMove(`the newest edition cannot follow what has happened in match ${id} (${error})`)
  }
}
