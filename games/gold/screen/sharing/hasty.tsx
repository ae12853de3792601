import type { ReactNode } from 'react'
import { useNow } from '#ui/now'
import { clocks, HASTE } from '../../rules/clocks.ts'
import { useGold, useSay } from '../use-gold.ts'

/** In milliseconds. */
const STEP = 250

/** R5.13: in the last seconds of the sand, a note that nobody can step back any more; before that, its children. */
export function Hasty({ children }: { readonly children?: ReactNode }) {
  const { view, isLive } = useGold()
  const say = useSay()
  const now = useNow(STEP)
  const bell = view.bargain?.bell ?? null
  const isTimed = isLive && bell !== null && clocks[view.options.clock].closing !== null
  return isTimed && bell - now <= HASTE && now < bell ? (
    <p className="slain-look" role="status">
      {say('screen.desk.hasty')}
    </p>
  ) : (
    children
  )
}
