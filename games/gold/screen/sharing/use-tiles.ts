import { isLatePress } from '#ui/late-press'
import { markOf } from '#ui/marks'
import { useDigits } from '#ui/prompts/use-digits'
import { heapName, saying, seatsIn } from '../../words/things.ts'
import { given } from '../known/drafts.ts'
import { changedSigns, tapped } from '../known/signs.ts'
import { useSay } from '../use-gold.ts'
import type { TapTileProps } from './tile.tsx'
import type { LootSharing } from './use-sharing.ts'

export interface TilesParams {
  readonly desk: LootSharing
  /** The possible recipients: seats, or heaps by number. */
  readonly among: readonly number[]
  readonly toSeats: boolean
  readonly disabled: boolean
  /** Shows the player's changed signs to the others; null if there are none. */
  readonly show: ((changed: ReturnType<typeof changedSigns>) => void) | null
}

/** The tokens of the loot as tiles that can be tapped, dragged or chosen by digit, wherever they lie. */
export function useTiles({ desk, among, toSeats, disabled, show }: TilesParams): (piece: number) => TapTileProps {
  const say = useSay()
  const { pieces, owners, signs, wanted, waived, me, held, hold, redraw } = desk
  const { taps } = held
  const tap = (piece: number): void => {
    if (taps !== 'signs') return redraw(given(owners, piece, taps), { looksAt: 'draft' })
    if (isLatePress()) return // everybody would see it
    const next = tapped(signs, piece)
    hold({ signs: next, isTelling: true, looksAt: 'draft' })
    show?.(changedSigns(pieces, signs, next))
  }
  useDigits((digit, withShift) => {
    if (withShift) {
      const to = among[digit - 1]
      if (to !== undefined) hold({ taps: to })
      else if (digit === 0 && show !== null) hold({ taps: 'signs' })
    } else if (digit > 0 && digit <= pieces.length && !disabled) tap(digit - 1)
  })
  const labelOf = (piece: number): string => {
    const token = pieces[piece] ?? 'silver'
    const kind = saying(`kinds.${token}`)
    const to = owners[piece] ?? null
    if (!toSeats)
      return say('screen.desk.tile.heap', { kind, to: to === null ? 'nobody' : 'heap', heap: heapName(to ?? 0) })
    const others = (wanted[piece] ?? []).filter(seat => seat !== me)
    if (taps === 'signs')
      return say('screen.desk.tile.signs', {
        kind,
        sign: signs[piece] ?? 'none',
        n: others.length,
        wanting: seatsIn(others),
      })
    const all = wanted[piece] ?? []
    return say('screen.desk.tile.draft', {
      kind,
      to: to === null ? 'nobody' : 'seat',
      who: { seat: to ?? 0 },
      n: all.length,
      wanting: seatsIn(all),
    })
  }
  const ownerOf = (piece: number) => {
    const to = owners[piece] ?? null
    if (to === null) return null
    return toSeats ? { text: markOf(to), seat: to } : { text: say('heap', { heap: String(to) }) }
  }
  return piece => ({
    token: pieces[piece] ?? 'silver',
    label: labelOf(piece),
    ...(toSeats && { wanted: wanted[piece] ?? [], waived: waived[piece] ?? [], sign: signs[piece] ?? null }),
    owner: ownerOf(piece),
    digit: piece + 1,
    disabled,
    tap: () => tap(piece),
    drop: isOver => {
      const to = among.find(it => isOver(`share-${it}`))
      if (to !== undefined && owners[piece] !== to) redraw(given(owners, piece, to), { looksAt: 'draft' })
    },
  })
}
