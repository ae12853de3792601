import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colours } from '#protocol/crest'
import { colourOf } from './crests.ts'

const text = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const [usual = '', stronger = ''] = text.split('[data-contrast]')
/** The value of a token, with stronger contrast or without. */
function token(name: string, isStronger: boolean): string {
  const value = (isStronger ? stronger.match(`${name}: ([^;]+);`) : null)?.[1] ?? usual.match(`${name}: ([^;]+);`)?.[1]
  const [, other] = value?.match(/^var\((--[\w-]+)\)$/) ?? []
  return other === undefined ? (value ?? expect.fail(`no token ${name}`)) : token(other, isStronger)
}

/** The relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const woods = ['--soot', '--beam', '--timber', '--oak', '--oak-light', '--umber']

test.each(colours.flatMap(colour => [true, false].map(isStronger => ({ colour, isStronger }))))(
  '$colour is read on every wood (stronger contrast: $isStronger)',
  ({ colour, isStronger }) => {
    const own = token(`--crest-${colour}`, isStronger)
    const low = woods.map(wood => ({ wood, ratio: contrast(own, token(wood, isStronger)) }))
    expect(low.filter(({ ratio }) => ratio < 4.5)).toEqual([])
  },
)

test('every seat has a colour of its own before anybody is known', () => {
  const seats = colours.map((_, seat) => token(`--seat-${seat}`, false))
  expect(new Set(seats).size).toBe(colours.length)
})

test('a colour that this page does not know is drawn plainly', () => {
  expect([colourOf('sky'), colourOf('mauve')]).toEqual(['var(--crest-sky)', 'var(--mist)'])
})
