import type { GameEvent } from './game.ts'
import type { Entry } from './match.ts'
import { redact } from './redact.ts'
import type { Viewer } from './seat.ts'
import { type Audience, includes, isOnly } from './secret.ts'
import { toWire } from './wire.ts'

/**
 * An entry as it is told: what holds no secret is written once for all, the rest once for those who know none of them, and once for
 * each who may know one.
 */
export class Telling {
  readonly seq: number
  readonly #entry: Entry
  readonly #open: readonly (string | null)[]
  /** Everybody who may know something here that others may not. */
  readonly #knowing: Audience
  readonly #told = new Map<Viewer | 'unknowing', string>()

  constructor(entry: Entry) {
    this.seq = entry.seq
    this.#entry = entry
    const secrets = entry.events.map(audienceWithin)
    this.#open = entry.events.map((event, i) => (secrets[i] === null ? JSON.stringify(event) : null))
    this.#knowing = [...secrets, audienceWithin(entry.by)].reduce(together, null) ?? noOne
  }

  /** As JSON, cut down to what this viewer may know. */
  to(viewer: Viewer): string {
    const who = includes(this.#knowing, viewer) ? viewer : 'unknowing'
    const known = this.#told.get(who)
    if (known !== undefined) return known
    const { seq, at, by, events } = this.#entry
    const told = events.map((event, i) => this.#open[i] ?? JSON.stringify(toWire(redact<GameEvent>(event, viewer))))
    const author = JSON.stringify(toWire(redact(by, viewer)))
    const text = `{"seq":${seq},"at":${at},"by":${author},"events":[${told.join(',')}]}`
    this.#told.set(who, text)
    return text
  }
}

const noOne = 0 as Audience

const together = (one: Audience | null, other: Audience | null): Audience | null =>
  one === null || other === null ? (one ?? other) : ((one | other) as Audience)

/** Who may know some secret in this; null if it holds none. What is inside a secret is for those who know the secret. */
function audienceWithin(it: unknown): Audience | null {
  if (it === null || typeof it !== 'object') return null
  if (isOnly(it)) return it.for
  let all: Audience | null = null
  if (Array.isArray(it)) for (const each of it) all = together(all, audienceWithin(each))
  else for (const key in it) all = together(all, audienceWithin((it as Record<string, unknown>)[key]))
  return all
}
