import { readdirSync, readFileSync } from 'node:fs'

/* CPU time of processes that are not ours, from Linux. */

const children = (pid: number): readonly number[] =>
  readdirSync(`/proc/${pid}/task`)
    .flatMap(task => textOf(`/proc/${pid}/task/${task}/children`).split(' '))
    .filter(text => text !== '')
    .map(Number)

/** A process may have ended meanwhile. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return ''
  }
}

/** Of all its threads, in seconds. The first number is in nanoseconds. */
function ownTime(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`).map(task => textOf(`/proc/${pid}/task/${task}/schedstat`))
    return threads.reduce((sum, text) => sum + Number(text.split(' ')[0]) / 1e9, 0)
  } catch {
    return 0
  }
}

/** By process: this one and the children it has now. */
export const timesOf = (pid: number): ReadonlyMap<number, number> =>
  new Map([pid, ...children(pid)].map(each => [each, ownTime(each)]))

/** The seconds between two such times. Processes that have ended in between are left out. */
export const timeBetween = (before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number =>
  [...after].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0)
