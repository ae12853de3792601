import { DEEPEST, type Form, MOST_PIECES } from '#games/workshop/form'
import { type Guest, guestIn, type Kind } from '#games/workshop/guest'
import { type GuestId, guestId } from '#games/workshop/guest-id'
import { CardProblem } from '#games/workshop/reading'
import type { Piece } from '#games/workshop/workshop'
import { type Draft, type Facts, isBlank, writtenOf } from './draft.ts'
import { type Path, pathIn, type Spot, valueAt } from './editing.ts'

export type Missing = 'name' | 'picture' | 'piece'

/** How far a draft has come: still blank, unfinished, impossible by a rule, or a card that can be played. */
export type Standing =
  | { readonly at: 'blank' | 'unfinished'; readonly missing: readonly Missing[] }
  /** A name of too many letters, or of none that are visible. */
  | { readonly at: 'misnamed'; readonly language: string }
  | { readonly at: 'impossible'; readonly rule: string; readonly path: Path }
  /** Too much of something: no card is as long or as deep. */
  | { readonly at: 'overfull'; readonly most: number; readonly isDeep: boolean }
  | { readonly at: 'ready'; readonly card: Guest; readonly id: GuestId }

export function standingOf(draft: Draft, kind: Kind): Standing {
  const written = writtenOf(draft) as Guest
  const missing = [
    ...(Object.keys(written.names).length === 0 ? (['name'] as const) : []),
    ...(draft.picture === '' ? (['picture'] as const) : []),
    ...(holesIn(draft, kind).length > 0 ? (['piece'] as const) : []),
  ]
  // Nobody has done anything wrong yet, even where a card must not stay like this.
  if (isBlank(draft, kind)) return { at: 'blank', missing }
  // What the pieces come to is said even before the card has a name.
  const named = { ...written, ...(missing.includes('name') && { names: { en: '-' } }) }
  const pictured = { ...named, ...(draft.picture === '' && { picture: 'cowled' }) }
  const kinds = { [draft.kind]: kind }
  try {
    const card = guestIn(pictured, kinds)
    if (missing.length === 0) return { at: 'ready', card, id: guestId(card) }
  } catch (error) {
    if (!(error instanceof CardProblem)) throw error
    const { at, rule } = error
    if (rule !== null) return { at: 'impossible', rule, path: pathIn(at) }
    if (at.startsWith('card.names.')) return { at: 'misnamed', language: at.slice('card.names.'.length) }
    if (countIn(draft, kind) > MOST_PIECES) return { at: 'overfull', most: MOST_PIECES, isDeep: false }
    if (depthIn(draft, kind) > DEEPEST) return { at: 'overfull', most: DEEPEST, isDeep: true }
  }
  return { at: 'unfinished', missing }
}

/** The lists of pieces of a card, with what each must have at least. */
function* listsIn({ facts }: Draft, { facts: forms, vocabulary }: Kind): Generator<{ path: Path; least: number }> {
  function* within(form: Form, path: Path): Generator<{ path: Path; least: number }> {
    if (form.is === 'record')
      for (const [name, part] of Object.entries(form.parts)) yield* within(part, [...path, name])
    if (form.is !== 'pieces') return
    yield { path, least: form.least }
    for (const [i, piece] of piecesAt(facts, path).entries())
      yield* within({ is: 'record', parts: vocabulary[piece.do] ?? {} }, [...path, i])
  }
  yield* within({ is: 'record', parts: forms }, [])
}
const piecesAt = (facts: unknown, path: Path): readonly Piece[] => (valueAt(facts, path) ?? []) as readonly Piece[]

/** Where a piece has to go before the card is finished. */
export const holesIn = (draft: Draft, kind: Kind): readonly Path[] =>
  [...listsIn(draft, kind)].filter(({ path, least }) => piecesAt(draft.facts, path).length < least).map(it => it.path)

/** Every piece of a card, with its place. */
export const placedIn = (draft: Draft, kind: Kind): readonly { readonly piece: Piece; readonly spot: Spot }[] =>
  [...listsIn(draft, kind)].flatMap(({ path }) =>
    piecesAt(draft.facts, path).map((piece, index) => ({ piece, spot: { list: path, index } })),
  )

export const countIn = (draft: Draft, kind: Kind): number => placedIn(draft, kind).length
const depthIn = (draft: Draft, kind: Kind): number =>
  Math.max(0, ...[...listsIn(draft, kind)].map(({ path }) => depthOf(path)))
/** How deep a list lies: a list of the card itself is the first. */
export const depthOf = (path: Path): number => 1 + path.filter(key => typeof key === 'number').length

/** Whether a draft may become this: not if a rule is against it that was not against it before. */
export function fitsIn(draft: Draft, next: Facts, kind: Kind): boolean {
  const { at } = standingOf({ ...draft, facts: next }, kind)
  return (
    next !== draft.facts && at !== 'overfull' && (at !== 'impossible' || standingOf(draft, kind).at === 'impossible')
  )
}
