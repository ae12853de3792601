import type { Viewer } from '#kernel/seat'

/* English grammar shared by all games. */

/** The name of a seat at this table. */
export type Who = (seat: number) => string
export const whoIn =
  (names: readonly string[]): Who =>
  seat =>
    names[seat] ?? `Seat ${seat}`
/** The same, addressed to one of them. */
export const whoTo =
  (names: readonly string[], reader: number): Who =>
  seat =>
    seat === reader ? 'you' : whoIn(names)(seat)

export const numbered = (n: number, thing: string, things = `${thing}s`): string => `${n} ${n === 1 ? thing : things}`
export const listed = (things: readonly string[], last = 'and'): string =>
  things.length < 2 ? (things[0] ?? 'nothing') : `${things.slice(0, -1).join(', ')} ${last} ${things.at(-1)}`
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** A seat's line on a board. The viewer's own is marked. */
export const seatLine = (seat: number, viewer: Viewer, who: Who, text: string): string =>
  `  ${viewer === seat ? '▸' : ' '} ${who(seat).padEnd(12)}${text}`

const WIDTH = 80

/** A line of a board, wrapped if it is too long: between two items, or otherwise after a comma. */
export function folded(line: string): readonly string[] {
  const last = (mark: string): number => 1 + line.lastIndexOf(mark, WIDTH - 1)
  const between = Math.max(last(' · '), last('; '))
  const at = between < WIDTH / 2 ? Math.max(between, last(', ')) : between
  if (line.length <= WIDTH || at < WIDTH / 2) return [line]
  return [line.slice(0, at).trimEnd(), ...folded(`      ${line.slice(at).trimStart()}`)]
}
