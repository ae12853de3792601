import { rosterOf } from '#bots/roster'
import { isRefused, type Refused } from '#client/messages'
import { NotHere } from '#editions/parts'
import { playedAgain } from '#editions/verify'
import type { Playable } from '#games/boxed'
import { FileProblem, lineOf } from '#kernel/file'
import type { Entry } from '#kernel/match'
import type { NewMatch } from './beginning.ts'
import { read } from './file.ts'
import type { GamesHere } from './games-here.ts'
import { type OtherRules, refused } from './messages.ts'

/** Longer than any match file, in characters. */
const LARGEST = 20_000_000

/** The refusal for a match that needs the page built for its edition. */
export const otherRules = (edition: string | null): OtherRules => ({
  ...refused('other rules', 'a page that was made for the edition of this match'),
  edition,
})

/** A match from a file. */
export interface Brought extends NewMatch {
  /** Null if only the page built for its edition can open it. */
  readonly played: Playable | null
}

/** A file saved here or elsewhere as a new match, if it follows the rules from its first line on. */
export async function broughtFrom(
  text: string,
  games: GamesHere,
  { id, now }: { readonly id: string; readonly now: number },
): Promise<Brought | Refused> {
  if (text.length > LARGEST) return refused('not a match file', `at most ${LARGEST / 1e6} MB`)
  try {
    const { file, saved } = read(text)
    const { header, seed } = file
    const played = await games.played(header.game)
    if (isRefused(played)) return played
    if (!file.intact) return refused('damaged', 'a file as it was written')
    if (file.entries.some(isMove)) return otherRules(null) // no single page can show all of it
    const isOver = (await playedAgain(games.editions, file)) !== null
    const edition = games.editions.begunBy(header)
    const by = edition === null ? null : await games.editions.find(edition)
    if (by === null) return otherRules(edition)
    const lines = file.entries.map(entry => ({ line: lineOf(entry), command: null }))
    const sitters = saved?.sitters ?? header.names.map(() => ({ bot: null }))
    const last = file.entries.at(-1)?.at ?? 0
    const [pause, at, next, over] = [saved?.pause ?? 0, Math.max(last, saved?.at ?? 0), lines.length, saved === null]
    if (sitters.length !== header.names.length) return refused('not a match file', 'a sitter for every name')
    const roster = rosterOf(by)
    if (sitters.some(({ bot }) => bot !== null && !Object.hasOwn(roster, bot)))
      return refused('no bot', Object.keys(roster).join(', '))
    const kept = { id, header, seed, sitters, pause, began: now, changed: now, at, next, over }
    if (isOver !== over) return refused('not a match file', 'a match that is over, or a saved one')
    return { kept, lines, played: edition === games.ours(header.game) ? played : null }
  } catch (error) {
    if (error instanceof NotHere) return otherRules(null)
    if (error instanceof FileProblem || error instanceof RangeError) return refused('not a match file', error.message)
    throw error
  }
}

const isMove = ({ by }: Entry): boolean => typeof by === 'object' && 'edition' in by
