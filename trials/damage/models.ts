import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#testkit/free-port'
import { Crowd } from '../chaos/crowd.ts'
import { Hearsay } from '../chaos/hearsay.ts'
import { HouseProcess } from '../chaos/house-process.ts'
import { crowdAt } from '../chaos/plans.ts'

const TABLES = 4
/** How long people play between two kills, in milliseconds. */
const PLAYED = 1500

/**
 * Folders of a house in which people played. It was killed `kills` times without warning, and finally closed in order.
 */
export async function models(folder: string, kills: number, seed: string): Promise<readonly string[]> {
  const [data, port] = [join(folder, 'data'), await freePort()]
  const house = new HouseProcess(data, port)
  const crowd = new Crowd({ url: `http://127.0.0.1:${port}`, hearsay: new Hearsay() }, seed)
  const all: string[] = []
  const keep = (): void => {
    const copy = join(folder, `model-${all.length}`)
    cpSync(data, copy, { recursive: true })
    all.push(copy)
  }
  try {
    await house.open()
    await crowd.begin(TABLES, crowdAt(TABLES))
    while (crowd.playing < TABLES && crowd.failures.length === 0) await pause(50)
    for (let n = 0; n < kills; n++) {
      await pause(PLAYED)
      await house.kill()
      keep()
      await house.open()
    }
    crowd.stop()
    await house.close()
    keep()
    return all
  } finally {
    crowd.close()
    await house.kill()
  }
}
