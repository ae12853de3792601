import { DEEPEST, type Form, MOST_PIECES, type Parts, type Vocabulary } from './form.ts'

/** What is wrong with a card, where, and by which rule if one says so. */
export class CardProblem extends Error {
  readonly at: string
  readonly expected: string
  readonly rule: string | null
  constructor(at: string, expected: string, rule: string | null = null) {
    super(`${at}: expected ${expected}`)
    this.at = at
    this.expected = expected
    this.rule = rule
  }
}

/**
 * Reads anything as this form: what comes back is built anew, has only the parts that the form names, in the order in
 * which it names them, and is therefore the one way of writing it. Throws a CardProblem.
 */
export function read(form: Form, it: unknown, vocabulary: Vocabulary, at = 'card'): unknown {
  let count = 0
  const reading = (form: Form, it: unknown, at: string, depth: number): unknown => {
    switch (form.is) {
      case 'number':
        if (typeof it === 'number' && Number.isInteger(it) && it >= form.from && it <= form.to) return it
        throw new CardProblem(at, expected(form))
      case 'word':
        if (typeof it === 'string' && form.of.includes(it)) return it
        throw new CardProblem(at, expected(form))
      case 'words':
        if (
          !Array.isArray(it) ||
          it.length < form.least ||
          it.length > form.of.length ||
          new Set(it).size !== it.length
        )
          throw new CardProblem(at, expected(form))
        for (const one of it) if (!form.of.includes(one)) throw new CardProblem(at, expected(form))
        return form.of.filter(one => it.includes(one))
      case 'amounts': {
        const given = objectIn(it, Object.keys(form.of), [], at)
        const read = Object.entries(form.of).flatMap(([name, most]) =>
          Object.hasOwn(given, name)
            ? [[name, reading({ is: 'number', from: 1, to: most }, given[name], `${at}.${name}`, depth)]]
            : [],
        )
        if (read.length === 0) throw new CardProblem(at, expected(form))
        return Object.fromEntries(read)
      }
      case 'record':
        return partsOf(form.parts, it, at, depth, [])
      case 'either':
        return reading(formOf(form.of, it, at), it, at, depth)
      case 'pieces': {
        if (!Array.isArray(it) || it.length < form.least) throw new CardProblem(at, expected(form))
        if (depth >= DEEPEST) throw new CardProblem(at, `pieces inside each other at most ${DEEPEST} deep`)
        count += it.length
        if (count > MOST_PIECES) throw new CardProblem(at, `at most ${MOST_PIECES} pieces in all`)
        // A list may have holes, which `map` would leave as they are.
        return Array.from(it, (piece, i) => pieceOf(piece, `${at}[${i}]`, depth + 1))
      }
    }
  }
  const pieceOf = (it: unknown, at: string, depth: number): unknown => {
    const known = Object.keys(vocabulary)
    const name = typeof it === 'object' && it !== null && Object.hasOwn(it, 'do') ? (it as { do: unknown }).do : null
    if (typeof name !== 'string' || !Object.hasOwn(vocabulary, name))
      throw new CardProblem(`${at}.do`, `one of ${known.join(', ')}`)
    return { do: name, ...(partsOf(vocabulary[name] ?? {}, it, at, depth, ['do']) as object) }
  }
  const partsOf = (parts: Parts, it: unknown, at: string, depth: number, more: readonly string[]): unknown => {
    const names = Object.keys(parts)
    const given = objectIn(it, [...more, ...names], names, at)
    return Object.fromEntries(
      names.map(name => [name, reading(parts[name] as Form, given[name], `${at}.${name}`, depth)]),
    )
  }
  return reading(form, it, at, 0)
}

/** A plain object with no names but these, and with all that are needed. */
export function objectIn(
  it: unknown,
  known: readonly string[],
  needed: readonly string[],
  at: string,
): Readonly<Record<string, unknown>> {
  if (typeof it !== 'object' || it === null || Array.isArray(it)) throw new CardProblem(at, 'an object')
  for (const name of Object.keys(it))
    if (!known.includes(name)) throw new CardProblem(at, `nothing but ${known.join(', ')}`)
  for (const name of needed) if (!Object.hasOwn(it, name)) throw new CardProblem(at, `${name} in it`)
  return it as Readonly<Record<string, unknown>>
}

/** The form that something is meant to be, by its looks. */
function formOf(forms: readonly Form[], it: unknown, at: string): Form {
  const fits = (form: Form): boolean => {
    if (form.is === 'number') return typeof it === 'number'
    if (form.is === 'word') return typeof it === 'string' && form.of.includes(it)
    if (form.is === 'pieces' || form.is === 'words') return Array.isArray(it)
    if (typeof it !== 'object' || it === null || Array.isArray(it)) return false
    const names = form.is === 'record' ? Object.keys(form.parts) : form.is === 'amounts' ? Object.keys(form.of) : []
    return Object.keys(it).some(name => names.includes(name))
  }
  const form = forms.find(fits)
  if (form === undefined) throw new CardProblem(at, forms.map(expected).join(', or '))
  return form
}

/** What a form takes, in words. */
export function expected(form: Form): string {
  switch (form.is) {
    case 'number':
      return `a whole number from ${form.from} to ${form.to}`
    case 'word':
      return `one of ${form.of.join(', ')}`
    case 'words':
      return `a list of ${form.least === 0 ? 'any' : 'some'} of ${form.of.join(', ')}, each once`
    case 'amounts':
      return `how many of ${Object.keys(form.of).join(', ')}`
    case 'record':
      return `an object with ${Object.keys(form.parts).join(', ')}`
    case 'either':
      return form.of.map(expected).join(', or ')
    case 'pieces':
      return form.least === 0
        ? 'a list of pieces'
        : `a list of at least ${form.least} ${form.least === 1 ? 'piece' : 'pieces'}`
  }
}
