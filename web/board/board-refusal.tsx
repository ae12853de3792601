import type { Refused } from '#client/messages'
import { useBoardRefusal } from './refusals.ts'

/** A refusal of the board, next to what was requested. */
export function BoardRefusal({ refused }: { readonly refused: Refused | null }) {
  const say = useBoardRefusal()
  return (
    <p className="refused-line" role="alert">
      {refused !== null && say(refused)}
    </p>
  )
}
