import { createInterface, type Interface } from 'node:readline'

/** Lines from a keyboard or a pipe. */
export class Keyboard {
  readonly #lines: string[] = []
  #reader: Interface
  #waiting: ((line: string | null) => void) | null = null
  #closed = false

  constructor() {
    this.#reader = this.#open()
  }

  /** The next line; null at the end of input. */
  ask(prompt: string): Promise<string | null> {
    this.#reader.setPrompt(prompt)
    const line = this.#lines.shift()
    if (line !== undefined) {
      console.log(`${prompt}${line}`)
      return Promise.resolve(line)
    }
    if (this.#closed) return Promise.resolve(null)
    this.#reader.prompt()
    return new Promise(resolve => {
      this.#waiting = resolve
    })
  }

  /** Hands the keyboard to another player: clears the history and anything typed ahead. */
  pass(): void {
    if (process.stdin.isTTY !== true) return
    this.#reader.off('close', this.#end)
    this.#reader.close()
    this.#lines.length = 0
    this.#reader = this.#open()
    process.stdout.write('\x1b[2J\x1b[3J\x1b[H')
  }

  close(): void {
    this.#reader.close()
  }

  #open(): Interface {
    const terminal = process.stdin.isTTY === true
    const reader = createInterface({ input: process.stdin, output: process.stdout, terminal, historySize: 0 })
    reader.on('line', line => this.#hand(line))
    reader.on('close', this.#end)
    return reader
  }

  readonly #end = (): void => {
    this.#closed = true
    this.#waiting?.(null)
    this.#waiting = null
  }

  #hand(line: string): void {
    const waiting = this.#waiting
    this.#waiting = null
    if (waiting === null) this.#lines.push(line)
    else waiting(line)
  }
}
