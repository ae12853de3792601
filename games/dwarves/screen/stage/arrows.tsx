import { type RefObject, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Gone } from '../../events.ts'
import './arrows.css'

/** Where a group of creatures is on the screen. */
export const placeOf = ({ seat, kind }: Pick<Gone, 'seat' | 'kind'>): string => `group ${seat} ${kind}`

interface Arrow {
  readonly key: string
  readonly line: string
  readonly head: string
}

/** Dotted arrows from what is in the middle of the table to groups of creatures in front of the seats. */
export function Arrows({ from, to }: { readonly from: RefObject<HTMLElement | null>; readonly to: readonly Gone[] }) {
  const [arrows, setArrows] = useState<readonly Arrow[]>([])
  const places = to.map(placeOf).join('|')
  useLayoutEffect(() => {
    const measure = (): void => setArrows(arrowsTo(from.current, places === '' ? [] : places.split('|')))
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [from, places])
  if (arrows.length === 0) return null
  return createPortal(
    <svg className="dwarves-arrows" aria-hidden="true">
      {arrows.map(({ key, line, head }) => (
        <g key={key}>
          <path className="arrow-line" d={line} />
          <path d={head} />
        </g>
      ))}
    </svg>,
    document.body,
  )
}

/** In pixels: the distance to what an arrow begins and ends at, the size of its head, and how near is too near. */
const [GAP, HEAD, NEAR] = [8, 8, 40]

function arrowsTo(start: HTMLElement | null, places: readonly string[]): readonly Arrow[] {
  const box = start?.getBoundingClientRect()
  if (box === undefined || box.width === 0) return []
  const middle = (box.left + box.right) / 2
  return places.flatMap(key => {
    const end = document.querySelector(`.table-main [data-place="${key}"]`)?.getBoundingClientRect()
    if (end === undefined || end.width === 0) return []
    const x = (end.left + end.right) / 2
    const isAbove = end.bottom < box.top
    if (isAbove ? box.top - end.bottom < NEAR : end.top - box.bottom < NEAR) return []
    const away = Math.sign(isAbove ? -1 : 1)
    const y = isAbove ? end.bottom + 2 * GAP : end.top - GAP
    // It begins at the side it leads to, and arrives upright.
    const from = Math.max(box.left, Math.min(middle + (x - middle) * 0.5, box.right))
    const begin = isAbove ? box.top - GAP : box.bottom + GAP
    return [
      {
        key,
        line: `M${from} ${begin} Q${x} ${begin} ${x} ${y}`,
        head: `M${x - HEAD} ${y - away * HEAD} L${x} ${y} L${x + HEAD} ${y - away * HEAD}`,
      },
    ]
  })
}
