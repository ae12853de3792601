import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Starts a program that starts another, tells the ids of both, and never ends them. */
const starting = `
  import { startProgram } from ${JSON.stringify(join(import.meta.dirname, 'program.ts'))}
  const { child } = startProgram('/bin/sh', ['-c', 'sleep 600 & echo $$ $!; wait'], { outputs: ['pipe', 'ignore'] })
  child.stdout.pipe(process.stdout)`

/** Something that has ended may stay in the list as a zombie. */
const isRunning = (id: number): boolean =>
  /^[^Z]/.test(spawnSync('ps', ['-o', 'stat=', '-p', String(id)], { encoding: 'utf8' }).stdout)

test('what a test has started ends with it, even if it is killed', async () => {
  const args = ['--input-type=module', '--eval', starting]
  const tester = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [told] = (await once(tester.stdout, 'data')) as [Buffer]
  const started = String(told).trim().split(' ').map(Number)
  expect(started.map(isRunning)).toEqual([true, true])
  tester.kill('SIGKILL')
  await expect.poll(() => started.map(isRunning)).toEqual([false, false])
})
