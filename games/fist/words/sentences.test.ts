import { expect, test } from 'vitest'
import { speaker } from '#games/speaker'
import { inLanguages } from '#testkit/in-languages'
import { choose, gain, gainStone, mustIf, type Step, score, steal } from '../cards/steps.ts'
import { manifest } from '../manifest.ts'
import { powerSaying } from './powers.ts'

/* Whoever reads a card knows what belongs to what: no two cards say the same and do something else. */

const words = await inLanguages(manifest.texts)
const speakers = Object.entries(words).map(([language, its]) => speaker(language, its))
const english = speaker('en', words.en)
const read = (...steps: readonly Step[]): string => english.text(powerSaying(steps))

const either = (first: readonly Step[], second: readonly Step[]): Step => ({ do: 'either', first, second })
const may = (...steps: readonly Step[]): Step => ({ do: 'may', steps })
const pay = (...steps: readonly Step[]): Step => ({ do: 'payFor', price: { silver: 1 }, steps })
const when = (steps: readonly Step[], otherwise: readonly Step[] = []): Step => ({
  do: 'if',
  holds: 'most points',
  steps,
  otherwise,
})

/** Every way in which so many pieces can be put together, each plain one as a zero. */
type Shape = readonly (0 | { readonly kind: string; readonly lists: readonly Shape[] })[]
function shapes(pieces: number): readonly Shape[] {
  if (pieces === 0) return [[]]
  const all: Shape[] = []
  for (let used = 1; used <= pieces; used++)
    for (const piece of shapesOfOne(used)) for (const rest of shapes(pieces - used)) all.push([piece, ...rest])
  return all
}
function shapesOfOne(pieces: number): readonly Shape[number][] {
  if (pieces === 1) return [0]
  const all: Shape[number][] = []
  for (const steps of shapes(pieces - 1)) for (const kind of ['may', 'pay', 'if']) all.push({ kind, lists: [steps] })
  for (let first = 1; first < pieces - 1; first++)
    for (const one of shapes(first))
      for (const other of shapes(pieces - 1 - first))
        for (const kind of ['either', 'otherwise']) all.push({ kind, lists: [one, other] })
  return all
}

/** The steps of a shape, the plain ones told apart by their numbers. */
function stepsOf(shape: Shape, count = { plain: 0 }): readonly Step[] {
  return shape.map(piece => {
    if (piece === 0) return gain({ silver: ++count.plain })
    const [first = [], second = []] = piece.lists.map(list => stepsOf(list, count))
    if (piece.kind === 'either') return either(first, second)
    if (piece.kind === 'may') return may(...first)
    return piece.kind === 'pay' ? pay(...first) : when(first, second)
  })
}

test.each(speakers)('$language: no two ways of putting pieces together read alike', ({ text }) => {
  const readAs = new Map<string, Shape>()
  for (const shape of [1, 2, 3, 4, 5].flatMap(shapes)) {
    const said = text(powerSaying(stepsOf(shape)))
    expect([readAs.get(said), shape], said).toEqual([undefined, shape])
    readAs.set(said, shape)
  }
  expect(readAs.size).toBeGreaterThan(500)
})

test('what has pieces inside is a sentence of its own', () => {
  expect(read(choose('rival'), either([steal], [gain({ silver: 4 })]))).toBe(
    'Choose a rival. Then either steal a stone from them, or take 4 silver.',
  )
  expect(read(pay(score(1)), gainStone('red'))).toBe(
    'You may pay 1 silver; if you do, score 1 point. Then take 1 red stone.',
  )
})

test('inside another it stands in brackets where the sentence goes on', () => {
  const [one, other] = [gain({ common: 1 }), gain({ silver: 1 })]
  expect(read(when([pay(score(1))]))).toBe(
    'If nobody has more points than you, you may pay 1 silver; if you do, score 1 point.',
  )
  expect(read(when([pay(score(1))], [one]))).toBe(
    'If nobody has more points than you, (you may pay 1 silver; if you do, score 1 point); otherwise take 1 common gold.',
  )
  expect(read(when([may(one), other]))).toBe(
    'If nobody has more points than you, (you may take 1 common gold); then take 1 silver.',
  )
})

test('after “then” and “otherwise” a comma stands before a clause, in each language by its own rule', () => {
  const [one, other] = [gain({ common: 1 }), gain({ silver: 1 })]
  const all = (...steps: readonly Step[]): readonly string[] => speakers.map(({ text }) => text(powerSaying(steps)))
  expect(all(one, may(other))).toEqual([
    'Take 1 common gold. Then you may take 1 silver.',
    'Prendi 1 moneta d’oro comune. Poi, se vuoi, prendi 1 moneta d’argento.',
    'Nimm 1 gewöhnliche Goldmünze. Danach, wenn du magst, nimm 1 Silber.',
    'Возьмите 1 монету обычного золота. Затем, если хотите, возьмите 1 серебряную монету.',
  ])
  expect(read(one, when([other]))).toBe('Take 1 common gold. Then, if nobody has more points than you, take 1 silver.')
  expect(read(one, mustIf('quackCompulsory', when([other])))).toBe(read(one, when([other])))
  expect(all(one, mustIf('quackCompulsory', pay(other)))).toEqual(all(one, pay(other)))
  expect(all(when([one], [pay(score(1))])).map(text => text.slice(text.indexOf(';')))).toEqual([
    '; otherwise you may pay 1 silver; if you do, score 1 point.',
    '; altrimenti, se vuoi, paga 1 moneta d’argento; in tal caso segna 1 punto.',
    '; andernfalls, wenn du magst, zahl 1 Silber; dafür erhalte 1 Punkt.',
    '; иначе, если хотите, заплатите 1 серебряную монету; за это получите 1 очко.',
  ])
  expect(read(when([one], [may(other), one]))).toContain('; otherwise (you may take 1 silver); then take')
})

test('a sentence that begins with a bracket begins with a capital letter, too', () => {
  const card = powerSaying([either([may(gain({ silver: 1 }))], [gain({ silver: 2 })])])
  expect(speakers.map(({ text }) => text(card))).toEqual([
    'Either (you may take 1 silver), or take 2 silver.',
    '(Se vuoi, prendi 1 moneta d’argento), oppure prendi 2 monete d’argento.',
    '(Wenn du magst, nimm 1 Silber), oder nimm 2 Silber.',
    'Либо (если хотите, возьмите 1 серебряную монету), либо возьмите 2 серебряные монеты.',
  ])
})
