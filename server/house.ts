import { setTimeout as pause } from 'node:timers/promises'
import { type FiledEditions, shelfEditions } from '#editions/editions'
import type { Boxed } from '#games/boxed'
import { shelf as allGames } from '#games/shelf'
import { Damage, damageIn } from './care/damage.ts'
import type { Config } from './config.ts'
import { beginChores } from './house/chores.ts'
import { comingIn } from './house/coming-in.ts'
import { openDoors } from './house/doors.ts'
import { layGround } from './house/ground.ts'
import { furnishRooms } from './house/rooms.ts'
import type { LiveMatches } from './matches/live-matches.ts'
import type { FurnishedNotices } from './notices/furnishing.ts'
import type { Desk } from './order/desk.ts'
import { Gate } from './socket/gate.ts'
import { type OpenStore, openStore } from './storage/opening.ts'
import type { Table } from './tables/table.ts'
import type { Tavern } from './tables/tavern.ts'
import { addressOf } from './visitors.ts'

/** How long it takes until a proxy has noticed that a node is not ready any more, in milliseconds. */
const NOTICED = 1500
/** How long pending requests may take when the house closes, in milliseconds. */
const FAREWELL = 2000

export interface House {
  /** Where it listens. */
  readonly address: string
  readonly liveMatches: LiveMatches
  readonly tavern: Tavern
  readonly desk: Desk
  readonly notices: FurnishedNotices
  /** Does what is done from time to time: deletes what is kept no longer, and lets people leave. */
  sweep(): Promise<void>
  close(): Promise<void>
}

/**
 * Opens a house. Everything it keeps is in its database, and it can be killed at any moment. While it is open and the
 * database is a file, it holds a lock on the data folder.
 */
export async function openHouse(
  config: Config,
  shelf: Readonly<Record<string, Boxed>> = allGames,
  now: () => number = Date.now,
  editions: FiledEditions | null = shelf === allGames ? null : shelfEditions(shelf),
): Promise<House> {
  let opened: OpenStore<Table> | null = null
  try {
    opened = await openStore<Table>(config)
    return await furnished(opened, config, shelf, now, editions)
  } catch (error) {
    const reason = (await opened?.reasonOf(error)) ?? error
    await opened?.close()
    const damage = damageIn(config.database, reason)
    throw damage === null ? reason : new Damage(damage)
  }
}

async function furnished(
  opened: OpenStore<Table>,
  config: Config,
  shelf: Readonly<Record<string, Boxed>>,
  now: () => number,
  given: FiledEditions | null,
): Promise<House> {
  let isClosing = false
  const ground = await layGround({ opened, config, shelf, now, given, isClosing: () => isClosing, gate: () => gate })
  const furnished = await furnishRooms(ground)
  const { app, whoIs } = await openDoors(ground, furnished)
  const { isWelcome, nodes, others, backroom } = ground
  const { rooms, keeping, history, friends, privacy, ways } = furnished
  const gate: Gate = new Gate(app.server, {
    rooms,
    whoIs,
    isWelcome,
    now,
    nodes,
    rate: config.socketRate,
    perAddress: config.socketsPerAddress,
    addressOf: request => addressOf(request, config.trustProxy),
    isStranger: ({ headers }) => headers.cookie === undefined && headers.authorization === undefined,
    cameIn: comingIn(ground, furnished, person => gate.askAgain(person)),
  })
  const address = await app.listen({ host: config.host, port: config.port })
  backroom.open()
  history.settling.open()
  const endChores = beginChores(ground, furnished)
  await privacy.departures.sweep()
  return {
    address,
    liveMatches: backroom.liveMatches,
    tavern: backroom.tavern,
    desk: keeping.desk,
    notices: backroom.notices,
    async sweep() {
      await privacy.retain()
      await privacy.departures.sweep()
    },
    async close() {
      endChores()
      isClosing = true
      if (others !== null && gate.size > 0) {
        await pause(NOTICED)
        await gate.handOn()
      }
      friends.here.close()
      gate.close()
      const enough = setTimeout(() => app.server.closeAllConnections(), FAREWELL)
      await app.close()
      clearTimeout(enough)
      await ways.mail.close()
      await history.settling.close()
      await backroom.close()
      await others?.close()
      await opened.close()
    },
  }
}
