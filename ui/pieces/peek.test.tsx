import { expect, test } from 'vitest'
import { drawn } from '../testing.tsx'
import { Peek } from './peek.tsx'

const peek = (hint?: string): string =>
  drawn(
    {},
    {},
    <Peek label="Deck" className="deck" button={null} {...(hint !== undefined && { hint })}>
      All of it
    </Peek>,
  )

test('the button of a peek is described by its hint', () => {
  const html = peek('Tap to read it.')
  const id = html.match(/aria-describedby="([^"]+)"/)?.[1]
  expect(id).toBeDefined()
  expect(html).toContain(`<span id="${id}" hidden="">Tap to read it.</span>`)
})

test('without a hint nothing describes it', () => {
  expect(peek()).not.toContain('aria-describedby')
})
