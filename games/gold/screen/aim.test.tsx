import { expect, test } from 'vitest'
import { drawn } from '#ui/testing.tsx'
import { en } from '../words/en.ts'
import { useAim } from './aim.ts'

/** Points at a dragon while it is drawn, or shows which one is pointed at. */
function Pointing({ at }: { readonly at?: number }) {
  const [aim, take] = useAim()
  if (at !== undefined) take({ spot: at })
  return <p>{String(aim.spot)}</p>
}
const asking = '-1 attack {}'

test('what was chosen in one match is not chosen in the next, though its first question is alike', () => {
  drawn(en, { match: 'one', asking }, <Pointing at={2} />)
  expect(drawn(en, { match: 'one', asking }, <Pointing />)).toBe('<p>2</p>')
  expect(drawn(en, { match: 'other', asking }, <Pointing />)).toBe('<p>null</p>')
})
