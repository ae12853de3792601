import type { Refused } from '#client/messages'
import { useOrderRefusal } from './refusals.ts'

/** A refusal about keeping order, next to what was requested. */
export function OrderRefusal({ refused }: { readonly refused: Refused | null }) {
  const say = useOrderRefusal()
  return (
    <p className="refused-line" role="alert">
      {refused !== null && say(refused)}
    </p>
  )
}
