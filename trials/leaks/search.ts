import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Boxed } from '#games/boxed'
import { shelf } from '#games/shelf'
import { diceOf, seedFrom } from '#kernel/seed'
import { configFrom } from '#server/config'
import { openHouse } from '#server/house'
import type { Pace } from '#server/matches/pace'
import { openSqlite, sqliteStore } from '#server/storage/sqlite'
import { evening, type Place, type Plan } from './evening.ts'
import { Findings } from './evidence.ts'
import { examine } from './examine.ts'
import type { SharedPlace } from './shared-place.ts'

/** How many times faster time runs in this house: a minute on the hourglass takes a third of a second. */
const HASTE = 200
/** How often it checks what is due, in milliseconds. */
const SWEEP = 10
const AT_ONCE = 12

/** A separate house with accelerated time: one process in a file, or nodes that share a database. */
export async function withHouse<T>(run: (place: Place) => Promise<T>, shared: SharedPlace | null = null): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), 'leaks-'))
  const began = Date.now()
  const now = (): number => began + Math.floor((performance.timeOrigin + performance.now() - began) * HASTE)
  const secret = randomBytes(32).toString('hex')
  const env = {
    DATA: data,
    SECRET: secret,
    LOG: 'fatal',
    BOT_PAUSE: '0',
    JUDGE: 'no',
    TRUST_PROXY: 'yes',
    SOCKET_RATE: '1000',
  }
  const config = { ...configFrom({ ...env, ...shared?.env }), port: 0 }
  const houses = await Promise.all(Array.from({ length: shared?.nodes ?? 1 }, () => openHouse(config, shelf, now)))
  const store = shared === null ? await sqliteStore(openSqlite(config.database)) : await shared.openStore()
  let [isOpen, visits] = [true, 0]
  const sweeping = houses.map(async ({ liveMatches }) => {
    while (isOpen) {
      await liveMatches.sweep()
      await new Promise(done => setTimeout(done, SWEEP))
    }
  })
  try {
    const canaries = [{ what: 'the secret of the house', text: secret }]
    return await run({
      /** Everybody visits another node. */
      get address() {
        return houses[visits++ % houses.length]?.address ?? ''
      },
      ...{ store: store.matches, now, canaries },
    })
  } finally {
    isOpen = false
    await Promise.all(sweeping)
    await Promise.all(houses.map(house => house.close()))
    await store.close()
    rmSync(data, { recursive: true, force: true })
  }
}

/** Plays this many matches of every game in one house, and searches everything that was sent for leaks. */
export async function searchForLeaks(
  matches: number,
  seed: string,
  done: () => void = () => {},
  shared: SharedPlace | null = null,
): Promise<Findings> {
  const all = new Findings()
  await withHouse(async place => {
    const plans = Object.values(shelf).flatMap(box =>
      Array.from({ length: matches }, (_, n) => planFor(box, n, `${seed} ${box.game.id} ${n}`)),
    )
    const next = plans.values()
    const play = async (): Promise<void> => {
      for (const plan of next) {
        const evidence = await evening(place, plan)
        all.add(examine(evidence))
        if (shared !== null) all.add(shared.betrayed(evidence))
        done()
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, play))
  }, shared)
  return all
}

const paces: readonly Pace[] = [{ kind: 'live', bank: 7200, increment: 15, cap: 7200 }, { kind: 'untimed' }]

/**
 * Alternates: with clocks of the rules and without, with a bank of time and without, with bots of the house and
 * without.
 */
export function planFor(box: Boxed, n: number, phrase: string): Plan {
  const { min, max } = box.game.seats
  const clock = n % 2 === 0 ? 'standard' : 'none'
  const options = 'clock' in box.game.options ? { clock } : {}
  const seats = Math.min(max, min + (n % 3 === 2 ? 1 : 0))
  const pace = paces[(n >> 1) % 2] as Pace
  return { box, seats, bots: n % 4 === 2 ? 1 : 0, options, pace, advice: n % 4 > 0, dice: diceOf(seedFrom(phrase)) }
}
