import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Prompt } from './prompt.tsx'
import { DemoTable, questions } from './testing.tsx'

const drawn = (kind: string, confirms = true): string => {
  const question = questions[kind]
  if (question === undefined) throw new Error(`no question of kind ${kind}`)
  return renderToStaticMarkup(
    <DemoTable confirms={confirms}>
      <Prompt question={question} />
    </DemoTable>,
  )
}

test.each(Object.keys(questions))('%s has a prompt of its own', kind => {
  expect(drawn(kind)).toContain('class="prompt')
})

test('every answer has a button, and what is barred a question why', () => {
  const html = drawn('oneOf')
  expect(html.match(/data-option=/g)).toHaveLength(2)
  expect(html).toContain('data-rule="R3"')
  expect(html).toContain('Why not?')
})

test('in two steps a choice is pressed and then confirmed; in one step the choice is the answer', () => {
  expect(drawn('oneOf')).toContain('aria-pressed="false"')
  expect(drawn('oneOf', false)).toContain('data-primary')
})

test('what there is none of is barred by its own rule, the rest is counted', () => {
  const html = drawn('bundle')
  expect(html.match(/class="stepper"/g)).toHaveLength(2)
  expect(html).toContain('data-rule="R2"')
})

test('everybody has a share of everything', () => {
  expect(drawn('split').match(/class="stepper"/g)).toHaveLength(6)
})

test('moves are offered by their names, and barred ones too', () => {
  const html = drawn('menu')
  expect(html.match(/data-option=/g)).toHaveLength(3)
  expect(html).toContain('Attack')
})
