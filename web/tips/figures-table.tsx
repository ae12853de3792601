import type { ReactNode } from 'react'
import type { Figure } from '#games/almanac'
import { inWords, pageText, type TipsRead } from './load.ts'

/** A line of a table of figures. */
export interface FigureLine {
  readonly key: string
  readonly head: ReactNode
  /** The name of the figure, which says how it is written. */
  readonly name: string
  readonly figure: Figure
}

interface FiguresTableProps {
  readonly read: TipsRead
  /** What the lines are called. */
  readonly head: string
  readonly caption: string
  readonly lines: readonly FigureLine[]
}

/** Figures with their interval and their number of observations. */
export function FiguresTable({ read, head, caption, lines }: FiguresTableProps) {
  const t = (name: 'mean' | 'range' | 'n') => pageText(read, name)
  return (
    <table className="tips-table">
      <caption className="hidden-text">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">
            {t('mean')} <span className="tips-range">({t('range')})</span>
          </th>
          <th scope="col">{t('n')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, head: name, name: of, figure }) => {
          const { mean, range, n } = inWords(read, of, figure)
          return (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>
                <b>{mean}</b> <span className="tips-range">({range})</span>
              </td>
              <td>{n}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
