import type { Refused } from '#client/messages'
import { useRefusal } from '../../house/refusals.ts'

/** What the house refused, where it was asked for. */
export function Refusal({ refused }: { readonly refused: Refused | null }) {
  const say = useRefusal()
  return (
    <p className="refused-line" role="alert">
      {refused !== null && say(refused)}
    </p>
  )
}
