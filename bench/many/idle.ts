import { setTimeout as pause } from 'node:timers/promises'
import { rounded } from '../server/measuring.ts'
import { Fleet } from './fleet.ts'
import { TABLES } from './measuring.ts'
import type { Servers } from './servers.ts'

/** What a client costs that is connected, follows its match and does nothing. */
export interface IdleClient {
  /** With its share of the match, which is in memory. */
  readonly kib: number
  /** CPU time in microseconds per second. */
  readonly node: number
  readonly database: number
  readonly broker: number
}

/** Sockets are pinged every half minute, and what is followed is looked up every ten seconds. */
const WATCHED = 30

/** Of one node on PostgreSQL: with clients, less what it costs without any. */
export async function measureIdle(servers: Servers): Promise<IdleClient> {
  return Fleet.show(1, await servers.house(), async fleet => {
    const warm = fleet.load('together')
    await warm.enter(await fleet.tables(20))
    await warm.full(2)
    warm.close()
    await pause(1000)
    const watch = async (): Promise<{ node: number; database: number; broker: number }> => {
      const [before, measured] = [await fleet.work(), await servers.measure()]
      await pause(WATCHED * 1000)
      const [node, { database, broker }] = [(await fleet.work()) - before, await measured()]
      return { node, database, broker }
    }
    const [without, empty] = [await watch(), await fleet.memory()]
    const load = fleet.load('together')
    await load.enter((await fleet.tables(TABLES)).slice(20 * 4))
    const full = await fleet.memory()
    const clients = load.lines
    const idle = await watch()
    load.close()
    const micros = (key: keyof typeof idle): number =>
      rounded(Math.max(0, ((idle[key] - without[key]) * 1e6) / WATCHED / clients), 2)
    return {
      kib: rounded((full - empty) / 1024 / clients, 1),
      node: micros('node'),
      database: micros('database'),
      broker: micros('broker'),
    }
  })
}
