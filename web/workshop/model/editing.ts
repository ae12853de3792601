import type { Piece } from '#games/workshop/workshop'
import type { Facts } from './draft.ts'

/* Changes to what is written on a card. Nothing is changed in place: every version can be gone back to. */

/** Where something stands on a card: `['steps', 1, 'first', 0]`. */
export type Path = readonly (string | number)[]
/** A place in a list of pieces, before the piece that is there now. */
export interface Spot {
  readonly list: Path
  readonly index: number
}

export const pathText = (path: Path): string => path.join('.')

/** The place that a problem names: `card.steps[1].first[0]`. */
export const pathIn = (at: string): Path =>
  [...at.matchAll(/\.(\w+)|\[(\d+)\]/g)].map(([, name, index]) => name ?? Number(index))

export const valueAt = (it: unknown, path: Path): unknown =>
  path.reduce<unknown>((within, key) => (Object(within) as Record<string | number, unknown>)[key], it)

export function withValue(facts: Facts, path: Path, value: unknown): Facts {
  const put = (it: unknown, [key, ...rest]: Path): unknown => {
    if (key === undefined) return value
    if (Array.isArray(it)) return it.with(Number(key), put(it[Number(key)], rest))
    const within = Object(it) as Facts
    return { ...within, [key]: put(within[key], rest) }
  }
  return put(facts, path) as Facts
}

const listAt = (facts: Facts, list: Path): readonly Piece[] => (valueAt(facts, list) ?? []) as readonly Piece[]

export const inserted = (facts: Facts, { list, index }: Spot, ...pieces: readonly Piece[]): Facts =>
  withValue(facts, list, listAt(facts, list).toSpliced(index, 0, ...pieces))

export const removed = (facts: Facts, { list, index }: Spot): Facts =>
  withValue(facts, list, listAt(facts, list).toSpliced(index, 1))

/** Whether a place lies inside a piece. */
const isInside = ({ list }: Spot, piece: Spot): boolean => {
  const within = [...piece.list, piece.index]
  return within.every((key, i) => list[i] === key)
}

/** Moves a piece to another place; as it is if that is inside the piece itself. */
export function moved(facts: Facts, from: Spot, to: Spot): Facts {
  const piece = listAt(facts, from.list)[from.index]
  if (piece === undefined || isInside(to, from)) return facts
  // What comes after it in the same list moves up, and so does everything inside.
  const shifted = to.list.map((key, i) => {
    const isBelow = i === from.list.length && from.list.every((own, at) => to.list[at] === own)
    return isBelow && Number(key) > from.index ? Number(key) - 1 : key
  })
  const isSame = pathText(to.list) === pathText(from.list)
  const index = isSame && to.index > from.index ? to.index - 1 : to.index
  return inserted(removed(facts, from), { list: shifted, index }, piece)
}
