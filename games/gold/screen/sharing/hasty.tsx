import type { ReactNode } from 'react'
import { useNow } from '#ui/now'
import { Warning } from '#ui/pieces/warning.tsx'
import { clocks, HASTE } from '../../rules/clocks.ts'
import { useGold, useSay } from '../use-gold.ts'

/** In milliseconds. */
const STEP = 250

/**
 * R5.13: in the last seconds of the sand, a note that nobody can step back any more; shortly before that, what would be lost;
 * otherwise its children.
 */
export function Hasty({ children }: { readonly children?: ReactNode }) {
  const { view, isLive, warn } = useGold()
  const say = useSay()
  const now = useNow(STEP)
  const bell = view.bargain?.bell ?? null
  const isTimed = isLive && bell !== null && clocks[view.options.clock].closing !== null
  if (isTimed && bell - now <= HASTE && now < bell)
    return (
      <p className="slain-look" role="status">
        {say('screen.desk.hasty')}
      </p>
    )
  return (warn?.(null) ?? []).length > 0 ? <Warning about={null} /> : children
}
