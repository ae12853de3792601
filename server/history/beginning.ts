import type { Beginning } from '../storage/history-port.ts'
import type { MatchRecord } from '../storage/port.ts'

/** The different people who sit at a match. */
export const peopleIn = ({ sitters }: Pick<MatchRecord, 'sitters'>): readonly string[] => [
  ...new Set(sitters.flatMap(sitter => ('person' in sitter ? [sitter.person] : []))),
]

/** What a history keeps of a match from its beginning on. */
export const beginningOf = (record: Pick<MatchRecord, 'sitters' | 'header' | 'pace'>): Beginning => ({
  game: record.header.game,
  seats: record.sitters.length,
  pace: record.pace.kind,
  people: peopleIn(record).length,
  bots: record.sitters.filter(sitter => 'bot' in sitter).length,
})
