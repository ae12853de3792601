import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import { perform } from './perform.ts'

export interface Ran {
  /** Null if it had to be killed. */
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

const root = fileURLToPath(new URL('..', import.meta.url))
const node = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

/**
 * Runs a command as a separate process, types something, and then closes the input or keeps it open. A function types
 * after the first output.
 */
export function run(
  args: readonly string[],
  typed: string | (() => string) = '',
  then: 'end' | 'keep open' = 'end',
): Promise<Ran> {
  const { FORCE_COLOR: _, NODE_OPTIONS: __, ...env } = process.env
  return new Promise((resolve, reject) => {
    const child = spawn(node, ['cli/main.ts', ...args], {
      cwd: root,
      env: { ...env, NO_COLOR: '1' },
      timeout: 60_000,
      killSignal: 'SIGKILL',
    })
    const texts = { stdout: '', stderr: '' }
    for (const name of ['stdout', 'stderr'] as const)
      child[name].setEncoding('utf8').on('data', (text: string) => {
        texts[name] += text
      })
    child.on('error', reject)
    child.on('close', code => resolve({ code, ...texts }))
    // A command that exits early does not read all input.
    child.stdin.on('error', () => {})
    const type = (text: string) => (then === 'end' ? child.stdin.end(text) : child.stdin.write(text))
    if (typeof typed === 'string') type(typed)
    else child.stdout.once('data', () => type(typed()))
  })
}

/** Performs a command that reads no input in this process, after those before it: it need not load anything again. */
export function runHere(args: readonly string[]): Promise<Ran> {
  const ran = before.then(() => performed(args))
  before = ran.catch(() => {})
  return ran
}
let before: Promise<unknown> = Promise.resolve()

async function performed(args: readonly string[]): Promise<Ran> {
  const texts = { log: '', error: '' }
  const spies = (['log', 'error'] as const).map(name =>
    vi.spyOn(console, name).mockImplementation((...said: unknown[]) => {
      texts[name] += `${said.join(' ')}\n`
    }),
  )
  try {
    const code = await perform(args)
    return { code, stdout: texts.log, stderr: texts.error }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

export const linesOf = (text: string): readonly string[] => text.split('\n').filter(line => line !== '')

/** Who plays in a match file, by seat. */
export const namesIn = (path: string): readonly string[] =>
  JSON.parse(linesOf(readFileSync(path, 'utf8'))[0] ?? '').names

/** A match file without times, which differ from run to run, and without their checksum. */
export const timeless = (text: string): string => text.replace(/"at":\d+/g, '"at":0').replace(/,"sum":"\w+"/, '')

/** A changed match file with its checksum corrected, as a forger would do. */
export function resealed(text: string): string {
  const lines = linesOf(text)
  const closing = JSON.parse(lines.at(-1) ?? '')
  const sum = createHash('sha256').update(lines.slice(0, -1).join('\n')).digest('hex')
  return `${lines.with(-1, JSON.stringify({ ...closing, sum })).join('\n')}\n`
}
