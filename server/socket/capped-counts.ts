import type { NodeNumbers } from '../nodes/node-numbers.ts'

/** Counts per name, up to a maximum. */
export class CappedCounts {
  readonly most: number
  readonly #counts = new Map<string, number>()

  constructor(most: number) {
    this.most = most
  }

  of(name: string): number {
    return this.#counts.get(name) ?? 0
  }

  /** Adds one; false if the maximum is reached. `anyway` ignores the maximum, when another one is about to leave. */
  add(name: string, anyway = false): boolean {
    const count = this.of(name)
    if (count >= this.most && !anyway) return false
    this.#counts.set(name, count + 1)
    return true
  }

  remove(name: string): void {
    const count = this.of(name)
    if (count > 1) this.#counts.set(name, count - 1)
    else this.#counts.delete(name)
  }
}

/** The same on all nodes together, if there are several. */
export class SharedCounts {
  readonly #here: CappedCounts
  readonly #title: string
  readonly #numbers: NodeNumbers | undefined

  constructor(most: number, title: string, numbers: NodeNumbers | undefined) {
    this.#here = new CappedCounts(most)
    this.#title = title
    this.#numbers = numbers
  }

  get most(): number {
    return this.#here.most
  }

  /** Counts here before it looks elsewhere: two nodes that add the last one at the same time both see it. */
  async add(name: string, anyway = false): Promise<boolean> {
    if (!this.#here.add(name, anyway)) return false
    if (this.#numbers === undefined) return true
    const here = this.#here.of(name)
    this.#tell(name)
    const [others = []] = await this.#numbers.elsewhere([this.#titled(name)])
    if (anyway || others.reduce((sum, each) => sum + each, here) <= this.most) return true
    this.remove(name)
    return false
  }

  remove(name: string): void {
    this.#here.remove(name)
    this.#tell(name)
  }

  #tell(name: string): void {
    void this.#numbers?.set(this.#titled(name), this.#here.of(name))
  }
  #titled(name: string): string {
    return `${this.#title} ${name}`
  }
}
