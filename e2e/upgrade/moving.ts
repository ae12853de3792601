import type { Json } from '#kernel/wire'
import { playByAsking, toldOf } from './asking.ts'
import { type Build, Failed, run } from './builds.ts'
import { type Court, editionOf, judge, viewOf, viewTold } from './judging.ts'
import type { Party } from './party.ts'

/** Moves a match while the house is closed: null if it succeeds, otherwise the sentence that refuses it. */
export async function move({ folder }: Build, data: string, match: string): Promise<string | null> {
  try {
    await run(folder, ['cli/main.ts', 'switch-edition', match, '--json'], { DATA: data })
    return null
  } catch (error) {
    if (error instanceof Failed) return error.said
    throw error
  }
}

/** Finishes a moved match with the newer rules, and verifies it in two parts. */
export async function finishMoved(court: Court, { plan: { game }, match, people, viewers }: Party): Promise<void> {
  const { books, build } = court
  for (const viewer of viewers) viewer.close() // they have the old rules
  await Promise.all(people.map(({ guest }) => playByAsking(guest, match)))
  books.count(game, 'finished')
  const [first] = people
  if (first === undefined) throw new Error('nobody sits there')
  const { edition } = await toldOf(first.guest, match)
  if (edition !== build.games[game]?.edition) books.problem(match, `was moved, and is played by edition ${edition}`)
  const file = await judge(court, game, match, path => first.guest.ask(path))
  const moves = file.entries.filter(({ by }) => typeof by === 'object' && 'edition' in by)
  if (moves.length !== 1) books.problem(match, `expected one entry that moves it, found ${moves.length}`)

  const newer = await editionOf(build, game)
  for (const { guest } of viewers) {
    const viewer = (await toldOf(guest, match)).seat ?? 'table'
    const told = (await guest.ask(`/api/matches/${match}/entries`)) as readonly Json[]
    const view = viewTold(newer, file.header, viewer, told)
    books.compare(game, `${game} ${match}, moved`, viewOf(newer, file, viewer), view)
  }
}
