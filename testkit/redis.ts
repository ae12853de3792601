import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { findProgram, installed } from './installing.ts'
import { ServerProcess } from './server-process.ts'

/** A Redis server of our own that keeps nothing, for tests and trials. */
export interface RedisServer {
  readonly pid: number
  readonly url: string
  /** Resolves when the server has ended. */
  readonly kill: (signal: NodeJS.Signals) => Promise<void>
  /** After a kill: on the same port, empty. */
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
}

const find = (): string | undefined => findProgram(['redis-server', 'valkey-server'])

/** The path of the server. Installs it if permitted; otherwise throws a sentence that says what to install. */
export function ensureRedis(): string {
  const found = find() ?? (installed('Redis', ['redis-server'], ['valkey-server']) ? find() : undefined)
  if (found !== undefined) return found
  throw new Error('Redis is needed: install redis-server or valkey-server.')
}

export async function startRedis(): Promise<RedisServer> {
  const program = ensureRedis()
  const folder = mkdtempSync(join(tmpdir(), 'redis-'))
  const port = await freePort()
  const options = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
  const server = new ServerProcess([program, '--port', String(port), ...options], () => ping(port))
  await server.start()
  return {
    get pid() {
      return server.pid
    },
    url: `redis://127.0.0.1:${port}`,
    kill: signal => server.kill(signal),
    start: () => server.start(),
    stop: async () => {
      await server.kill('SIGKILL') // it has nothing to save
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function ping(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    socket.write('PING\r\n')
    const [answer] = await once(socket, 'data')
    if (!String(answer).startsWith('+PONG')) throw new Error(`redis answers ${answer}`)
  } finally {
    socket.destroy()
  }
}
