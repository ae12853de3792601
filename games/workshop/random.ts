import type { Rng } from '#kernel/chance'
import { DEEPEST, type Form, type Parts, type Vocabulary } from './form.ts'

/** Anything at all that a form takes, for tests of what cards may say. */
export function randomOf(form: Form, vocabulary: Vocabulary, rng: Rng, depth = 0): unknown {
  switch (form.is) {
    case 'number':
      return form.from + rng.below(form.to - form.from + 1)
    case 'word':
      return oneOf(form.of, rng)
    case 'words':
      return someOf(form.of, form.least, rng)
    case 'amounts': {
      const names = someOf(Object.keys(form.of), 1, rng)
      return Object.fromEntries(names.map(name => [name, 1 + rng.below(form.of[name] ?? 1)]))
    }
    case 'record':
      return randomParts(form.parts, vocabulary, rng, depth)
    case 'either':
      return randomOf(oneOf(form.of, rng), vocabulary, rng, depth)
    case 'pieces': {
      const flat = Object.keys(vocabulary).filter(name => !Object.values(vocabulary[name] ?? {}).some(isPieces))
      const names = depth + 1 < DEEPEST ? Object.keys(vocabulary) : flat
      const count = form.least + rng.below(depth === 0 ? 4 : 2)
      return Array.from({ length: count }, () => {
        const name = oneOf(names, rng)
        return { do: name, ...randomParts(vocabulary[name] ?? {}, vocabulary, rng, depth + 1) }
      })
    }
  }
}

const isPieces = (form: Form): boolean => form.is === 'pieces'

const randomParts = (parts: Parts, vocabulary: Vocabulary, rng: Rng, depth: number): object =>
  Object.fromEntries(Object.entries(parts).map(([name, form]) => [name, randomOf(form, vocabulary, rng, depth)]))

function oneOf<T>(all: readonly T[], rng: Rng): T {
  return all[rng.below(all.length)] as T
}

/** At least so many of them, in their own order. */
function someOf<T>(all: readonly T[], least: number, rng: Rng): readonly T[] {
  const some = all.filter(() => rng.below(3) === 0)
  return some.length >= least ? some : [oneOf(all, rng)]
}
