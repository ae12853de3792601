import { markOf } from '#ui/marks'
import { Icon } from '#ui/pieces/icon.tsx'
import hand from '~icon/hand'
import { heapName, tokensIn } from '../../words/things.ts'
import { shareOf } from '../known/drafts.ts'
import { Hoard } from '../pieces/hoard.tsx'
import { useGold, useSay } from '../use-gold.ts'
import type { Taps } from './held.ts'
import type { LootSharing } from './use-sharing.ts'
import { Voice } from './voice.tsx'
import './cells.css'

interface CellsProps {
  readonly desk: LootSharing
  readonly among: readonly number[]
  readonly toSeats: boolean
}

/**
 * The purpose of taps: the player's own signs, or somebody's share. Each cell shows its contents, and tokens can be
 * dropped there.
 */
export function Cells({ desk, among, toSeats }: CellsProps) {
  const say = useSay()
  const { hold, held, pieces, owners, me } = desk
  const { names } = useGold()
  const choose = (taps: Taps): void => hold({ taps, looksAt: 'draft' })
  const nameOf = (to: number): string =>
    toSeats ? (to === me ? say('you') : (names[to] ?? '')) : say('screen.desk.taps.heap', { heap: heapName(to) })
  const labelOf = (to: number): string => {
    const tokens = tokensIn(shareOf(pieces, owners, to))
    if (!toSeats) return say('screen.desk.taps.heapGets', { heap: heapName(to), tokens })
    return say('screen.desk.taps.gets', { who: { seat: to }, tokens })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser can lay out a fieldset as a grid
    <div
      className="share-cells"
      role="group"
      aria-label={say('screen.desk.taps.label')}
      data-many={among.length}
      data-signs={toSeats || undefined}
    >
      {toSeats && (
        <button
          type="button"
          className="share-cell signs-cell"
          aria-pressed={held.taps === 'signs'}
          aria-keyshortcuts="Shift+0"
          onClick={() => choose('signs')}
        >
          <Icon of={hand} />
          <span>{say('screen.desk.taps.signs')}</span>
          <span className="hidden-text">{say('screen.desk.taps.signsFull')}</span>
        </button>
      )}
      {among.map((to, i) => (
        <button
          key={to}
          type="button"
          className="share-cell"
          data-seat={toSeats ? to : undefined}
          data-drop={`share-${to}`}
          aria-pressed={held.taps === to}
          aria-keyshortcuts={`Shift+${i + 1}`}
          onClick={() => choose(to)}
        >
          <span className="hidden-text">{labelOf(to)}</span>
          <span className="cell-name" aria-hidden="true">
            {toSeats && (
              <span className="seat-name" data-seat={to}>
                {markOf(to)}
              </span>
            )}
            <span className="cell-who">{nameOf(to)}</span>
          </span>
          {toSeats && <Voice desk={desk} seat={to} />}
          <span className="cell-tokens" aria-hidden="true">
            <Hoard tokens={shareOf(pieces, owners, to)} size="small" each empty="" />
          </span>
        </button>
      ))}
    </div>
  )
}
