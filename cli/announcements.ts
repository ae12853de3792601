import type { Boxed } from '#games/boxed'
import type { Header } from '#kernel/file'
import type { Result } from '#kernel/game'
import type { Seed } from '#kernel/seed'
import { firstRule } from './rulebook.ts'
import { show } from './screen.ts'

/** Who plays at a table in the terminal, and which game. */
export interface Party {
  readonly box: Boxed
  readonly header: Header
  readonly seed: Seed
  /** The first seats are people, the rest bots. */
  readonly people: number
  readonly bots: readonly string[]
}

/** What can be typed at any prompt. */
export const tableHelp = (box: Boxed): readonly string[] => [
  'Type an answer and press Enter. So many things: “3”, or “2” and the beginning of a word, as the question shows.',
  'A choice: its number in the list or the beginning of its words. Enter alone gives the answer marked so.',
  '  board    the table again               cards    what the cards do',
  `  rule ${firstRule(box)}, or the name of a card: what it says         quit     leave the table`,
  '  watch    be asked also what most would let pass, and hear every word; “watch” again ends it',
  'Where a clock runs, its time passes only while you wait: typing costs none.',
]

export function greet({ box, header, people, bots }: Party): void {
  const introduced = (name: string, seat: number): string => {
    const bot = bots[seat - people]
    return bot === undefined ? name : `${name} (${bot})`
  }
  show('')
  show(`${box.title} at the Wyrmtavern: ${header.names.map(introduced).join(', ')}`, 'bold')
  show('An unofficial fan work; if you like the game, please buy the box. “?” for help, “quit” to leave.')
  show(`The dice are bound by SHA-256 ${header.commitment}`, 'dim')
  console.log()
  for (const line of box.voice.intro) show(line)
  console.log()
}

export function showResult(names: readonly string[], result: Result | null): void {
  const places = names.map((name, i) => ({ name, rank: result?.ranking[i] ?? 0, points: result?.points[i] ?? 0 }))
  console.log()
  for (const { name, rank, points } of places.sort((a, b) => a.rank - b.rank))
    show(`  ${rank}. ${name.padEnd(14)} ${points} point${points === 1 ? '' : 's'}`, rank === 1 ? 'bold' : null)
}

export function timeText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  if (seconds < 120) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.floor(seconds / 60)
  return minutes < 120 ? `${minutes} minutes` : `${Math.floor(minutes / 60)} hours`
}

/** Prints a line of the log; one that begins with a dash is a heading. */
export const showNews = (line: string): void => {
  if (line.startsWith('—')) console.log()
  show(line, line.startsWith('—') ? 'bold' : null)
}
