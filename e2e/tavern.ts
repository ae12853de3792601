import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Boxed } from '#games/boxed'
import { freePort } from '#server/chaos/free-port'
import { configFrom } from '#server/config'
import { type House, openHouse } from '#server/house'

export interface Tavern {
  readonly url: string
  readonly house: House
  close(): Promise<void>
}

/** A real house with an empty cellar, whose bots answer at once. `env` is as `npm start` would read it; `shelf` has the games. */
export async function openTavern(
  env: Readonly<Record<string, string>> = {},
  shelf?: Readonly<Record<string, Boxed>>,
): Promise<Tavern> {
  const data = mkdtempSync(join(tmpdir(), 'tavern-'))
  const port = String(await freePort())
  const house = await openHouse(configFrom({ DATA: data, PORT: port, LOG: 'error', BOT_PAUSE: '0', ...env }), shelf)
  return {
    url: `http://localhost:${port}`,
    house,
    async close() {
      await house.close()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
