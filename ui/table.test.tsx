import { expect, test } from 'vitest'
import { useTable } from './table.ts'
import { drawn } from './testing.tsx'

const Waited = () => <p>{JSON.stringify(useTable().waiting?.since)}</p>
const waitedFor = (screen: object): string =>
  drawn({}, { screen, view: { agreed: [0, 2] }, waiting: { since: [5, 6, 7, null] } }, <Waited />)

test('the table does not wait for a seat of which the game says that it has agreed', () => {
  expect(waitedFor({})).toBe('<p>[5,6,7,null]</p>')
  const isAwaited = ({ agreed }: { readonly agreed: readonly number[] }, seat: number) => !agreed.includes(seat)
  expect(waitedFor({ isAwaited })).toBe('<p>[null,6,null,null]</p>')
})
