import { expect, test } from 'vitest'
import { firstWords, numbers, secondWords } from './code-words.ts'
import { codeIn, newCode, soundOf } from './codes.ts'

test('a code is understood in any case, with any or no signs between, with accents and in Cyrillic', () => {
  const ways = [
    'AMBER FOX 27',
    'amber fox 27',
    ' Amber-Fox-27 ',
    'amberfox27',
    'Ámber_fóx 27',
    'Амбер Фокс 27',
    'amber foks 27',
  ]
  expect(ways.map(codeIn)).toEqual(ways.map(() => 'AMBER FOX 27'))
  const wrong = ['', 'AMBER FOX', '27', 'AMBER 27', 'FOX AMBER 27', 'AMBER FOX 30', 'AMBER FOX 127', 'AMBER FOX 2 7 1']
  expect(wrong.map(codeIn)).toEqual(wrong.map(() => null))
})

test('every code is understood as itself, and there are many', () => {
  const codes = firstWords.flatMap(first => secondWords.map(second => `${first} ${second} 99`))
  expect(
    codes.filter(code => codeIn(code) !== code || codeIn(code.toLowerCase().replaceAll(' ', '')) !== code),
  ).toEqual([])
  expect(codes.length * numbers.length).toBeGreaterThan(800_000)
  for (let n = 0; n < 1000; n++) {
    const code = newCode()
    expect(codeIn(code)).toBe(code)
  }
})

test('no two words sound nearly alike', () => {
  const all = [...firstWords, ...secondWords]
  const alike = all.flatMap((one, i) =>
    all.slice(0, i).flatMap(other => (steps(soundOf(one), soundOf(other)) < 2 ? [`${other} ${one}`] : [])),
  )
  expect(alike).toEqual([])
  expect(steps('SOLAR', 'POLAR')).toBe(1)
})

/** How many letters must be added, dropped or changed to get from one to the other. */
function steps(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, n) => n)
  for (const letter of from) {
    const next = [(row[0] ?? 0) + 1]
    for (const [i, other] of [...to].entries())
      next.push(Math.min((next[i] ?? 0) + 1, (row[i + 1] ?? 0) + 1, (row[i] ?? 0) + (letter === other ? 0 : 1)))
    row = next
  }
  return row.at(-1) ?? 0
}
