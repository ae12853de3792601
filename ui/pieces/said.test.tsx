import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { speaker } from '#games/speaker'
import type { Seat } from '#kernel/seat'
import { TableContext, type TableSeen } from '../table.ts'
import { en } from '../words/en.ts'
import { Said } from './said.tsx'
import { SeatName } from './seat-name.tsx'

const words = { you: 'du', robs: '{who} {whoIs, select, you {bestiehlst} other {bestiehlt}} <fromAs>dich</fromAs>.' }
const [ana, ben] = [0 as Seat, 1 as Seat]

const drawn = (me: Seat | null, what: React.ReactNode): string => {
  const table = { names: ['Ana', 'Ben'], viewer: me ?? 'table', me, speaker: speaker('de', words) }
  return renderToStaticMarkup(
    <IntlProvider locale="en" messages={en} timeZone="UTC">
      <TableContext value={table as unknown as TableSeen}>{what}</TableContext>
    </IntlProvider>,
  ).replaceAll(/<\/?span[^>]*>/g, '')
}
const robs = <Said saying={{ say: 'robs', with: { who: { seat: ana }, from: { seat: ben } } }} />

test('the word for the reader has the mark and the colour of their seat, whatever its form', () => {
  expect(drawn(ana, robs)).toMatch(
    /^<b [^>]*data-seat="0" data-mine="true">\S+\u00A0Du<\/b> bestiehlst <b [^>]*>\S+\u00A0Ben<\/b>/,
  )
  expect(drawn(ben, robs)).toMatch(
    /^<b [^>]*>\S+\u00A0Ana<\/b> bestiehlt <b [^>]*data-seat="1" data-mine="true">\S+\u00A0dich</,
  )
})

test('to everybody it has names', () => {
  expect(drawn(null, robs)).toMatch(/^<b [^>]*>\S+\u00A0Ana<\/b> bestiehlt <b [^>]*>\S+\u00A0Ben<\/b>/)
})

test('where a name stands alone, the reader is called “you”', () => {
  expect(drawn(ben, <SeatName seat={ben} />)).toContain('\u00A0You</b>')
  expect(drawn(ben, <SeatName seat={ana} />)).toContain('\u00A0Ana</b>')
  expect(drawn(null, <SeatName seat={ben} />)).toContain('\u00A0Ben</b>')
})
