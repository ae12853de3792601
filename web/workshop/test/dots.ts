/** Where the values of a plot are, and the round numbers below it. */
export interface Scale {
  readonly at: (value: number) => number
  readonly ticks: readonly number[]
}

const EDGE = 22
/** How many rows of dots there may be on each side of the line. */
const ROWS = [0, 1, -1, 2, -2, 3, -3] as const
const DIAMETER = 10

/** From the round number below the lowest value to the one above the highest. */
export function scaleFor(values: readonly number[], step: number, width: number): Scale {
  const low = Math.floor(Math.min(...values) / step) * step
  const high = Math.max(low + step, Math.ceil(Math.max(...values) / step) * step)
  const at = (value: number): number => EDGE + ((value - low) / (high - low)) * (width - 2 * EDGE)
  const count = Math.round((high - low) / step)
  const every = Math.ceil(count / 6)
  const ticks = Array.from({ length: count + 1 }, (_, i) => low + i * step).filter((_, i) => i % every === 0)
  return { at, ticks }
}

/** A card of the box in a plot. */
export interface Dot {
  readonly name: string
  readonly value: number
  readonly x: number
  readonly row: number
}

/** Dots on a line, those that would overlap above or below it. */
export function dotsIn(cards: readonly Pick<Dot, 'name' | 'value'>[], { at }: Scale): readonly Dot[] {
  const last = new Map<number, number>()
  return cards
    .toSorted((a, b) => a.value - b.value)
    .map(card => {
      const x = at(card.value)
      const row = ROWS.find(one => x - (last.get(one) ?? Number.NEGATIVE_INFINITY) >= DIAMETER) ?? 0
      last.set(row, x)
      return { ...card, x, row }
    })
}

/** About how wide a letter of a label is, and what stays free between two labels. */
const [LETTER, FREE] = [6.6, 14]

/** A line of text at a place of a plot. */
export interface Label {
  readonly x: number
  readonly anchor: 'start' | 'middle' | 'end'
  readonly text: string
}
/** A label is about so much wider if it is bold. */
const BOLD = 1.2

function reachOf({ x, anchor, text }: Label, letter: number): readonly [from: number, to: number] {
  const width = text.length * letter
  const from = x - { start: 0, middle: width / 2, end: width }[anchor]
  return [from, from + width]
}

/**
 * The first of the places for a bold text and of those for a usual one that are on the plot and do not meet. If there are no
 * such, the first bold one that is on the plot, or else the very first, and none.
 */
export function clearOf(
  bolds: readonly Label[],
  places: readonly Label[],
  width: number,
): readonly [bold: Label | undefined, place: Label | undefined] {
  const isOn = ([from, to]: readonly [number, number]): boolean => from >= 0 && to <= width
  for (const bold of bolds) {
    const [low, high] = reachOf(bold, LETTER * BOLD)
    const place = places.find(one => {
      const [from, to] = reachOf(one, LETTER)
      return isOn([from, to]) && (to + FREE / 2 < low || from > high + FREE / 2)
    })
    if (place !== undefined && isOn([low, high])) return [bold, place]
  }
  const seen = bolds.find(bold => isOn(reachOf(bold, LETTER * BOLD)))
  return [seen ?? bolds[0], bolds.length === 0 ? places[0] : undefined]
}

/** The lowest and the highest by name, and between them as many as there is room for. */
export function labelled(dots: readonly Dot[]): readonly Dot[] {
  const [first, last] = [dots[0], dots.at(-1)]
  if (first === undefined || last === undefined || first === last) return dots
  const endOf = ({ x, name }: Dot): number => x + (x < 70 ? 1 : 0.5) * name.length * LETTER
  const startOf = ({ x, name }: Dot): number => x - 0.5 * name.length * LETTER
  const named = [first]
  for (const dot of dots.slice(1, -1)) {
    const isFree = startOf(dot) > endOf(named.at(-1) as Dot) + FREE
    if (dot.row >= 0 && isFree && endOf(dot) + FREE < last.x - last.name.length * LETTER) named.push(dot)
  }
  const isRoom = endOf(first) + FREE < last.x - last.name.length * LETTER
  return isRoom ? [...named, last] : [first]
}
