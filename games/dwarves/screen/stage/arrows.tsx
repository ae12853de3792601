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

/** Dotted arrows from the middle of the table up to groups of creatures in front of the other seats. */
export function Arrows({ from, to }: { readonly from: RefObject<HTMLElement | null>; readonly to: readonly Gone[] }) {
  const [arrows, setArrows] = useState<readonly Arrow[]>([])
  const places = to.map(placeOf).join('|')
  useLayoutEffect(() => {
    const measure = (): void => setArrows(arrowsTo(from.current, places === '' ? [] : places.split('|')))
    measure()
    // Only the next frame has the table in its new shape.
    const remeasure = (): void => void requestAnimationFrame(() => requestAnimationFrame(measure))
    addEventListener('resize', remeasure)
    return () => removeEventListener('resize', remeasure)
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

/**
 * In pixels: the distance to what an arrow begins at, the room for the word below what it ends at, the size of its
 * head, and how short is too short.
 */
const [GAP, WORD, HEAD, NEAR] = [8, 22, 8, 24]

function arrowsTo(start: HTMLElement | null, places: readonly string[]): readonly Arrow[] {
  const box = start?.getBoundingClientRect()
  if (box === undefined || box.width === 0) return []
  const middle = (box.left + box.right) / 2
  return places.flatMap(key => {
    const end = document.querySelector(`.table-main [data-place="${key}"]`)?.getBoundingClientRect()
    if (end === undefined || end.width === 0) return []
    const x = (end.left + end.right) / 2
    const y = end.bottom + WORD
    const begin = box.top - GAP
    if (begin - y < NEAR) return []
    // It begins at the side it leads to, and arrives upright.
    const from = Math.max(box.left, Math.min(middle + (x - middle) * 0.5, box.right))
    return [
      {
        key,
        line: `M${from} ${begin} Q${x} ${begin} ${x} ${y}`,
        head: `M${x - HEAD} ${y + HEAD} L${x} ${y} L${x + HEAD} ${y + HEAD}`,
      },
    ]
  })
}
