/** A worker with rules and bots: the small house, or somebody who judges a match. All of them are one file. */
export const newWorker = (): Worker => new Worker(new URL('../../local/worker.ts', import.meta.url), { type: 'module' })
