import { cardsHash, entryIn, FileProblem, type Header, lineOf } from './file.ts'
import type { Game, Result } from './game.ts'
import { again, type Entry, isRefusal, type Match, open } from './match.ts'
import { isOptionProblem, optionsFrom } from './options.ts'
import type { ReadFile } from './reading.ts'
import { knows } from './secret.ts'
import { commitmentTo, diceOf, type Seed } from './seed.ts'
import { fold } from './snapshot.ts'

/** Whether a match began with this version of the rules and these cards. */
const isOfTheseRules = (game: Game, header: Header): boolean =>
  header.rules === game.version && header.cards === cardsHash(game)

/** Replays the whole match from the revealed seed; throws a FileProblem at the first line that differs. */
export function verify(game: Game, file: ReadFile): Match {
  const match = playedAgain(game, file)
  const problem = unfinished(file, game.result(match.state))
  if (problem !== null) throw problem
  return match
}

/** What is wrong with the end of a file whose entries are right. */
export function unfinished({ entries, intact }: ReadFile, result: Result | null): FileProblem | null {
  const last = entries.length + 2
  if (result === null) return new FileProblem(last, 'expected more entries: the match is not over')
  return intact ? null : new FileProblem(last, 'expected the sum of the lines above: a name or a time was changed')
}

/** The same for a match that may not be over yet. */
export const playedAgain = (game: Game, { header, entries, seed }: ReadFile): Match =>
  decideAgain(game, header, seed, entries, 0)

/** What an edition finds when it replays a part of a match: the first line that differs, or the result so far. */
export type Checked =
  | { readonly line: number; readonly problem: string }
  | { readonly line: null; readonly result: Result | null }

/**
 * Replays the entries from this number on; earlier ones are applied as they are. Takes text, because each edition reads
 * it with its own kernel.
 */
export function check(game: Game, header: Header, seed: Seed, lines: readonly string[], from: number): Checked {
  try {
    const entries = lines.map(entryIn)
    return { line: null, result: game.result(decideAgain(game, header, seed, entries, from).state) }
  } catch (error) {
    if (error instanceof FileProblem) return { line: error.line, problem: error.problem }
    return { line: from + 2, problem: `expected what these rules can follow: ${error}` }
  }
}

function decideAgain(game: Game, header: Header, seed: Seed, entries: readonly Entry[], from: number): Match {
  if (header.game !== game.id) throw new FileProblem(1, `expected a match of ${game.id}, found ${header.game}`)
  if (commitmentTo(seed) !== header.commitment)
    throw new FileProblem(entries.length + 2, `expected the seed whose SHA-256 is ${header.commitment}`)
  const terms = { seats: header.names.length, options: header.options, dice: diceOf(seed, header.words) }
  if (from > 0) return goneOn(fold(game, terms, entries.slice(0, from)), entries.slice(from))
  checkTerms(game, header)
  const start = open(game, terms, entries[0]?.at)
  same(start.entry, entries[0])
  return goneOn(start.match, entries.slice(1))
}

/** The header fits what the rules allow. */
function checkTerms(game: Game, header: Header): void {
  if (!isOfTheseRules(game, header))
    throw new FileProblem(
      1,
      `played by rules ${header.rules} with cards ${header.cards.slice(0, 8)}; here are rules ${game.version} with cards ${cardsHash(game).slice(0, 8)}`,
    )
  const options = optionsFrom(game.options, header.options)
  if (isOptionProblem(options)) throw new FileProblem(1, `option ${options.option}: expected ${options.expected}`)
  if (JSON.stringify(options) !== JSON.stringify(header.options))
    throw new FileProblem(1, `expected the options ${JSON.stringify(options)}`)
  const { min, max } = game.seats
  if (header.names.length < min || header.names.length > max)
    throw new FileProblem(1, `expected ${min} to ${max} names, found ${header.names.length}`)
}

function goneOn(match: Match, entries: readonly Entry[]): Match {
  for (const entry of entries) same(decidedAgain(match, entry), entry)
  return match
}

function decidedAgain(match: Match, entry: Entry): Entry {
  const { seq, by } = entry
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
