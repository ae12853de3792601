import { Worker } from 'node:worker_threads'
import type { FiledEditions } from '#editions/editions'
import { begunAndMoved, notHere } from '#editions/parts'
import { tooManyParts } from '#editions/verify'
import type { FileProblem, Header } from '#kernel/file'

/** Whether a match follows from its seed and its editions, and if not, where it differs. */
export interface Proof {
  readonly verified: boolean
  readonly problem: string | null
  /** The places by seat, if it is verified. */
  readonly ranking: readonly number[] | null
}

/** What a thread needs to replay a match. */
export interface ToProve {
  /** The match file. */
  readonly text: string
  /** The edition it began with, and for each edition it needs the file; null for the sources. */
  readonly begun: string | null
  readonly files: readonly (readonly [name: string, file: string | null])[]
}

/** How much a replay may cost: seconds, and megabytes of memory. */
export interface Costs {
  readonly seconds: number
  readonly megabytes: number
}
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY'

/** A replay that cost more than it may. */
export class TooCostly extends Error {}

/**
 * Replays a match in its own thread, so that a long match does not block the house. What others wrote may cost only so much;
 * beyond that `TooCostly` is thrown.
 */
export async function proofOf(
  editions: FiledEditions,
  header: Header,
  lines: readonly string[],
  text: string,
  costs?: Costs,
): Promise<Proof> {
  const parts = begunAndMoved(editions, header, lines)
  const problem = tooManyParts(parts) ?? (await missingFrom(editions, header, parts)) // before the thread, which knows no editions
  if (problem !== null) return { verified: false, problem: problem.message, ranking: null }
  const names = parts.flatMap(({ name }) => (name === null ? [] : [name]))
  const files = await Promise.all([...new Set(names)].map(async name => [name, await editions.fileOf(name)] as const))
  const workerData: ToProve = { text, begun: editions.begunBy(header), files }
  const resourceLimits = costs === undefined ? {} : { maxOldGenerationSizeMb: costs.megabytes }
  const worker = new Worker(new URL('./prover.ts', import.meta.url), { workerData, resourceLimits })
  worker.unref() // a closing house does not wait for it
  let enough: NodeJS.Timeout | undefined
  const proof = new Promise<Proof>((resolve, reject) => {
    if (costs !== undefined) enough = setTimeout(() => reject(new TooCostly('time')), 1000 * costs.seconds).unref()
    worker.once('message', resolve)
    worker.once('error', error =>
      reject('code' in error && error.code === OUT_OF_MEMORY ? new TooCostly('memory') : error),
    )
    worker.once('exit', code => reject(new Error(`a thread that plays a match again ended by ${code}`)))
  })
  return proof.finally(() => {
    clearTimeout(enough)
    void worker.terminate()
  })
}

/** The first part whose edition nobody has here: the thread would take the sources for it. */
async function missingFrom(
  editions: FiledEditions,
  header: Header,
  parts: ReturnType<typeof begunAndMoved>,
): Promise<FileProblem | null> {
  for (const part of parts)
    if (part.name === null || (await editions.find(part.name)) === null) return notHere(header, part)
  return null
}
