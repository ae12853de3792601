import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openSqlite, sqliteStore } from '#server/storage/sqlite'
import { freePort } from '#testkit/free-port'
import { HouseProcess } from '../chaos/house-process.ts'
import { figuresOf } from '../hostile/vitals.ts'
import type { Attack, Fate } from './attacks.ts'
import type { Orders } from './gang.ts'
import { Honest, type Pulse } from './honest.ts'
import { LONG_MATCH, writeLongMatch } from './long-match.ts'

export interface SiegeParams {
  readonly attacks: readonly Attack[]
  /** The number of attackers in each siege. */
  readonly sockets: readonly number[]
  readonly seconds: number
  /** How long to measure the house without attackers first, in seconds. */
  readonly calm?: number
  /** Whether they come from the player's address. By default first from another one, then from the same. */
  readonly sameAddress?: readonly boolean[]
  /** Called after each siege. */
  readonly done?: (outcome: Outcome) => void
}

/** One attack, and how it affected the house and the player. */
export interface Outcome {
  readonly attack: Attack
  readonly sockets: number
  /** Whether the attackers come from the player's address. */
  readonly sameAddress: boolean
  readonly calm: Pulse
  readonly ping: Pulse
  readonly moves: number
  readonly cuts: number
  /** The peak resident memory, in MB, and the share of one core the house used. */
  readonly memory: number
  readonly cpu: number
  readonly slowed: number
  readonly shownOut: number
  /** Seconds until the last attacker was slowed down or shown out; null if one never was. */
  readonly withinSeconds: number | null
  /** Errors logged by the house. */
  readonly complaints: readonly string[]
}

const CALM = 3
const ENTRIES = 1400
const AT_HOME = { 'x-forwarded-for': '10.0.0.1' }
const AWAY = { 'x-forwarded-for': '10.9.9.9' }

/** Attacks a separate house again and again, a new one for each attack. */
export async function besiege(terms: SiegeParams): Promise<readonly Outcome[]> {
  const { attacks, sockets, seconds, calm = CALM, sameAddress: addresses = [false, true], done } = terms
  const folder = mkdtempSync(join(tmpdir(), 'wyrmtavern-siege-'))
  const sweep = (): void => rmSync(folder, { recursive: true, force: true })
  process.on('exit', sweep)
  try {
    const store = await sqliteStore(openSqlite(join(folder, 'wyrmtavern.db')))
    await writeLongMatch(store.matches, ENTRIES)
    await store.close()
    const outcomes: Outcome[] = []
    for (const attack of attacks)
      for (const count of sockets)
        for (const sameAddress of addresses) {
          const outcome = await besiegeOnce(folder, { attack, sockets: count, sameAddress, seconds, calm })
          outcomes.push(outcome)
          done?.(outcome)
        }
    return outcomes
  } finally {
    sweep()
    process.off('exit', sweep)
  }
}

type Once = Pick<Outcome, 'attack' | 'sockets' | 'sameAddress'> & Required<Pick<SiegeParams, 'seconds' | 'calm'>>

async function besiegeOnce(folder: string, terms: Once): Promise<Outcome> {
  const { attack, sockets, sameAddress, seconds } = terms
  const data = mkdtempSync(join(folder, 'house-'))
  cpSync(join(folder, 'wyrmtavern.db'), join(data, 'wyrmtavern.db'))
  const port = await freePort()
  const house = new HouseProcess(data, port)
  const url = `http://127.0.0.1:${port}`
  const honest = new Honest(url, AT_HOME)
  try {
    await house.open()
    await honest.begin()
    await pause(1000)
    honest.pulse()
    await pause(1000 * terms.calm)
    const [calm, before] = [honest.pulse(), honest.moves]
    const weighing = weigh(url)
    const headers = sameAddress ? AT_HOME : AWAY
    const fates = await gang({ attack, count: sockets, seconds, target: { url, headers, match: LONG_MATCH } })
    const [ping, moves, cuts] = [honest.pulse(), honest.moves - before, honest.cuts]
    const { memory, cpu } = await weighing.end()
    const first = fates.map(({ slowed, shownOut }) =>
      Math.min(slowed ?? Number.POSITIVE_INFINITY, shownOut ?? Number.POSITIVE_INFINITY),
    )
    const last = Math.max(...first)
    return {
      attack,
      sockets,
      sameAddress,
      calm,
      ping,
      moves,
      cuts,
      memory,
      cpu,
      slowed: fates.filter(fate => fate.slowed !== null).length,
      shownOut: fates.filter(fate => fate.shownOut !== null).length,
      withinSeconds: Number.isFinite(last) ? last / 1000 : null,
      complaints: house.complaints,
    }
  } finally {
    honest.end()
    await house.close()
  }
}

/** Runs the attackers in a separate process until they are done. */
async function gang(orders: Orders): Promise<readonly Fate[]> {
  const file = fileURLToPath(new URL('gang.ts', import.meta.url))
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, JSON.stringify(orders)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const endWithUs = (): void => void child.kill('SIGKILL')
  process.on('exit', endWithUs)
  let told = ''
  for await (const text of child.stdout.setEncoding('utf8')) told += text
  process.off('exit', endWithUs)
  return JSON.parse(told) as readonly Fate[]
}

/** Measures the resident memory of the house every second. */
function weigh(url: string): { readonly end: () => Promise<{ readonly memory: number; readonly cpu: number }> } {
  let memory = 0
  const worked: (readonly [at: number, seconds: number])[] = []
  const look = async (): Promise<void> => {
    const { process_resident_memory_bytes: bytes = 0, process_cpu_seconds_total: seconds } = await figuresOf(url).catch(
      (): Readonly<Record<string, number>> => ({}),
    )
    memory = Math.max(memory, Math.round(bytes / 1e6))
    if (seconds !== undefined) worked.push([performance.now() / 1000, seconds])
  }
  look()
  const looking = setInterval(look, 1000)
  return {
    async end() {
      clearInterval(looking)
      await look()
      const [[from, idle] = [0, 0], [to, busy] = [1, 0]] = [worked[0], worked.at(-1)]
      return { memory, cpu: Math.round((100 * (busy - idle)) / (to - from)) / 100 }
    },
  }
}
