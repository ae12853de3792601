import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Seat } from '#kernel/seat'
import { TableContext, type TableSeen } from '#ui/table'
import { useReader } from './use-reader.ts'
import { type Venue, VenueContext } from './venue.ts'

const Reader = () => `${useReader()}`
const reader = (me: Seat | null, isShared: boolean): string =>
  renderToStaticMarkup(
    <VenueContext value={{ isShared } as Venue}>
      <TableContext value={{ me } as TableSeen}>
        <Reader />
      </TableContext>
    </VenueContext>,
  )

test('the log calls its reader “you”, but nobody on a device that several people share', () => {
  expect(reader(1 as Seat, false)).toBe('1')
  expect(reader(1 as Seat, true)).toBe('null')
  expect(reader(null, false)).toBe('null')
})
