/*
 * npm run dev: a house and its page from the sources. Node restarts this when a file it has loaded changes; Vite
 * reloads files that only the page uses.
 */
import { join } from 'node:path'
import { createServer } from 'vite'
import { shelfEditions } from '#editions/editions'
import { pressed } from '#editions/press'
import { configFrom } from '#server/config'
import { openHouse } from '#server/house'
import { freePort } from '#testkit/free-port'
import { posed } from '#testkit/posed'
import { Poser } from './poser.ts'
import { posesPage } from './poses-page.ts'

const root = join(import.meta.dirname, '..')
const port = Number(process.env.PORT ?? 3000)
const url = `http://localhost:${port}`

const games = posed()
const behind = await freePort()
const config = configFrom({
  DATA: join(root, 'data', 'dev'),
  LOG: 'warn',
  BOT_PAUSE: '300',
  ...process.env,
  PORT: String(behind),
  PUBLIC_URL: url,
  TRUST_PROXY: 'yes', // Vite is the proxy
})
const ours = await pressed()
const house = await openHouse(
  config,
  games.shelf,
  Date.now,
  shelfEditions(games.shelf, ({ game }) => ours[game.id]?.edition ?? game.id),
)

process.env.HOUSE = `http://localhost:${behind}`
const page = await createServer({
  configFile: join(root, 'web', 'vite.config.ts'),
  configLoader: 'native',
  server: { port, strictPort: true },
  plugins: [posesPage(new Poser(process.env.HOUSE, games))],
})
await page.listen()
console.log(`Wyrmtavern is open at ${url}, and every question of every game at ${url}/poses.`)

async function close(): Promise<void> {
  await page.close()
  await house.close()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void close())
