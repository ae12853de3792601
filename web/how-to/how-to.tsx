import { useTranslations } from 'use-intl'
import type { HowTo, HowToStep } from '#ui/how-to'
import { numbered } from '#ui/numbered'
import { Said } from '#ui/pieces/said.tsx'
import { TableContext } from '#ui/table'
import type { HowToRead } from './load.ts'
import './how-to.css'

const parts = ['aim', 'pieces', 'turn', 'worked', 'end'] as const satisfies readonly (keyof HowTo)[]

/** How a game is played, in about three minutes: its aim, its pieces, one turn in pictures, its end. */
export function HowToPlay({ of: { page, table, language } }: { readonly of: HowToRead }) {
  const t = useTranslations('rules.howTo')
  return (
    <TableContext value={table}>
      <article className="how-to parchment">
        {parts.map(part => (
          <section key={part} className="how-to-part" data-part={part}>
            <h2>{t(part)}</h2>
            <Steps of={page[part]} isTold={part === 'worked'} language={language} />
          </section>
        ))}
      </article>
    </TableContext>
  )
}

interface StepsProps {
  readonly of: readonly HowToStep[]
  /** One after the other, so they have numbers. */
  readonly isTold: boolean
  readonly language: string
}

function Steps({ of, isTold, language }: StepsProps) {
  const List = isTold ? 'ol' : 'ul'
  return (
    <List lang={language}>
      {numbered(of).map(({ no, it: { text, picture } }) => (
        <li key={no} className="how-to-step">
          {picture !== undefined && <div className="how-to-picture">{picture}</div>}
          <p>
            <Said saying={text} plain />
          </p>
        </li>
      ))}
    </List>
  )
}
