import { useLayoutEffect, useRef, useState } from 'react'
import { useBench } from '../bench-context.ts'

interface Line {
  readonly choice: string
  readonly way: string
}

/** A line from each peg to the sockets that it serves, drawn beside the steps. */
export function Links() {
  const { draft } = useBench()
  const svg = useRef<SVGSVGElement>(null)
  const [lines, setLines] = useState<readonly Line[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured depends on the draft
  useLayoutEffect(() => {
    const around = svg.current?.parentElement
    if (around === null || around === undefined) return
    const measure = (): void => setLines(linesIn(around))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(around)
    return () => observer.disconnect()
  }, [draft])
  return (
    <svg ref={svg} className="links" aria-hidden="true">
      {lines.map(({ choice, way }) => (
        <path key={way} data-choice={choice} d={way} />
      ))}
    </svg>
  )
}

function linesIn(around: Element): readonly Line[] {
  const { left, top } = around.getBoundingClientRect()
  const given = new Map<string, { readonly x: number; readonly y: number }>()
  return [...around.querySelectorAll<HTMLElement>('.step .peg, .step .socket')].flatMap(element => {
    const box = element.getBoundingClientRect()
    const choice = element.dataset.choice ?? ''
    const place = { x: box.left - left + box.width / 2, y: box.top - top + box.height / 2 }
    if (element.className === 'peg') {
      given.set(choice, place)
      return []
    }
    const from = given.get(choice)
    if (from === undefined) return []
    // Beside the grips, not across them: to a step beside that of the peg the line goes aside first.
    const way = place.x < from.x ? `H${place.x}V${place.y}` : `V${place.y}H${place.x}`
    return [{ choice, way: `M${from.x} ${from.y}${way}` }]
  })
}
