import type { GameEvent } from './game.ts'
import type { Entry } from './match.ts'
import { redact } from './redact.ts'
import type { Viewer } from './seat.ts'
import { type Audience, includes, isOnly } from './secret.ts'
import { toWire } from './wire.ts'

/**
 * An entry as it is sent: serialized once for all if it holds no secret; otherwise once for viewers who know none of
 * its secrets, and once for each viewer who knows one.
 */
export class Telling {
  readonly seq: number
  readonly #entry: Entry
  readonly #open: readonly (string | null)[]
  /** The viewers who may know a secret in this entry. */
  readonly #knowing: Audience
  readonly #told = new Map<Viewer | 'unknowing', string>()

  constructor(entry: Entry) {
    this.seq = entry.seq
    this.#entry = entry
    const secrets = entry.events.map(audienceWithin)
    this.#open = entry.events.map((event, i) => (secrets[i] === null ? JSON.stringify(event) : null))
    this.#knowing = [...secrets, audienceWithin(entry.by)].reduce(together, null) ?? noOne
  }

  /** As JSON, redacted for this viewer. */
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

/** Who may know some secret in this; null if it holds none. Secrets inside a secret are only for those who know the outer one. */
function audienceWithin(it: unknown): Audience | null {
  if (it === null || typeof it !== 'object') return null
  if (isOnly(it)) return it.for
  let all: Audience | null = null
  if (Array.isArray(it)) for (const each of it) all = together(all, audienceWithin(each))
  else for (const key in it) all = together(all, audienceWithin((it as Record<string, unknown>)[key]))
  return all
}
