import type { Piece } from '#games/workshop/workshop'
import type { IconData } from '#ui/pieces/icon.tsx'
import { type Craft, capital, wordFor } from '../crafts.ts'
import { blankOf } from '../model/fitting.ts'

/** A piece as it lies on the shelf. One that only chooses something lies there once for each choice. */
export interface Offered {
  readonly key: string
  readonly piece: Piece
  readonly label: string
  readonly icon: IconData | undefined
  readonly gives: string | null
  readonly needs: string | null
}
export interface OfferedGroup {
  readonly group: string
  readonly label: string
  readonly offered: readonly Offered[]
}

export const givenBy = ({ workshop }: Craft, piece: Piece): string | null => workshop.gives?.(piece) ?? null
export const neededBy = ({ workshop }: Craft, piece: Piece): string | null => workshop.needs?.(piece) ?? null

/** The picture of a piece: of what it chooses, if that has its own. */
export const iconOf = ({ icons }: Craft, piece: Piece): IconData | undefined =>
  Object.values(piece)
    .map(value => (typeof value === 'string' ? icons[`${piece.do} ${value}`] : undefined))
    .find(icon => icon !== undefined) ?? icons[piece.do]

/** The shelves of a kind of card. */
export function shelvesOf(craft: Craft): readonly OfferedGroup[] {
  const { vocabulary } = craft.kind
  const shelves = craft.workshop.shelves ?? [{ group: '', pieces: Object.keys(vocabulary) }]
  return shelves.map(({ group, pieces }) => ({
    group,
    label: wordFor(craft, 'groups', group),
    offered: pieces.filter(name => Object.hasOwn(vocabulary, name)).flatMap(name => offeredAs(craft, name)),
  }))
}

function offeredAs(craft: Craft, name: string): readonly Offered[] {
  const parts = craft.kind.vocabulary[name] ?? {}
  const blank = { do: name, ...(blankOf({ is: 'record', parts }) as object) } as Piece
  const [[part, form] = [], ...others] = Object.entries(parts)
  const isChoice = part !== undefined && form?.is === 'word' && others.length === 0 && givenBy(craft, blank) !== null
  const pieces = isChoice ? form.of.map(value => ({ ...blank, [part]: value })) : [blank]
  return pieces.map(piece => ({
    key: JSON.stringify(piece),
    piece,
    label: capital(isChoice ? shortWord(craft, String((piece as Piece)[part])) : wordFor(craft, 'pieces', name)),
    icon: iconOf(craft, piece),
    gives: givenBy(craft, piece),
    needs: neededBy(craft, piece),
  }))
}

/** What is chosen, as short as the game can say it. */
const shortWord = (craft: Craft, value: string): string => {
  const short = wordFor(craft, 'shelf', value)
  return short === value ? wordFor(craft, 'values', value) : short
}

/** The pieces that choose something for those after them. */
export const giversOf = (craft: Craft, choice: string): readonly Offered[] =>
  shelvesOf(craft).flatMap(({ offered }) => offered.filter(({ gives }) => gives === choice))
