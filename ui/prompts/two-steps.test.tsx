import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DemoTable } from './testing.tsx'
import { useTwoSteps } from './two-steps.ts'

interface Pressed {
  readonly given: string[]
  button: object
}

/** A button “none” that is pressed once. */
function Probe({ pressed }: { readonly pressed: Pressed }) {
  const steps = useTwoSteps<'none'>(option => pressed.given.push(option))
  const { onPress, ...button } = steps.step('none')
  pressed.button = button
  if (pressed.given.length === 0 && steps.chosen === null) onPress()
  return null
}

/** What the press has answered, and how the button looks after it. */
function pressed(confirms: boolean): Pressed {
  const it: Pressed = { given: [], button: {} }
  renderToStaticMarkup(
    <DemoTable confirms={confirms}>
      <Probe pressed={it} />
    </DemoTable>,
  )
  return it
}

test('what cannot be taken back is only marked by the first press, if the player wants to be asked', () => {
  expect(pressed(true)).toEqual({ given: [], button: { gives: false, option: 'none', isChosen: true } })
})

test('a player who does not want to be asked answers with one press', () => {
  expect(pressed(false)).toEqual({ given: ['none'], button: { gives: true } })
})
