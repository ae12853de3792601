import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { growing } from './growing-plugin.ts'

test('lengths grow with the screen, thin lines and conditions do not', () => {
  const css = '@media (width < 720px) { .a { padding: 4px -12.5px; border: 1px solid; margin: calc(100% - 16px) } }'
  expect(growing(css)).toBe(
    '@media (width < 720px) { .a { padding: calc(4*var(--u)) calc(-12.5*var(--u)); border: 1px solid; margin: calc(100% - calc(16*var(--u))) } }',
  )
  expect(growing('/* 360px */ @container stage (height <= 250px) { .b { gap: 8px } }')).toBe(
    '/* 360px */ @container stage (height <= 250px) { .b { gap: calc(8*var(--u)) } }',
  )
})

test('shared sizes grow by themselves: what a stylesheet imports is not rewritten', () => {
  const tokens = readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8')
  const lengths = tokens.replaceAll(/\/\*[\s\S]*?\*\//g, '').match(/^.*\b(?:[4-9]|\d\d+)px.*$/gm)
  expect(lengths).toBeNull()
})
