import { FileProblem } from '#kernel/file'
import { printable } from './printable.ts'
import { UsageError } from './usage.ts'

/** A command of the house. Loaded on demand, so that each starts quickly. */
export interface CliCommand {
  readonly help: string
  run(args: readonly string[]): Promise<number> | number
}

const commands: Readonly<Record<string, () => Promise<{ readonly command: CliCommand }>>> = {
  serve: () => import('./serve.ts'),
  worker: () => import('./worker.ts'),
  many: () => import('./many.ts'),
  backup: () => import('./backup.ts'),
  restore: () => import('./restore.ts'),
  doctor: () => import('./doctor.ts'),
  move: () => import('./move.ts'),
  'switch-edition': () => import('./switch-edition.ts'),
  admin: () => import('./admin.ts'),
  release: () => import('./release.ts'),
  play: () => import('./play.ts'),
  sim: () => import('./sim.ts'),
  ladder: () => import('./ladder.ts'),
  personas: () => import('./personas.ts'),
  solve: () => import('./solve.ts'),
  train: () => import('./train.ts'),
  exploit: () => import('./exploit.ts'),
  replay: () => import('./replay.ts'),
  verify: () => import('./verify.ts'),
  analyse: () => import('./analyse.ts'),
  lessons: () => import('./lessons.ts'),
  almanac: () => import('./almanac.ts'),
  workshop: () => import('./workshop.ts'),
  fuzz: () => import('./fuzz.ts'),
  bench: () => import('./bench.ts'),
  chaos: () => import('./chaos.ts'),
  siege: () => import('./siege.ts'),
  leaks: () => import('./leaks.ts'),
  'damage-test': () => import('./damage-test.ts'),
  'move-test': () => import('./move-test.ts'),
}

/** Carries out a command and returns its exit code. A mistake of the user is one line on stderr, and 2. */
export async function perform([name = '', ...args]: readonly string[]): Promise<number> {
  try {
    const load = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (load === undefined)
      throw new UsageError(`unknown command ${name}: expected one of ${Object.keys(commands).join(', ')}`)
    const { command } = await load()
    if (!args.includes('--help')) return await command.run(args)
    console.log(command.help)
    return 0
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof FileProblem)) throw error
    console.error(printable(`${name}: ${error.message}`))
    return 2
  }
}
