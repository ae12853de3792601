import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { findProgram } from './installing.ts'

/** Longer than any start or end, in milliseconds. */
const PATIENCE = 30_000

/** A user of this machine, by numbers. */
export interface User {
  readonly uid: number
  readonly gid: number
}

/** Somebody else's server, as a child process that never outlives this one. */
export class ServerProcess {
  readonly #command: readonly string[]
  readonly #user: User | undefined
  readonly #answers: () => Promise<unknown>
  #child: ChildProcess | null = null
  #said = ''
  readonly #endWithUs = (): void => void this.#child?.kill('SIGKILL')

  /** `answers` rejects as long as the server does not answer. */
  constructor(command: readonly string[], answers: () => Promise<unknown>, user?: User) {
    // Linux can end it with us even if we are killed.
    const setpriv = findProgram(['setpriv'])
    this.#command = setpriv === undefined ? command : [setpriv, '--pdeathsig', 'KILL', ...command]
    this.#answers = answers
    this.#user = user
  }

  get pid(): number {
    const pid = this.#child?.pid
    if (pid === undefined) throw new Error('the server is not running')
    return pid
  }

  /** Resolves when it answers. Right after a kill it may refuse to start at first: then tries again. */
  async start(): Promise<void> {
    const late = Date.now() + PATIENCE
    while (!(await this.#tried(late))) {
      if (Date.now() > late) throw new Error(`the server does not start:\n${this.#said}`)
      await sleep(50)
    }
  }

  /** Resolves when it has ended. */
  async kill(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    this.#child = null
    process.off('exit', this.#endWithUs)
    if (child === null || hasEnded(child)) return
    const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE)
    child.kill(signal)
    await once(child, 'exit')
    clearTimeout(late)
  }

  async #tried(late: number): Promise<boolean> {
    const [program = '', ...args] = this.#command
    const child = spawn(program, args, { ...this.#user, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] })
    this.#child = child
    process.on('exit', this.#endWithUs)
    const hear = (text: unknown): void => {
      this.#said = `${this.#said}${text}`.slice(-2000)
    }
    child.once('error', hear)
    for (const stream of [child.stdout, child.stderr]) stream.on('data', hear)
    while (!hasEnded(child) && Date.now() < late) {
      const isUp = await this.#answers().then(
        () => true,
        () => false,
      )
      if (isUp && !hasEnded(child)) return true
      await sleep(20)
    }
    await this.kill('SIGKILL')
    return false
  }
}

const hasEnded = ({ exitCode, signalCode, pid }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null || pid === undefined
