import { numbered } from '#ui/numbered'
import { SeatName } from '#ui/pieces/seat-name.tsx'
import type { Kill } from '../../types.ts'
import { heapName } from '../../words/things.ts'
import { Hoard } from '../pieces/hoard.tsx'
import { useSay } from '../use-gold.ts'
import './heaps.css'

/** R12.7: the heaps, and who has taken which. */
export function HeapsSeen({ heaps }: { readonly heaps: NonNullable<Kill['heaps']> }) {
  const say = useSay()
  return (
    <ul className="heaps-seen">
      {numbered(heaps).map(({ no, it: { tokens, owner } }) => (
        <li key={no} className="parchment" data-taken={owner !== null || undefined}>
          <b>{say('screen.desk.taps.heap', { heap: heapName(no - 1) })}</b>
          <Hoard tokens={tokens} size="medium" each />
          {owner !== null && <SeatName seat={owner} />}
        </li>
      ))}
    </ul>
  )
}
