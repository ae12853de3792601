import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DemoTable } from './testing.tsx'
import { useTwoSteps } from './two-steps.ts'

/** What one press on “none” does, and what it has answered. */
function pressed(confirms: boolean): { readonly given: readonly string[]; readonly button: object } {
  const given: string[] = []
  let button = {}
  function Probe() {
    const steps = useTwoSteps<'none'>(option => given.push(option))
    const { onPress, ...look } = steps.step('none')
    button = look
    if (given.length === 0 && steps.chosen === null) onPress()
    return null
  }
  renderToStaticMarkup(
    <DemoTable confirms={confirms}>
      <Probe />
    </DemoTable>,
  )
  return { given, button }
}

test('what cannot be taken back is only marked by the first press, if the player wants to be asked', () => {
  expect(pressed(true)).toEqual({ given: [], button: { gives: false, option: 'none', isChosen: true } })
})

test('a player who does not want to be asked answers with one press', () => {
  expect(pressed(false)).toEqual({ given: ['none'], button: { gives: true } })
})
