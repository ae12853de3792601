import { setTimeout as pause } from 'node:timers/promises'
import { shelf } from '#games/shelf'
import type { Header } from '#kernel/file'
import type { Seat } from '#kernel/seat'
import { makeTable, nextMatch } from '#trials/chaos/gathering'
import type { Guest, Surroundings } from '#trials/chaos/guest'
import { type Court, judge } from './judging.ts'
import { enter } from './party.ts'
import { planFor } from './plans.ts'

/* Programs without rules: they fetch their question over HTTP and give the idle answer. */

/** What the house tells of a match. */
export interface MatchInfo {
  readonly header: Header
  readonly edition: string
  readonly seat: Seat | null
  readonly end: object | null
}
interface QuestionReply {
  readonly asked: number
  readonly question: { readonly name: string; readonly ask: { readonly idle: unknown } } | null
}

export const toldOf = (guest: Guest, match: string): Promise<MatchInfo> =>
  guest.ask(`/api/matches/${match}`) as Promise<MatchInfo>

/** After this many attempts without a question or an end, the match must have stopped. */
const ENOUGH = 600
const MOMENT = 50

/** Answers until the match is over. */
export async function playByAsking(guest: Guest, match: string): Promise<void> {
  for (let [n, idle] = [0, 0]; idle < ENOUGH; n++) {
    const { asked, question } = (await guest.ask(`/api/matches/${match}/question`)) as QuestionReply
    if (question === null) {
      if ((await toldOf(guest, match)).end !== null) return
      idle++
      await pause(MOMENT)
      continue
    }
    idle = 0
    const { name, ask } = question
    await guest.ask(`/api/matches/${match}/answers`, { id: `asking ${n}`, asked, name, answer: ask.idle })
  }
  throw new Error('nobody has a question any more')
}

/** Plays a new match in the newer house with its own rules, to the end. */
export async function playNew(court: Court, game: string, around: Surroundings): Promise<void> {
  const { books } = court
  const plan = { ...planFor(game, 0), people: [0], bots: (shelf[game]?.game.seats.min ?? 2) - 1 }
  const guest = await enter(around)
  const table = await makeTable(plan, [guest], around.hearsay)
  const match = (await nextMatch(table.id, plan, [guest], around.hearsay, () => false)) ?? ''
  for (const what of ['begun', 'newMatches'] as const) books.count(game, what)
  await playByAsking(guest, match)
  books.count(game, 'finished')
  const { header } = await judge(court, game, match, path => guest.ask(path))
  countNew(court, header, match)
}

/** Counts a new match, which must use the newer edition. */
export function countNew({ books, build }: Court, { game, edition }: Header, match: string): void {
  if (edition === build.games[game]?.edition) books.count(game, 'newMatchesOnNewRules')
  else books.problem(match, `a new match of ${game} is of edition ${edition}`)
}
