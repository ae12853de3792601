import { useGold } from '../use-gold.ts'
import { Dying } from './dying.tsx'
import { Emptied } from './emptied.tsx'
import { Heap, LookedAt } from './heap.tsx'

/** R5.20: a dragon's death, step by step; then its loot, until the sand turns. */
export function Death() {
  const { view, scene } = useGold()
  switch (scene?.name) {
    case 'blow':
      return <Dying isDead={false} />
    case 'shake':
      return <Dying isDead />
    case 'bag':
      return <Emptied />
    default:
      return view.stage?.at === 'look' ? <LookedAt closes={view.stage.closes ?? 0} /> : <Heap />
  }
}
