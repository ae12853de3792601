import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pressed } from '#editions/press'
import { shelf } from '#games/shelf'
import { diceOf, seedFrom } from '#kernel/seed'
import { guestsIn } from '#server/gallery/content'
import { temporaryFolder } from '#testkit/folder'
import { isThere } from '#testkit/installing'
import { ensurePostgres } from '#testkit/postgres'
import { ensureRedis } from '#testkit/redis'
import { makeTable, nextMatch } from '#trials/chaos/gathering'
import type { Surroundings } from '#trials/chaos/guest'
import { Hearsay } from '#trials/chaos/hearsay'
import { Makers } from '#trials/chaos/makers'
import { type ManyHouse, openMany } from '#trials/many/many-house'
import { playByAsking, toldOf } from './asking.ts'
import { type Build, buildIn } from './builds.ts'
import { change } from './changes.ts'
import { enter } from './party.ts'
import { games, planFor } from './plans.ts'

/* Two nodes and the worker are of these sources; the third node is of newer ones, with other rules for every game. */

const canRun = isThere('two versions side by side', ensurePostgres, ensureRedis)

const folder = temporaryFolder()
let [house, newer]: [ManyHouse | null, Build | null] = [null, null]
beforeAll(async () => {
  if (!canRun) return
  newer = await buildIn(join(folder, 'newer'), false, change)
  house = await openMany({ nodes: 3, workers: 1, sources: n => (n === 3 ? newer?.folder : undefined) })
  const makers = new Makers({ url: urls()[0] ?? '', hearsay }, diceOf(seedFrom('makers')))
  await makers.begin()
  expect(makers.failures).toEqual([])
})
afterAll(async () => {
  await house?.remove()
})

const hearsay = new Hearsay()
const urls = (): readonly string[] => house?.nodes.map(({ port }) => `http://127.0.0.1:${port}`) ?? []
/** Every request goes to the next node. */
function inTurn(): Surroundings {
  let turn = 0
  return {
    hearsay,
    get url() {
      return urls()[turn++ % urls().length] ?? ''
    },
  }
}

/** Plays a match with a guest that begins at this node, by all nodes in turn, to its end. Returns its edition. */
async function played(game: string, node: number): Promise<string> {
  const guest = await enter(inTurn())
  const plan = { ...planFor(game, 0), people: [0], bots: (shelf[game]?.game.seats.min ?? 2) - 1 }
  const host = guest.at({ url: urls()[node] ?? '', hearsay })
  const table = await makeTable(plan, [host], hearsay)
  const match = (await nextMatch(table.id, plan, [host], hearsay, () => false)) ?? ''
  await playByAsking(guest, match)
  const ask = () => Promise.all(urls().map(url => toldOf(guest.at({ url, hearsay }), match)))
  let told = await ask()
  // The others hear of the end a moment later.
  for (let tries = 0; tries < 100 && told.some(({ end }) => end === null); tries++) {
    await pause(100)
    told = await ask()
  }
  for (const { edition, end } of told) expect([edition, end]).toEqual([told[0]?.edition, told[0]?.end])
  expect(told[0]?.end).not.toBeNull()
  expect(guestsIn(told[0]?.header.options ?? {})).toHaveLength(1)
  return told[0]?.edition ?? ''
}

test.skipIf(!canRun).each(games)(
  '%s: a match keeps the rules of the node it began at, whichever node it is played by',
  async game => {
    const ours = (await pressed())[game]?.edition
    const theirs = newer?.games[game]?.edition
    expect(theirs).not.toBe(ours)
    expect(await Promise.all([played(game, 0), played(game, 2)])).toEqual([ours, theirs])
    expect([...(house?.nodes ?? []), ...(house?.workers ?? [])].flatMap(({ process }) => process.complaints)).toEqual(
      [],
    )
  },
)
