import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import type { Saying, Words } from '#games/saying'
import { speaker } from '#games/speaker'
import { TableContext, type TableSeen } from './table.ts'
import { en as page } from './words/en.ts'

/** A part of a game's screen as HTML, in English, at a table of Ana, Ben and Cleo. */
export function drawn(words: Words, table: object, children: ReactNode): string {
  const names = ['Ana', 'Ben', 'Cleo']
  const voice = speaker('en', words)
  const at = {
    names,
    speaker: voice,
    say: (saying: Saying) => voice.sentence(saying, names),
    question: null,
    ...table,
  } as unknown as TableSeen
  return renderToStaticMarkup(
    <IntlProvider locale="en" messages={page} timeZone="UTC">
      <TableContext value={at}>{children}</TableContext>
    </IntlProvider>,
  )
}
