import { request } from 'node:http'
import type { Shot } from './requests.ts'

export interface ShotReply {
  readonly status: number
  readonly body: string
}

/** Sends one request exactly as given. `fetch` would correct it. */
export function shoot(address: string, { method, path, headers, body }: Shot): Promise<ShotReply> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, method, path: encodeRaw(path), headers, agent: false }, reply => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body: Buffer.concat(chunks).toString() }))
      reply.on('error', reject)
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

/** Node refuses to send non-ASCII characters. */
const encodeRaw = (path: string): string => path.replaceAll(/[^\x21-\x7e]/gu, it => encodeURIComponent(it))

/** What is wrong with a reply; null if nothing is. */
export function problemIn({ what, method, path, statuses }: Shot, { status, body }: ShotReply): string | null {
  const where = `${what}: ${method} ${path.slice(0, 80)}`
  if (!statuses.includes(status)) return `${where} was answered ${status} ${body.slice(0, 200)}`
  if (/node_modules|\bat .*:\d+:\d+|SqliteError/.test(body))
    return `${where} told how the house is built: ${body.slice(0, 200)}`
  return null
}

/** Runs all jobs, a limited number at a time. */
export async function inParallel<T, R>(
  most: number,
  all: readonly T[],
  run: (it: T) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = []
  const next = all.entries()
  const work = async (): Promise<void> => {
    for (const [i, it] of next) results[i] = await run(it)
  }
  await Promise.all(Array.from({ length: most }, work))
  return results
}
