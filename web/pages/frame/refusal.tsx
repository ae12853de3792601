import type { Refused } from '#client/messages'
import { useRefusal } from '../../house/refusals.ts'

/** A refusal of the house, next to what was requested. */
export function Refusal({ refused }: { readonly refused: Refused | null }) {
  const say = useRefusal()
  return (
    <p className="refused-line" role="alert">
      {refused !== null && say(refused)}
    </p>
  )
}
