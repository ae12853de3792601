import { personaOf } from '#kernel/bot-name'
import { type Crest, crestsOf } from '#protocol/crest'
import type { StoredMatch } from '../storage/port.ts'

/** The face and the colour of each seat. */
export const crestsIn = ({ sitters, header }: StoredMatch): readonly Crest[] =>
  crestsOf(
    sitters.map((sitter, seat) => ({
      crest: sitter.crest,
      isBot: 'bot' in sitter,
      id: 'bot' in sitter ? (header.names[seat] ?? '') : sitter.person,
      persona: 'bot' in sitter ? personaOf(sitter.bot) : null,
    })),
  )
