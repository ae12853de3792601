import type { Life } from '../chaos/house-process.ts'

/** After a trouble has ended, a machine may take this long to recover, in milliseconds. */
const RECOVERING = 3000

/** A machine was killed, frozen, or without a database or Redis. */
type Kind = 'down' | 'frozen' | 'database' | 'redis'

interface Trouble {
  readonly kind: Kind
  readonly machine: string
  readonly from: number
  to: number
}

/** What was done to which machine, and when. */
export class Troubles {
  readonly #all: Trouble[] = []

  /** Returns what to call when it is over. */
  begin(kind: Kind, ...machines: readonly string[]): () => void {
    const begun = machines.map(machine => ({ kind, machine, from: Date.now(), to: Number.POSITIVE_INFINITY }))
    this.#all.push(...begun)
    return () => {
      for (const trouble of begun) trouble.to = Date.now()
    }
  }

  /** Whether a machine may complain about something at this moment, because of what was done to it up to `late` before. */
  explains(machine: string, kinds: readonly Kind[], at: number, late: number): boolean {
    return this.#all.some(
      it => it.machine === machine && kinds.includes(it.kind) && it.from <= at && at <= it.to + late,
    )
  }

  has(machine: string, kinds: readonly Kind[]): boolean {
    return this.#all.some(it => it.machine === machine && kinds.includes(it.kind))
  }

  /** When at least one of these machines could see to what was due, in order and without overlaps. */
  lives(machines: readonly string[], from: number, to: number): readonly Life[] {
    const lives: Life[] = []
    for (const { opened, ended } of machines.flatMap(machine => this.#livesOf(machine, from, to)).toSorted(inOrder)) {
      const last = lives.at(-1)
      if (last !== undefined && opened <= last.ended) last.ended = Math.max(last.ended, ended)
      else lives.push({ opened, ended })
    }
    return lives
  }

  /** When this machine was running, not frozen, and had a database: Redis may be away. */
  #livesOf(machine: string, from: number, to: number): readonly Life[] {
    const lives: Life[] = []
    let opened = from
    const its = this.#all.filter(it => it.machine === machine && it.kind !== 'redis')
    for (const trouble of its.toSorted((a, b) => a.from - b.from)) {
      if (trouble.from > opened) lives.push({ opened, ended: trouble.from })
      opened = Math.max(opened, trouble.to + RECOVERING)
    }
    return opened < to ? [...lives, { opened, ended: to }] : lives
  }
}

const inOrder = (a: Life, b: Life): number => a.opened - b.opened
