import { expect, test } from 'vitest'
import { clearOf, dotsIn, type Label, labelled, scaleFor } from './dots.ts'

const cards = Array.from({ length: 28 }, (_, i) => ({ name: `Character ${i}`, value: 1.6 + i * 0.08 }))

test('the lowest and the highest dot are named, and no name runs into the next', () => {
  const dots = dotsIn(
    cards,
    scaleFor(
      cards.map(({ value }) => value),
      1,
      372,
    ),
  )
  const named = labelled(dots)
  expect([named[0], named.at(-1)]).toEqual([dots[0], dots.at(-1)])
  const apart = named.slice(1).map((dot, i) => dot.x - (named[i]?.x ?? 0))
  expect(Math.min(...apart)).toBeGreaterThan(40)
})

test('dots that would overlap stand in rows of their own', () => {
  const same = dotsIn(
    [1, 2, 3].map(n => ({ name: `${n}`, value: 2 })),
    scaleFor([1, 3], 1, 372),
  )
  expect(new Set(same.map(({ row }) => row)).size).toBe(3)
})

test('a word and the name of the card stand in the first places where they do not meet', () => {
  const text = 'as in the box'
  const places: readonly Label[] = [
    { x: 100, anchor: 'start', text },
    { x: 300, anchor: 'end', text },
  ]
  const [left, right] = places
  const over = (x: number, name: string): Label => ({ x, anchor: 'middle', text: name })
  expect(clearOf([], places, 372)).toEqual([undefined, left])
  const [late, early, long] = [over(320, 'Owl 29%'), over(130, 'Owl 29%'), over(200, 'Keeper of ravens 38%')]
  expect(clearOf([late], places, 372)).toEqual([late, left])
  expect(clearOf([early], places, 372)).toEqual([early, right])
  expect(clearOf([long], places, 372)).toEqual([long, undefined])
  expect(clearOf([over(5, 'Owl 29%'), early], [], 372)).toEqual([early, undefined]) // the first is cut off
  expect(clearOf([over(5, 'Owl 29%')], [], 372)).toEqual([over(5, 'Owl 29%'), undefined])
  const aside: Label = { ...long, x: 191, anchor: 'start' }
  expect(clearOf([long, aside], places, 372)).toEqual([long, undefined]) // both words would be met
  expect(clearOf([long, { ...aside, x: 205 }], places, 372)[1]).toEqual(left)
})
