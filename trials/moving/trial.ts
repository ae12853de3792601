import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { shelf } from '#games/shelf'
import { entryIn, writeFile } from '#kernel/file'
import { readFile } from '#kernel/reading'
import { verify } from '#kernel/verify'
import { databaseIn, type HousePlace } from '#server/care/house-place'
import { type Moved, moveHouse } from '#server/care/moving-house'
import { guestsIn } from '#server/gallery/content'
import { startPostgres } from '#testkit/postgres'
import { type KeptLog, KeptLogs } from '../chaos/kept-log.ts'
import { dumpOf } from './dump.ts'
import { fillHouse } from './full-house.ts'

export interface MovingReport {
  readonly matches: number
  readonly entries: number
  readonly rows: number
  /** How many matches with guests are over, and can be verified where they were moved to. */
  readonly withGuests: number
  readonly verified: number
  readonly secondsThere: number
  readonly secondsBack: number
  /** By the mover's own sums, and by the files: the first house and the one that came back. */
  readonly identical: boolean
}

/** Moves a house to PostgreSQL and back, and compares the files. */
export async function movingTrial(matches: number): Promise<MovingReport> {
  const folder = mkdtempSync(join(tmpdir(), 'wyrmtavern-moving-'))
  const server = await startPostgres({ fsync: true })
  try {
    const [home, again] = ['home', 'again'].map(name => join(folder, name)) as [string, string]
    await fillHouse({ data: home, database: databaseIn(home), databaseUrl: null, databasePool: 2 }, matches)
    const before = dumpOf(databaseIn(home))
    const away = { engine: 'postgres', url: await server.makeDatabase() } as const satisfies HousePlace
    const there = await timed({ engine: 'sqlite', folder: home }, away)
    const moved = matchesWithGuests(await KeptLogs.at(away.url))
    const back = await timed(away, { engine: 'sqlite', folder: again })
    const tables = there.moved.tables
    return {
      matches: tables.find(({ table }) => table === 'matches')?.rows ?? 0,
      entries: tables.find(({ table }) => table === 'entries')?.rows ?? 0,
      rows: tables.reduce((sum, { rows }) => sum + rows, 0),
      withGuests: moved.length,
      verified: moved.filter(isVerified).length,
      secondsThere: there.seconds,
      secondsBack: back.seconds,
      identical:
        there.moved.isIdentical && back.moved.isIdentical && isDeepStrictEqual(dumpOf(databaseIn(again)), before),
    }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const matchesWithGuests = (logs: KeptLogs): readonly KeptLog[] =>
  [...logs.matches()].filter(({ kept }) => kept.over && guestsIn(kept.header.options).length > 0)

/** The same file as if somebody had downloaded it. */
function isVerified({ kept: { header, seed }, entries }: KeptLog): boolean {
  const game = shelf[header.game]?.game
  if (game === undefined) return false
  verify(game, readFile(writeFile({ header, seed, entries: entries.map(({ line }) => entryIn(line)) })))
  return true
}

async function timed(from: HousePlace, to: HousePlace): Promise<{ readonly moved: Moved; readonly seconds: number }> {
  const began = performance.now()
  const moved = await moveHouse(from, to, false, { begin: () => {}, copied: () => {} })
  return { moved, seconds: Math.round((performance.now() - began) / 100) / 10 }
}
