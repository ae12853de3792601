import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pressed } from '#editions/press'
import { freePort } from '#testkit/free-port'
import { Hearsay } from '#trials/chaos/hearsay'
import { HouseProcess } from '#trials/chaos/house-process'
import { playNew } from './asking.ts'
import { Books } from './books.ts'
import { type Build, buildIn } from './builds.ts'
import { change } from './changes.ts'
import { InBrowser } from './in-browser.ts'
import { judgeGallery } from './judging-gallery.ts'
import { finishMoved, move } from './moving.ts'
import { beginAll, compareAll, finish, judgeAll, rememberAll } from './over-sockets.ts'
import { games } from './plans.ts'

export interface UpgradeParams {
  /** Per game, over sockets. */
  readonly matches: number
  /** Whether to build and open pages too. */
  readonly hasPages: boolean
  /** Called with the name of each step when it begins. */
  readonly now?: (what: string) => void
}

export interface Upgraded {
  readonly books: Books
  /** Results of the tests with pages; null if there were none. */
  readonly pages: InBrowser['seen'] | null
  /** Whether a match was moved to the newer rules; and the sentence that refused another. */
  readonly moved: { readonly done: boolean; readonly refused: string | null }
  readonly seconds: number
}

/** Plays in a house that is upgraded in the middle of everything, and checks that nobody notices. */
export async function upgrade({ matches, hasPages, now = () => undefined }: UpgradeParams): Promise<Upgraded> {
  const began = Date.now()
  const folder = mkdtempSync(join(tmpdir(), 'wyrmtavern-upgrade-'))
  const sweep = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  const [data, files] = [join(folder, 'data'), join(folder, 'files')]
  for (const it of [data, files]) mkdirSync(it)
  const port = await freePort()
  const [first, second] = ['older', 'newer'].map(
    build => new HouseProcess(data, port, { sources: join(folder, build) }),
  ) as [HouseProcess, HouseProcess]
  process.on('exit', sweep) // after the houses have ended
  const books = new Books()
  let pages: InBrowser | null = null
  try {
    now('building')
    const [older, newer] = await Promise.all([
      buildIn(join(folder, 'older'), hasPages),
      buildIn(join(folder, 'newer'), hasPages, change),
    ])
    await expectOthers(older, newer)
    const around = { url: `http://127.0.0.1:${port}`, hearsay: new Hearsay() }
    const court = { url: around.url, books, build: newer, data, files }

    now('playing in the older house')
    await first.open()
    if (hasPages) pages = await InBrowser.open(join(folder, 'browser'), `http://localhost:${port}`, older, court)
    const [sockets] = await Promise.all([beginAll(matches, around, books, until), pages?.begin()])
    const { parties, toMove } = sockets
    await Promise.all([first.kill(), pages?.crash()])
    rememberAll(sockets)

    now('playing on in the newer house')
    await second.open()
    await compareAll(sockets, books, until)
    const begun = games.map(game => books.attempt(`a new match of ${game}`, () => playNew(court, game, around)))
    await Promise.all([finish(parties, books, until), ...begun, pages?.finish()])
    await judgeAll(court, older, parties)

    now('moving a match')
    if (!(await second.close())) books.problem('the newer house', 'did not close when it was told to')
    await pages?.finishOffline()
    const problem = await move(newer, data, toMove.can.match)
    const refused = await move(newer, data, toMove.cannot.match)
    if (problem !== null) books.problem(toMove.can.match, problem)
    if (refused === null) books.problem(toMove.cannot.match, 'was moved to rules that cannot follow it')
    await second.open()
    await Promise.all([
      books.attempt('a moved match', () => finishMoved(court, toMove.can)),
      finish([toMove.cannot], books, until),
    ])
    await judgeAll(court, older, [toMove.cannot])
    await second.close()
    judgeGallery(court, around.hearsay)
    for (const { complaints } of [first, second]) for (const line of complaints) books.problem('the house', line)
    const seconds = Math.round((Date.now() - began) / 1000)
    return { books, pages: pages?.seen ?? null, moved: { done: problem === null, refused }, seconds }
  } finally {
    await pages?.close()
    await Promise.all([first.kill(), second.kill()])
    sweep()
    process.off('exit', sweep)
  }
}

/** The older build is of these sources and uses our editions; the newer one uses others. */
async function expectOthers(older: Build, newer: Build): Promise<void> {
  const ours = await pressed()
  for (const game of games) {
    const [our, old, other] = [ours, older.games, newer.games].map(all => all[game]?.edition)
    if (our !== old) throw new Error(`the same sources of ${game} made different editions: ${our} and ${old}`)
    if (our === other) throw new Error(`different sources of ${game} made the same edition: ${our}`)
  }
}

/** False if it did not become true in time. */
async function until(isTrue: () => boolean, patience: number): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end; await pause(50)) if (isTrue()) return true
  return isTrue()
}
