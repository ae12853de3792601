import { test } from 'vitest'
import { configFrom } from '#server/config'
import { openHouse } from '#server/house'
import { openBrowser } from '#testkit/browser'
import { temporaryFolder } from '#testkit/folder'
import { freePort } from '#testkit/free-port'
import { isThere } from '#testkit/installing'
import { ensurePostgres, startPostgres } from '#testkit/postgres'
import { ensureRedis, startRedis } from '#testkit/redis'
import { wholeBoard } from '../board-path.ts'

const canRun = isThere('the board at two nodes', ensurePostgres, ensureRedis)

test.skipIf(!canRun)('the whole board, with its people at two nodes that share PostgreSQL and Redis', async () => {
  const [postgres, redis, browser] = await Promise.all([startPostgres(), startRedis(), openBrowser()])
  const data = temporaryFolder()
  const env = { DATA: data, DATABASE_URL: await postgres.makeDatabase(), REDIS_URL: redis.url }
  const usual = { SECRET: 'x'.repeat(32), LOG: 'error', BOT_PAUSE: '0', JUDGE: 'no' }
  const opened = async () => {
    const port = await freePort()
    const house = await openHouse(configFrom({ ...env, ...usual, PORT: String(port) }))
    return { house, url: `http://localhost:${port}` }
  }
  const nodes = [await opened(), await opened()] as const
  try {
    const [{ house, url: here }, { url: there }] = nodes
    await wholeBoard({ browser, house, here, there })
  } finally {
    await browser.close()
    await Promise.all(nodes.map(node => node.house.close()))
    await Promise.all([postgres.stop(), redis.stop()])
  }
})
