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
const cards = { witch: { name: 'Hexe' } }
const [ana, ben] = [0 as Seat, 1 as Seat]

const markup = (me: Seat | null, what: React.ReactNode): string => {
  const own = speaker('de', { ...words, cards, wins: 'Für die Karte „{card}“.' })
  const table = { names: ['Ana', 'Ben'], viewer: me ?? 'table', me, speaker: own }
  return renderToStaticMarkup(
    <IntlProvider locale="en" messages={en} timeZone="UTC">
      <TableContext value={table as unknown as TableSeen}>{what}</TableContext>
    </IntlProvider>,
  )
}
const drawn = (me: Seat | null, what: React.ReactNode): string => markup(me, what).replaceAll(/<\/?span[^>]*>/g, '')
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

test('no line ends between a card and the quotation marks around it', () => {
  const wins = <Said saying={{ say: 'wins', with: { card: { card: 'witch' } } }} plain />
  expect(markup(null, wins)).toBe('Für die Karte <span class="unbroken">„<span data-card="witch">Hexe</span>“.</span>')
})
