import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#testkit/free-port'
import { HouseProcess } from '../chaos/house-process.ts'
import { Relay } from './relay.ts'

/** What all machines of a house have in common. */
export interface Cluster {
  readonly folder: string
  readonly database: string
  readonly redis: string
  readonly env: Readonly<Record<string, string>>
}

/** A node or a worker, and its own cables to the database and to Redis. */
export class Machine {
  readonly name: string
  readonly port: number
  readonly process: HouseProcess
  readonly toDatabase: Relay
  readonly toRedis: Relay

  private constructor(name: string, port: number, house: HouseProcess, cables: readonly [Relay, Relay]) {
    this.name = name
    this.port = port
    this.process = house
    ;[this.toDatabase, this.toRedis] = cables
  }

  /** Not opened yet. */
  static async install(
    { folder, database, redis, env }: Cluster,
    command: 'serve' | 'worker',
    number: number,
    sources?: string,
  ): Promise<Machine> {
    const name = `${command === 'serve' ? 'node' : 'worker'} ${number}`
    const data = join(folder, name.replace(' ', '-'))
    mkdirSync(data, { recursive: true })
    const cables = [
      await Relay.to(Number(new URL(database).port)),
      await Relay.to(Number(new URL(redis).port)),
    ] as const
    const [toDatabase, toRedis] = cables
    const own = { DATABASE_URL: toDatabase.through(database), REDIS_URL: toRedis.through(redis) }
    const port = await freePort()
    const house = new HouseProcess(data, port, {
      command,
      env: { ...env, ...own },
      ...(sources === undefined ? {} : { sources }),
    })
    return new Machine(name, port, house, cables)
  }

  async remove(): Promise<void> {
    await this.process.kill()
    await Promise.all([this.toDatabase.close(), this.toRedis.close()])
  }
}
