import type { Saying } from '#games/saying'
import type { Decision } from '#kernel/bot'
import { numbered } from '#ui/numbered'
import { Said } from '#ui/pieces/said.tsx'
import { TableContext, useTable } from '#ui/table'
import type { Reasons } from './use-reasons.ts'

interface ReasonProps {
  readonly decision: Decision
  readonly question: string
  readonly seat: number
  readonly reasons: Reasons | null
}

/** A bot's reasons in its own words. */
export function Reason({ decision, question, seat, reasons }: ReasonProps) {
  const sayings = reasons?.why(decision, question, seat) ?? []
  return reasons === null || sayings.length === 0 ? null : <Sentences sayings={sayings} reasons={reasons} />
}

interface SentencesProps {
  readonly sayings: readonly Saying[]
  readonly reasons: Reasons
}

export function Sentences({ sayings, reasons }: SentencesProps) {
  const table = useTable()
  return (
    <TableContext value={{ ...table, speaker: reasons.speaker }}>
      <p className="weighed-why">
        {numbered(sayings).map(({ no, it }) => (
          <span key={no}>
            <Said saying={it} />{' '}
          </span>
        ))}
      </p>
    </TableContext>
  )
}
