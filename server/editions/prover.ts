import { parentPort, workerData } from 'node:worker_threads'
import { editionAt } from '#editions/loading'
import { verifyFile } from '#editions/verify'
import { FileProblem } from '#kernel/file'
import { readFile } from '#kernel/reading'
import type { Proof, ToProve } from './proving.ts'

/* A thread that replays one match and then ends. */

async function prove({ text, begun, files }: ToProve): Promise<Proof> {
  const where = new Map(files)
  try {
    const file = readFile(text)
    const result = await verifyFile(
      {
        newest: async () => null,
        begunBy: () => begun,
        find: async name => {
          const at = where.get(name)
          return at === undefined ? null : editionAt(at, file.header.game)
        },
      },
      file,
    )
    return { verified: true, problem: null, ranking: result?.ranking ?? null }
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error
    return { verified: false, problem: error.message, ranking: null }
  }
}

parentPort?.postMessage(await prove(workerData as ToProve))
