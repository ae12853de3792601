import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FiledEditions, shelfEditions } from '#editions/editions'
import { pressed } from '#editions/press'
import type { Boxed } from '#games/boxed'
import { configFrom } from '#server/config'
import { type House, openHouse } from '#server/house'
import { freePort } from '#testkit/free-port'

export interface Tavern {
  readonly url: string
  readonly house: House
  close(): Promise<void>
}

/** Games that were changed for a test get the names of ours, so that the page shows them as its own. */
async function namedAsOurs(shelf: Readonly<Record<string, Boxed>>): Promise<FiledEditions> {
  const ours = await pressed()
  return shelfEditions(shelf, ({ game }) => ours[game.id]?.edition ?? game.id)
}

/**
 * A real house with an empty data folder, whose bots answer at once. `env` is what `npm start` would read; `shelf` has
 * the games; `now` is its clock.
 */
export async function openTavern(
  env: Readonly<Record<string, string>> = {},
  shelf?: Readonly<Record<string, Boxed>>,
  now: () => number = Date.now,
): Promise<Tavern> {
  const data = mkdtempSync(join(tmpdir(), 'tavern-'))
  const port = env.PORT ?? String(await freePort())
  const config = configFrom({ DATA: data, PORT: port, LOG: 'error', BOT_PAUSE: '0', JUDGE: 'no', ...env })
  const house = await (shelf === undefined
    ? openHouse(config, undefined, now)
    : openHouse(config, shelf, now, await namedAsOurs(shelf)))
  return {
    url: `http://localhost:${port}`,
    house,
    async close() {
      await house.close()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
