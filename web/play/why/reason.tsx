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
  const table = useTable()
  const sayings = reasons?.why(decision, question, seat) ?? []
  if (reasons === null || sayings.length === 0) return null
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
