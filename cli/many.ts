import { openMany } from '#trials/many/many-house'
import type { CliCommand } from './perform.ts'
import { readArgs, UsageError, wholeNumber } from './usage.ts'

const help = `npm run many -- [--nodes 3] [--workers 2]
Opens a house on many machines, all of them processes on this one: PostgreSQL, Redis, nodes, workers for the bots, and a
balancer in front. Everything is in a temporary folder and is gone when Ctrl+C closes it. Needs PostgreSQL and Redis on this machine.`

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, {
    nodes: { type: 'string', default: '3' },
    workers: { type: 'string', default: '2' },
  })
  if (positionals.length > 0) throw new UsageError(`${positionals.join(' ')}: expected flags only`)
  const nodes = wholeNumber('nodes', values.nodes, 1, 20)
  const workers = wholeNumber('workers', values.workers, 0, 20)
  let isOver = false
  const isEnough = new Promise<void>(done => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => {
        isOver = true
        done()
      })
  })
  const env = { BOT_PAUSE: '1000', TRUST_PROXY: 'no' }
  const house = await openMany({ nodes, workers, env }).catch((error: unknown) => {
    if (!isOver) throw error instanceof Error ? new UsageError(error.message) : error
    process.exit(0) // Ctrl+C reaches everything it had started, too
  })
  console.log(`Wyrmtavern is open at ${house.url}.`)
  for (const { name, port } of house.nodes) console.log(`${name} is at http://127.0.0.1:${port}`)
  console.log(`PostgreSQL is at ${house.database}, Redis at ${house.redis.url}. Ctrl+C ends everything.`)
  for (const { name, process: its } of [...house.nodes, ...house.workers])
    its.onEnd(how => isOver || console.log(`${name} has ended (${how}).`))
  await isEnough
  await house.remove()
  process.exit(0)
}

export const command: CliCommand = { help, run }
