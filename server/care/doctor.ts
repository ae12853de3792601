import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Config, problemOfSecret } from '../config.ts'
import { nearest } from '../folder.ts'
import { isEmpty } from '../storage/sqlite-opening.ts'
import { sumsBeside } from '../storage/sqlite-sums.ts'
import { stillWrongIn } from '../storage/sqlite-whole.ts'
import { examineAuditIn } from './audit-doctor.ts'
import { damaged, damageIn, lost } from './damage.ts'
import type { Finding } from './finding.ts'
import { examinePostgres } from './postgres-doctor.ts'
import { examineRedis } from './redis-doctor.ts'

const ENOUGH = 500 * 1024 * 1024

/** Checks everything a house needs. Changes nothing, and continues after a failure. */
export async function examine(config: Config): Promise<readonly Finding[]> {
  const { databaseUrl, redisUrl } = config
  const stored =
    databaseUrl === null
      ? [secret(config), await examineDatabase(config.database), ...(await examineAuditIn(config.database))]
      : [sharedSecret(config), ...(await examinePostgres(databaseUrl))]
  const told = redisUrl === null ? [] : [await examineRedis(redisUrl)]
  return [folder(config), space(config), ...stored, ...told, await door(config)]
}

function folder({ data }: Config): Finding {
  const place = nearest(data)
  const ok = isTrue(() => accessSync(place, constants.W_OK)) && statSync(place).isDirectory()
  return {
    what: 'data folder',
    ok,
    tells: ok ? `${data} can be written` : `make ${place} writable, or set DATA to a folder that is`,
  }
}

function space({ data }: Config): Finding {
  const { bavail, bsize } = statfsSync(nearest(data))
  const free = bavail * bsize
  const text = `${Math.round(free / 1024 / 1024)} MiB free`
  return {
    what: 'disk',
    ok: free > ENOUGH,
    tells: free > ENOUGH ? text : `only ${text}: free some space before it is full`,
  }
}

function secret({ data }: Config): Finding {
  const file = join(data, 'secret')
  if (!existsSync(file)) return { what: 'secret', ok: true, tells: 'given by SECRET, or created when the house opens' }
  const problem = problemWith(() => problemOfSecret(file))
  if (problem !== null) return { what: 'secret', ok: false, tells: problem }
  const isPrivate = (statSync(file).mode & 0o077) === 0
  return {
    what: 'secret',
    ok: isPrivate,
    tells: isPrivate ? 'readable by its owner only' : `chmod 600 ${file}: others can read it`,
  }
}

function sharedSecret({ secret, data }: Config): Finding {
  const ok = secret !== ''
  const how = `copy the one in ${join(data, 'secret')}, or make one with openssl rand -hex 32`
  return { what: 'secret', ok, tells: ok ? 'given by SECRET' : `set SECRET to the same key on all nodes: ${how}` }
}

/** Whether this file is an intact database of a house. */
export async function examineDatabase(file: string): Promise<Finding> {
  const finding = (ok: boolean, tells: string): Finding => ({ what: 'database', ok, tells })
  const isKnown = existsSync(sumsBeside(file))
  if (isEmpty(file) && isKnown) return finding(false, lost(file, existsSync(file)))
  if (!existsSync(file)) return finding(true, `none at ${file} yet: it is created when a house opens`)
  if (isEmpty(file)) return finding(true, `${file} is empty, as before a house opens for the first time`)
  try {
    const wrong = isKnown ? await stillWrongIn(file) : null
    if (wrong !== null) return finding(false, damaged(file, wrong.what))
    const db = new DatabaseSync(file, { readOnly: true })
    const found = db.prepare('PRAGMA integrity_check(1)').get()?.integrity_check
    const count = (table: string): unknown => db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n
    const hasBoard = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'board_notes'").get() !== undefined
    const holds = (): string =>
      [
        `${count('matches')} matches, ${count('entries')} entries, ${count('people')} people`,
        ...(hasBoard ? [`${count('board_notes')} notes`] : []), // one that was not updated yet has none
      ].join(', ')
    const well = found === 'ok' ? `whole: ${holds()}` : null
    db.close()
    return finding(well !== null, well ?? damaged(file, String(found)))
  } catch (error) {
    return finding(false, damageIn(file, error) ?? `${file} cannot be read: ${String(error)}`)
  }
}

/** A house answers there, or the port is free. Anything in between is a problem. */
async function door({ host, port }: Config): Promise<Finding> {
  const url = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`
  const isOpen = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3000) }).then(
    answer => answer.ok,
    () => null,
  )
  if (isOpen !== null)
    return {
      what: 'door',
      ok: isOpen,
      tells: isOpen ? `a house answers at ${url}` : `something answers at ${url}, but is not ready`,
    }
  const isFree = await new Promise<boolean>(done => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, host, () => probe.close(() => done(true)))
  })
  return {
    what: 'door',
    ok: isFree,
    tells: isFree ? `port ${port} is free` : `port ${port} cannot be used: set PORT to another`,
  }
}

/** What the check says, or why it could not run. */
function problemWith(look: () => string | null): string | null {
  try {
    return look()
  } catch (error) {
    return String(error)
  }
}

function isTrue(check: () => void): boolean {
  try {
    check()
    return true
  } catch {
    return false
  }
}
