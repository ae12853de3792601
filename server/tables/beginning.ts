import { createHash } from 'node:crypto'
import { withCrests } from '#protocol/crest'
import type { NewMatch } from '../matches/live-matches.ts'
import { crestedOf } from './crests.ts'
import { hasAdvice, hasStandIns, type Table } from './table.ts'

/**
 * The id of the match that begins at this version of a table. It is known in advance, so that one can be found from the
 * other.
 */
const beginningAt = ({ id, version }: Table): string =>
  createHash('sha256').update(`${id} ${version}`).digest('base64url').slice(0, 12)
export const matchOf = (table: Table): string => table.match ?? beginningAt(table)

/** How a match begins at a table whose seats and settings are locked. */
export function beginningOf(held: Table): NewMatch & { readonly id: string } {
  const { id, game, options, pace, seats } = held
  const all = seats.flatMap(({ sitter }) => (sitter === null ? [] : [sitter]))
  const agreed = {
    ...(!hasStandIns(held) && { standIn: false as const }),
    ...(hasAdvice(held) && { advice: true as const }),
  }
  const sitters = withCrests(all, crestedOf).map(({ crest, ...sitter }) =>
    'person' in sitter ? { person: sitter.person, ...agreed, crest } : { bot: sitter.bot, crest },
  )
  return {
    id: beginningAt(held),
    table: id,
    game,
    options,
    pace,
    names: all.map(({ name }) => name),
    words: [],
    sitters,
  }
}
