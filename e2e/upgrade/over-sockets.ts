import { diceOf, seedFrom } from '#kernel/seed'
import type { Surroundings } from '#trials/chaos/guest'
import { Makers } from '#trials/chaos/makers'
import type { Books } from './books.ts'
import type { Build } from './builds.ts'
import { unfollowed } from './changes.ts'
import { type Court, editionOf, judge, viewOf } from './judging.ts'
import { begin, compareWithBefore, isFarEnough, type Party, remember, type Until } from './party.ts'
import { games, planFor } from './plans.ts'

/** What is played over sockets, through the upgrade and to the end. */
export interface OverSockets {
  readonly parties: readonly Party[]
  /**
   * Two matches that are left alone until the newer house is closed once more: one that can be moved, and one that
   * cannot.
   */
  readonly toMove: { readonly can: Party; readonly cannot: Party }
}

/** How many entries a match has before it is moved: characters were won, dragons slain. */
const MOVED_AT = 50
/** How long a match may take, in milliseconds. */
const LONG = 300_000

/** Begins this many matches of every game, half of them with guests of the gallery, and plays them a little. */
export async function beginAll(count: number, around: Surroundings, books: Books, until: Until): Promise<OverSockets> {
  const makers = new Makers(around, diceOf(seedFrom('makers')))
  await makers.begin()
  for (const failure of makers.failures) books.problem('the gallery', failure)
  const plans = games.flatMap(game => Array.from({ length: count }, (_, n) => planFor(game, n)))
  const parties = await Promise.all(plans.map(plan => begin(plan, around, books)))
  const followed = games.find(game => game !== unfollowed) ?? ''
  const [can, cannot] = await Promise.all(
    [followed, unfollowed].map(game => begin(planFor(game, 0, MOVED_AT), around, books)),
  )
  if (can === undefined || cannot === undefined) throw new Error('nothing to move')
  const all = [...parties, can, cannot]
  if (!(await until(() => all.map(isFarEnough).every(Boolean), LONG))) books.problem('the older house', 'is too slow')
  return { parties, toMove: { can, cannot } }
}

/** Nothing more comes from the older house. Records what everybody has, to compare it later. */
export function rememberAll({ parties, toMove }: OverSockets): void {
  for (const party of [...parties, toMove.can, toMove.cannot]) remember(party)
}

export async function compareAll({ parties, toMove }: OverSockets, books: Books, until: Until): Promise<void> {
  await Promise.all([...parties, toMove.can, toMove.cannot].map(party => compareWithBefore(party, books, until)))
}

/** Plays these to the end. Clients that still have data from the older house continue with it. */
export async function finish(parties: readonly Party[], books: Books, until: Until): Promise<void> {
  for (const { people } of parties) for (const person of people) person.play()
  const isDone = ({ viewers }: Party): boolean => viewers.every(({ isOver }) => isOver)
  await until(() => parties.every(isDone), LONG)
  for (const party of parties) {
    const { plan, match, people } = party
    if (isDone(party)) books.count(plan.game, 'finished')
    else books.problem(match, `a match of ${plan.game} was not finished: ${people.map(({ have }) => have).join(' ')}`)
    for (const { refused } of people) for (const what of refused) books.problem(match, what)
  }
}

/** Verifies these, and compares what everybody has with what follows from the file by the older rules. */
export async function judgeAll(court: Court, older: Build, parties: readonly Party[]): Promise<void> {
  const left = [...parties]
  const some = async (): Promise<void> => {
    for (let party = left.shift(); party !== undefined; party = left.shift()) await judgeOne(court, older, party)
  }
  await Promise.all(Array.from({ length: FEW }, some))
}
/** How many files are verified at once. */
const FEW = 2

async function judgeOne(court: Court, older: Build, { plan: { game }, match, viewers }: Party): Promise<void> {
  await court.books.attempt(`${game} ${match}`, async () => {
    const [first] = viewers
    if (first === undefined) throw new Error('nobody sits there')
    const file = await judge(court, game, match, path => first.guest.ask(path))
    const edition = await editionOf(older, game)
    if (file.header.edition !== older.games[game]?.edition) throw new Error('it is of another edition')
    for (const viewer of viewers) {
      const who = viewer.replica?.viewer ?? 'table'
      court.books.compare(game, `${game} ${match}, in the end`, viewOf(edition, file, who), viewer.held.view)
      viewer.close()
    }
  })
}
