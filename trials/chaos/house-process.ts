import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** From when to when the house was open, in milliseconds; it is open still if nothing has ended it. */
export interface Life {
  readonly opened: number
  ended: number
}

/** Where these sources are. */
const here = join(import.meta.dirname, '..', '..')
/** Longer than any opening or closing, in milliseconds. */
const PATIENCE = 30_000

/** The real house as a process of its own, opened again and again on the same folder and port; by these sources, or by others. */
export class HouseProcess {
  readonly lives: Life[] = []
  /** Whatever it complained about: errors in its log, and anything on stderr. */
  readonly complaints: string[] = []
  readonly #port: number
  readonly #command: readonly string[]
  readonly #env: NodeJS.ProcessEnv
  #child: ChildProcess | null = null
  readonly #endWithUs = (): void => void this.#child?.kill('SIGKILL')

  constructor(folder: string, port: number, sources = here) {
    this.#port = port
    this.#command = ['--disable-warning=ExperimentalWarning', join(sources, 'cli', 'main.ts'), 'serve']
    const settings = { HOST: '127.0.0.1', DATA: folder, LOG: 'warn', BOT_PAUSE: '20', TRUST_PROXY: 'yes' }
    const { PATH, NODE_COMPILE_CACHE } = process.env // the latter: it opens in half the time
    this.#env = { PATH, NODE_COMPILE_CACHE, ...settings }
    process.on('exit', this.#endWithUs)
  }

  /** True when it is open; false if it was killed before. Throws if it ends by itself. At another port nobody finds it. */
  open(port = this.#port): Promise<boolean> {
    const child = spawn(process.execPath, this.#command, {
      env: { ...this.#env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    this.#listen(child)
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('the house does not open')), PATIENCE)
      child.stdout.on('data', (text: string) => {
        if (!text.includes('is open at')) return
        this.lives.push({ opened: Date.now(), ended: Number.POSITIVE_INFINITY })
        clearTimeout(late)
        resolve(true)
      })
      child.once('exit', code => {
        clearTimeout(late)
        if (code === null || code === 0) resolve(false)
        else reject(new Error(`the house ended by itself with code ${code}\n${this.complaints.slice(-20).join('\n')}`))
      })
    })
  }

  /** As a power cut would: it has no moment left for anything. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** In order. False if it did not end by itself, or not well. */
  async close(): Promise<boolean> {
    const isWell = (await this.#end('SIGTERM')) === 0
    process.off('exit', this.#endWithUs)
    return isWell
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child
    this.#child = null
    const life = this.lives.at(-1)
    if (life !== undefined) life.ended = Math.min(life.ended, Date.now())
    if (child === null || child.exitCode !== null || child.signalCode !== null) return null
    const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE)
    child.kill(signal)
    const [code] = await once(child, 'exit')
    clearTimeout(late)
    return code
  }

  #listen(child: ChildProcess): void {
    const complain = (line: string): void => {
      if (line.trim() !== '') this.complaints.push(line.slice(0, 2000))
    }
    child.stderr?.setEncoding('utf8').on('data', (text: string) => text.split('\n').forEach(complain))
    child.stdout?.setEncoding('utf8').on('data', (text: string) =>
      text
        .split('\n')
        .filter(line => /"level":[56]0/.test(line))
        .forEach(complain),
    )
  }
}

/** How long of the time between two moments the house was open. */
export const openBetween = (lives: readonly Life[], from: number, to: number): number =>
  lives.reduce((sum, { opened, ended }) => sum + Math.max(0, Math.min(to, ended) - Math.max(from, opened)), 0)
