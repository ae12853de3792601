import { createInterface, type Interface } from 'node:readline'

/** Lines as somebody types them, or as they come down a pipe. */
export class Keyboard {
  readonly #lines: string[] = []
  readonly #reader: Interface
  #waiting: ((line: string | null) => void) | null = null
  #closed = false

  constructor() {
    this.#reader = createInterface({
      input: process.stdin,
      output: process.stdout,
      terminal: process.stdin.isTTY === true,
    })
    this.#reader.on('line', line => this.#hand(line))
    this.#reader.on('close', () => {
      this.#closed = true
      this.#waiting?.(null)
      this.#waiting = null
    })
  }

  /** The next line; null when there are no more. */
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

  close(): void {
    this.#reader.close()
  }

  #hand(line: string): void {
    const waiting = this.#waiting
    this.#waiting = null
    if (waiting === null) this.#lines.push(line)
    else waiting(line)
  }
}
