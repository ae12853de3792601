import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** When the house was open, in milliseconds; without an end it still is. */
export interface Life {
  readonly opened: number
  ended: number
}

/** The folder of these sources. */
const here = join(import.meta.dirname, '..', '..')
/** Longer than any opening or closing, in milliseconds. */
const PATIENCE = 60_000

/** What is not as usual: other sources, a worker in place of a house, or more settings. */
export interface HouseProcessParams {
  readonly sources?: string
  readonly command?: 'serve' | 'worker'
  readonly env?: Readonly<Record<string, string>>
}

/** The real house, or a worker of it, as a separate process, opened again and again on the same folder and port. */
export class HouseProcess {
  readonly lives: Life[] = []
  /** Errors in its log, and anything on stderr. */
  readonly complaints: string[] = []
  readonly #port: number
  readonly #command: readonly string[]
  readonly #env: NodeJS.ProcessEnv
  #child: ChildProcess | null = null
  #gone: (how: string) => void = () => {}
  readonly #endWithUs = (): void => void this.#child?.kill('SIGKILL')

  constructor(folder: string, port: number, { sources = here, command = 'serve', env = {} }: HouseProcessParams = {}) {
    this.#port = port
    this.#command = ['--disable-warning=ExperimentalWarning', join(sources, 'cli', 'main.ts'), command]
    const settings = { HOST: '127.0.0.1', DATA: folder, LOG: 'warn', BOT_PAUSE: '20', JUDGE: 'no', TRUST_PROXY: 'yes' }
    const { PATH, NODE_COMPILE_CACHE } = process.env // with the cache it opens in half the time
    this.#env = { PATH, NODE_COMPILE_CACHE, ...settings, ...env }
  }

  /**
   * True when it is open; false if it was killed first. Throws if it exits by itself. On another port nobody finds it.
   */
  open(port = this.#port): Promise<boolean> {
    const child = spawn(process.execPath, this.#command, {
      env: { ...this.#env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    process.off('exit', this.#endWithUs).on('exit', this.#endWithUs)
    this.#listen(child)
    child.once('exit', (code, signal) => this.#gone(signal ?? `code ${code}`))
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('the house does not open')), PATIENCE)
      child.stdout.on('data', (text: string) => {
        if (!/is open at|is ready to think/.test(text)) return
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

  /** Sets who is told when it has ended, and how: a signal or an exit code. */
  onEnd(gone: (how: string) => void): void {
    this.#gone = gone
  }

  /** Like a power cut: no time left to do anything. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** It does nothing any more and does not know it, until it is woken. */
  freeze(): void {
    this.#child?.kill('SIGSTOP')
  }
  wake(): void {
    this.#child?.kill('SIGCONT')
  }

  /** Closes in order. False if it did not exit by itself, or not with success. */
  async close(): Promise<boolean> {
    return (await this.#end('SIGTERM')) === 0
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
    process.off('exit', this.#endWithUs)
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

/** How long the house was open between two moments. */
export const openBetween = (lives: readonly Life[], from: number, to: number): number =>
  lives.reduce((sum, { opened, ended }) => sum + Math.max(0, Math.min(to, ended) - Math.max(from, opened)), 0)
