import type { Drawing } from '#games/almanac'
import { type FigureLine, FiguresTable } from './figures-table.tsx'
import { pageText, type TipsRead } from './load.ts'
import { Plot } from './plot.tsx'

interface PlottedFiguresProps {
  readonly read: TipsRead
  readonly title: string
  readonly head: string
  /** None if there is too little to see. */
  readonly drawing: Drawing | undefined
  readonly lines: readonly FigureLine[]
}

/** A picture of figures, and the same as a table. */
export function PlottedFigures({ read, title, head, drawing, lines }: PlottedFiguresProps) {
  return (
    <figure className="tips-figure parchment">
      <figcaption>{title}</figcaption>
      {drawing !== undefined && <Plot of={drawing} />}
      <details>
        <summary>{pageText(read, 'table')}</summary>
        <FiguresTable read={read} head={head} caption={title} lines={lines} />
      </details>
    </figure>
  )
}
