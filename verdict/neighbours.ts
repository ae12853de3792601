import type { Form, Parts, Vocabulary } from '#games/workshop/form'
import type { Guest, Kind, Kinds } from '#games/workshop/guest'
import { readGuest } from '#games/workshop/guests-option'
import type { Suggestion } from '#games/workshop/verdict'

/** A card that differs by one number, and which. */
export type Neighbour = Pick<Suggestion, 'card' | 'change'>

/** A number of a card: where it is, what it is, and what it may be. */
interface Place {
  readonly path: readonly (string | number)[]
  readonly value: number
  readonly from: number
  readonly to: number
  /** Whether none of it is not written at all. */
  readonly isAmount?: boolean
}

/** Every card that differs from this one by one in one number, as its forms allow. */
export const neighboursOf = (card: Guest, kinds: Kinds): readonly Neighbour[] =>
  placesIn(card, kinds).flatMap(place => [-1, 1].flatMap(by => moved(card, place, by, kinds)))

/** The same number changed by one more in the same direction; none if that is impossible. */
export function further(card: Guest, { card: last, change }: Neighbour, kinds: Kinds): readonly Neighbour[] {
  const place = placesIn(last, kinds).find(({ path }) => written(path) === change.at)
  if (place === undefined) return []
  return moved(last, place, Math.sign(change.to - change.from), kinds).map(next => ({
    card: { ...next.card, names: card.names },
    change: { ...next.change, from: change.from },
  }))
}

function moved(card: Guest, place: Place, by: number, kinds: Kinds): readonly Neighbour[] {
  const { path, value, from, to, isAmount = false } = place
  if (value + by < from || value + by > to) return []
  const found = readGuest(replaced(card, path, isAmount && value + by === 0 ? undefined : value + by), kinds)
  if (!('value' in found)) return []
  return [{ card: found.value, change: { at: written(path), from: value, to: value + by } }]
}

function placesIn(card: Guest, kinds: Kinds): readonly Place[] {
  const { facts, vocabulary } = kinds[card.kind] as Kind
  return inParts(facts, card, vocabulary, [])
}

const inParts = (parts: Parts, it: unknown, vocabulary: Vocabulary, path: Place['path']): readonly Place[] =>
  Object.entries(parts).flatMap(([name, form]) => inForm(form, at(it, name), vocabulary, [...path, name]))

function inForm(form: Form, it: unknown, vocabulary: Vocabulary, path: Place['path']): readonly Place[] {
  switch (form.is) {
    case 'number':
      return typeof it === 'number' ? [{ path, value: it, from: form.from, to: form.to }] : []
    case 'amounts':
      return Object.entries(form.of).flatMap(([name, to]): readonly Place[] => {
        const value = at(it, name)
        return typeof value === 'number' ? [{ path: [...path, name], value, from: 0, to, isAmount: true }] : []
      })
    case 'record':
      return inParts(form.parts, it, vocabulary, path)
    case 'either':
      return form.of.flatMap(each => inForm(each, it, vocabulary, path))
    case 'pieces':
      return (Array.isArray(it) ? it : []).flatMap((piece: { readonly do: string }, i) =>
        inParts(vocabulary[piece.do] ?? {}, piece, vocabulary, [...path, i]),
      )
    default:
      return []
  }
}

const at = (it: unknown, name: string): unknown =>
  typeof it === 'object' && it !== null && Object.hasOwn(it, name) ? (it as Record<string, unknown>)[name] : undefined

/** The same with another value in this place, or with nothing there. */
function replaced(it: unknown, [step, ...rest]: Place['path'], value: number | undefined): unknown {
  if (step === undefined) return value
  if (Array.isArray(it)) return it.map((one, i) => (i === step ? replaced(one, rest, value) : one))
  const of = { ...(it as Readonly<Record<string, unknown>>), [step]: replaced(at(it, String(step)), rest, value) }
  return Object.fromEntries(Object.entries(of).filter(([, part]) => part !== undefined))
}

/** `steps[0].gain.silver` */
const written = (path: Place['path']): string =>
  path.map((step, i) => (typeof step === 'number' ? `[${step}]` : `${i === 0 ? '' : '.'}${step}`)).join('')
