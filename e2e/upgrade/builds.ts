import { spawn } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { AllNamed } from '#editions/named'

/** A house built from some sources, in its own folder. */
export interface Build {
  readonly folder: string
  readonly games: AllNamed
  /** The entry script of its page; null if no page was built. */
  readonly entry: string | null
}

const root = join(import.meta.dirname, '..', '..')
/** Installed, generated or stored files, which are not sources. */
const made = /^(node_modules|\.git|data|matches|docs|web\/dist[^/]*|editions\/pressed[^/]*)$|(^|\/)node_modules$/

/** Copies these sources into a folder, changes them there, and builds them for real. */
export async function buildIn(folder: string, hasPage: boolean, change?: (folder: string) => void): Promise<Build> {
  const isSource = (path: string): boolean => !made.test(relative(root, path).split(sep).join('/'))
  cpSync(root, folder, { recursive: true, filter: isSource })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  change?.(folder)
  const press = ['--input-type=module', '--eval', "await (await import('#editions/press')).pressed()"]
  await run(folder, hasPage ? ['web/build.ts', '--if-stale'] : press)
  const { games } = JSON.parse(readFileSync(join(folder, 'editions/pressed/editions.json'), 'utf8')) as {
    readonly games: AllNamed
  }
  const document = hasPage ? readFileSync(join(folder, 'web/dist/index.html'), 'utf8') : ''
  return { folder, games, entry: /src="(\/assets\/[^"]+)"/.exec(document)?.[1] ?? null }
}

/** Runs something from these sources to its end and returns its output. Throws if it fails. */
export async function run(
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env },
  })
  const endWithUs = (): void => void child.kill('SIGKILL')
  process.on('exit', endWithUs)
  const said = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', text => (said.out += text))
  child.stderr.setEncoding('utf8').on('data', text => (said.err += text))
  const code = await new Promise(resolve => child.once('close', resolve))
  process.off('exit', endWithUs)
  if (code !== 0) throw new Failed(args.join(' '), said.err.trim() || said.out.trim())
  return said.out
}

/** A process that failed, with its output. */
export class Failed extends Error {
  readonly said: string
  constructor(what: string, said: string) {
    super(`${what}: ${said}`)
    this.said = said
  }
}
