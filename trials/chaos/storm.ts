import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Rng } from '#kernel/chance'
import { diceOf, seedFrom } from '#kernel/seed'
import { freePort } from '#testkit/free-port'
import { type Audit, audit } from './audit.ts'
import { Crowd } from './crowd.ts'
import { Hearsay } from './hearsay.ts'
import { HouseProcess } from './house-process.ts'
import { KeptLogs } from './kept-log.ts'
import { crowdAt } from './plans.ts'
import { until } from './until.ts'

export interface StormParams {
  readonly kills: number
  readonly tables: number
  /** How long it should last, in seconds. A slow machine takes longer rather than killing less often. */
  readonly seconds: number
  readonly seed: string
  /** Called after each kill. */
  readonly killed?: () => void
}

export interface Storm extends Audit {
  /** How often an open house was killed. */
  readonly kills: number
  /** How often one was killed while opening, in addition. */
  readonly killedWhileOpening: number
  readonly seconds: number
  /** Complaints of the house, and people who gave up. */
  readonly failures: readonly string[]
}

/** How often the very first opening is killed, before there is anything to lose. */
const FIRST = 2
/** One opening in this many is killed. */
const OPENING = 7
/** How many moves are acknowledged between two kills, at least: killing an idle house shows nothing. */
const MOVES = 7
/** How long such moves may take on a slow machine, in milliseconds. */
const MOVES_MOST = 30_000
/** How long the house is left alone at the end, and how long people may then take to catch up, in milliseconds. */
const ALONE = 6000
const CATCH_UP = 20_000

/** Plays in a house that is killed again and again, and then checks what is left. */
export async function storm(terms: StormParams): Promise<Storm> {
  const began = Date.now()
  const folder = mkdtempSync(join(tmpdir(), 'wyrmtavern-chaos-'))
  const sweep = (): void => rmSync(folder, { recursive: true, force: true })
  const port = await freePort()
  const house = new HouseProcess(folder, port)
  process.on('exit', sweep) // after the house has ended
  const hearsay = new Hearsay()
  const crowd = new Crowd({ url: `http://127.0.0.1:${port}`, hearsay }, terms.seed)
  try {
    const rng = diceOf(seedFrom(`storm ${terms.seed}`))(0)
    for (let n = 0; n < FIRST; n++) await killOpening(house, rng.below(1000))
    await house.open()
    await crowd.begin(terms.tables, crowdAt(terms.tables))
    const isPlaying = (): boolean => crowd.playing === terms.tables || crowd.failures.length > 0
    if (!(await until(isPlaying, 60_000))) throw new Error('the tables do not start to play')
    const killedWhileOpening = FIRST + (await killAgainAndAgain(house, hearsay, terms, rng))
    crowd.stop()
    await beAlone(house)
    await house.open()
    crowd.openOtherDevices()
    const file = join(folder, 'wyrmtavern.db')
    const last = KeptLogs.inFile(file).last()
    const isCaughtUp = await until(() => crowd.hasAll(last), CATCH_UP)
    const isClosed = await house.close()
    await pause(200)
    const result = audit(KeptLogs.inFile(file), hearsay, crowd.copies(), house.lives)
    const failures = [...house.complaints, ...crowd.failures]
    if (!isCaughtUp) failures.push('not everybody has caught up with the log')
    if (!isClosed) failures.push('the house did not close when it was told to')
    const seconds = Math.round((Date.now() - began) / 1000)
    return { ...result, kills: terms.kills, killedWhileOpening, seconds, failures }
  } finally {
    crowd.close()
    await house.kill()
    sweep()
    process.off('exit', sweep)
  }
}

/**
 * Kills an open house at random moments, spread over the time available. Returns how often one was also killed while
 * opening.
 */
async function killAgainAndAgain(
  house: HouseProcess,
  { acknowledged }: Hearsay,
  { kills, seconds, killed }: StormParams,
  rng: Rng,
): Promise<number> {
  const end = Date.now() + seconds * 1000
  let [early, opening] = [0, 1000]
  for (let left = kills; left > 0; left--) {
    const mean = Math.max(200, (end - Date.now()) / left - opening)
    const enough = acknowledged.size + MOVES
    await pause(rng.below(Math.round(2 * mean)))
    if (!(await until(() => acknowledged.size >= enough, MOVES_MOST))) throw new Error('nobody gets to move')
    await house.kill()
    killed?.()
    await pause(rng.below(400))
    if (left === 1) break
    for (; rng.below(OPENING) === 0; early++) await killOpening(house, rng.below(opening))
    const start = Date.now()
    await house.open()
    opening = Date.now() - start
  }
  return early
}

/** Nobody can find the house, so it must handle what falls due by itself. */
async function beAlone(house: HouseProcess): Promise<void> {
  await house.open(await freePort())
  await pause(ALONE)
  await house.kill()
}

async function killOpening(house: HouseProcess, after: number): Promise<void> {
  const opening = house.open()
  await Promise.race([pause(after), opening])
  await house.kill()
  await opening
}
