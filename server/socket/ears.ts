import type { Blocks } from '../friends/blocks.ts'
import type { MuteStore } from '../storage/port.ts'
import type { Connection } from './connection.ts'

/** What somebody does not hear, and whose tables are not for them. */
export interface Hearing {
  /** By this person. */
  readonly muted: Set<string>
  /** Who has blocked this person. */
  readonly blockers: ReadonlySet<string>
  /** A block in either direction is a mute in both. */
  isDeafTo(person: string): boolean
}

class Ear implements Hearing {
  readonly muted = new Set<string>()
  blocked: ReadonlySet<string> = new Set()
  blockers: ReadonlySet<string> = new Set()
  readonly sockets = new Set<Connection>()
  ready: Promise<void> = Promise.resolve()

  isDeafTo(person: string): boolean {
    return this.muted.has(person) || this.blocked.has(person) || this.blockers.has(person)
  }
}

const stranger = new Ear()

/** By person, while they have an open socket. All their sockets share one, so a change applies everywhere at once. */
export class Ears {
  readonly #mutes: MuteStore
  readonly #blocks: Blocks
  readonly #all = new Map<string, Ear>()

  constructor(mutes: MuteStore, blocks: Blocks) {
    this.#mutes = mutes
    this.#blocks = blocks
  }

  async of(connection: Connection): Promise<Hearing> {
    const { person } = connection
    if (person === null) return stranger
    const known = this.#all.get(person.id)
    const ear = known ?? new Ear()
    this.#all.set(person.id, ear)
    ear.sockets.add(connection)
    if (known === undefined) ear.ready = this.#load(person.id, ear)
    try {
      await ear.ready
      return ear
    } catch (error) {
      if (this.#all.get(person.id) === ear) this.#all.delete(person.id) // the next one tries again
      throw error
    }
  }

  /**
   * Somebody has muted or blocked people, or was blocked, perhaps at another node. Returns their sockets if other tables than before
   * are for them.
   */
  async again(person: string): Promise<readonly Connection[]> {
    const ear = this.#all.get(person)
    if (ear === undefined) return []
    await ear.ready
    const before = ear.blockers
    ear.ready = this.#load(person, ear)
    await ear.ready
    const isSame = before.size === ear.blockers.size && [...before].every(it => ear.blockers.has(it))
    return isSame ? [] : [...ear.sockets]
  }

  left(connection: Connection): void {
    const { person } = connection
    const ear = person === null ? undefined : this.#all.get(person.id)
    ear?.sockets.delete(connection)
    if (person !== null && ear?.sockets.size === 0) this.#all.delete(person.id)
  }

  async #load(person: string, ear: Ear): Promise<void> {
    const [muted, blocked, blockers] = await Promise.all([
      this.#mutes.of(person),
      this.#blocks.by(person),
      this.#blocks.against(person),
    ])
    ear.muted.clear()
    for (const it of muted) ear.muted.add(it.person)
    ear.blocked = blocked
    ear.blockers = blockers
  }
}
