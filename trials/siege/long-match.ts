import type { Editions } from '#editions/editions'
import { openEditions } from '#editions/loading'
import { shelf } from '#games/shelf'
import { sample } from '#kernel/answer'
import { headerOf, lineOf } from '#kernel/file'
import { type Entry, isRefusal, open, submit } from '#kernel/match'
import { defaultsOf } from '#kernel/options'
import { diceOf, seedFrom } from '#kernel/seed'
import { newAttendance } from '#server/matches/attendance'
import type { MatchStore, StoredLine } from '#server/storage/port'

export const LONG_MATCH = 'long'
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan']
const SEED = seedFrom('a long match')

/** A very long match, as bargains without a clock can be, written into the log before the house opens. */
export async function writeLongMatch(
  store: MatchStore,
  most: number,
  editions: Pick<Editions, 'newest'> = openEditions(),
): Promise<void> {
  const { gold } = shelf
  if (gold === undefined) throw new Error('there is no Gold on the shelf')
  const edition = (await editions.newest('gold')) ?? ''
  const options = { ...defaultsOf(gold.game.options), clock: 'none' }
  const header = headerOf(gold.game, { edition, names: NAMES, options, words: [], seed: SEED })
  const { match, entry } = open(gold.game, { seats: NAMES.length, options, dice: diceOf(SEED) })
  const pace = { kind: 'untimed' } as const
  const rest = { match: LONG_MATCH, due: null, over: false, attendance: JSON.stringify(newAttendance(4, pace)) }
  const sitters = NAMES.map(person => ({ person }))
  const record = { id: LONG_MATCH, table: 'none', sitters, pace, header, seed: SEED, began: 0 }
  await store.begin(record, { ...rest, version: 1, entries: [written(entry)] })
  const dice = diceOf(seedFrom('whatever comes to mind'))
  const entries: StoredLine[] = []
  for (let n = 0; match.next < most && n < 20 * most; n++) {
    const rng = dice(n)
    const asked = match.seats.filter(each => gold.game.choice(match.state, each) !== null)
    const seat = asked[rng.below(Math.max(1, asked.length))]
    const question = seat === undefined ? null : gold.game.choice(match.state, seat)
    if (seat === undefined || question === null) break
    const done = submit(match, seat, { name: question.name, answer: sample(question.ask, rng) })
    if (!isRefusal(done)) entries.push(written(done))
  }
  const [first, ...others] = entries
  if (first !== undefined) await store.append({ ...rest, version: 2, entries: [first, ...others] })
}

const written = (entry: Entry): StoredLine => ({ seq: entry.seq, line: lineOf(entry), command: null })
