import { personaOf } from '#kernel/bot-name'
import { type Crested, withCrests } from '#protocol/crest'
import type { Sitter, Table } from '#protocol/table'
import { freeSeat } from './table.ts'

export const crestedOf = (sitter: Sitter): Crested => ({
  crest: sitter.crest,
  isBot: 'bot' in sitter,
  id: 'person' in sitter ? sitter.person : sitter.name,
  persona: 'bot' in sitter && sitter.insteadOf === undefined ? personaOf(sitter.bot) : null,
})

/**
 * A table after this seat was taken: no two sitters have the same face or colour. People who were there before keep theirs; bots
 * give way.
 */
export function inColours(table: Table, taken: number): Table {
  const sitters = table.seats.flatMap(({ sitter }, seat) => (sitter === null ? [] : [{ sitter, seat }]))
  const inTurn = sitters.toSorted((a, b) => Number(a.seat === taken) - Number(b.seat === taken))
  const dressed = withCrests(inTurn, ({ sitter }) => crestedOf(sitter))
  const seats = dressed.reduce(
    (all, { seat, sitter, crest }) => all.with(seat, { ...(all[seat] ?? freeSeat), sitter: { ...sitter, crest } }),
    table.seats,
  )
  return { ...table, seats }
}
