import { cardsHash, FileProblem, type Header, lineOf } from './file.ts'
import type { Game } from './game.ts'
import { again, type Entry, isRefusal, type Match, open } from './match.ts'
import { isOptionProblem, optionsFrom } from './options.ts'
import type { ReadFile } from './reading.ts'
import { knows } from './secret.ts'
import { commitmentTo, diceOf } from './seed.ts'

/** Whether a match was played by the very rules and cards that are here. Others can be shown, but not re-decided. */
export const isOfTheseRules = (game: Game, header: Header): boolean =>
  header.rules === game.version && header.cards === cardsHash(game)

/** Plays the whole match again from the revealed seed; throws a FileProblem at the first line that differs. */
export function verify(game: Game, file: ReadFile): Match {
  const match = playedAgain(game, file)
  const last = file.entries.length + 2
  if (game.result(match.state) === null) throw new FileProblem(last, 'expected more entries: the match is not over')
  if (!file.intact) throw new FileProblem(last, 'expected the sum of the lines above: a name or a time was changed')
  return match
}

/** The same for a match that may not be over yet. */
export function playedAgain(game: Game, { header, entries, seed }: ReadFile): Match {
  if (header.game !== game.id) throw new FileProblem(1, `expected a match of ${game.id}, found ${header.game}`)
  if (!isOfTheseRules(game, header))
    throw new FileProblem(
      1,
      `played by rules ${header.rules} with cards ${header.cards.slice(0, 8)}; here are rules ${game.version} with cards ${cardsHash(game).slice(0, 8)}`,
    )
  if (commitmentTo(seed) !== header.commitment)
    throw new FileProblem(entries.length + 2, `expected the seed whose SHA-256 is ${header.commitment}`)
  const options = optionsFrom(game.options, header.options)
  if (isOptionProblem(options)) throw new FileProblem(1, `option ${options.option}: expected ${options.expected}`)
  if (JSON.stringify(options) !== JSON.stringify(header.options))
    throw new FileProblem(1, `expected the options ${JSON.stringify(options)}`)
  const { min, max } = game.seats
  if (header.names.length < min || header.names.length > max)
    throw new FileProblem(1, `expected ${min} to ${max} names, found ${header.names.length}`)

  const start = open(game, { seats: header.names.length, options, dice: diceOf(seed, header.words) }, entries[0]?.at)
  same(start.entry, entries[0])
  for (const entry of entries.slice(1)) same(decidedAgain(start.match, entry), entry)
  return start.match
}

function decidedAgain(match: Match, entry: Entry): Entry {
  const { seq, by } = entry
  if (by === 'house') throw new FileProblem(seq + 2, 'expected a seat or the clock, found the house')
  if (typeof by === 'object' && 'answer' in by && !knows(by.answer))
    throw new FileProblem(seq + 2, `expected the answer of seat ${by.seat}; it is missing`)
  if (typeof by === 'object' && 'covert' in by && !knows(by.covert))
    throw new FileProblem(seq + 2, 'expected who answered and what; it is missing')
  const next = again(match, entry)
  if (isRefusal(next)) throw new FileProblem(seq + 2, `${next.refused}: expected ${next.expected}`)
  return next
}

function same(decided: Entry, found: Entry | undefined): void {
  if (found === undefined) throw new FileProblem(2, 'expected the first entry')
  const [want, have] = [lineOf(decided), lineOf(found)]
  if (want === have) return
  let at = 0
  while (want[at] === have[at]) at++
  const near = (line: string): string => line.slice(Math.max(0, at - 30), at + 30)
  throw new FileProblem(found.seq + 2, `expected …${near(want)}…, found …${near(have)}…`)
}
