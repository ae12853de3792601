import { createHash } from 'node:crypto'
import type { Hook, NewNotice, NewSending, NoticeStore } from '../storage/notices-port.ts'
import { type Occasion, type Tell, tableOf } from './occasion.ts'
import { places } from './places.ts'
import { aboutOf } from './telling.ts'
import { type AskedWhoWants, wantedOf } from './wanted.ts'
import { letterTime, sendingTime, type Wishes, wishesIn } from './wishes.ts'

export interface NoticesParams extends AskedWhoWants {
  readonly store: NoticeStore
  readonly now: () => number
  /** How long to wait for more that could be told with it, in milliseconds. */
  readonly collects: number
  /** Whether this house sends letters. */
  readonly hasMail: boolean
  /** What these people have not read has changed. */
  readonly changed: (people: Iterable<string>) => void
  /** Something may have to be sent soon. */
  readonly soon: () => void
}

const DAY = 86_400_000
const HOUR = 3_600_000

/** Puts notices down: for the page, and for every way in which somebody wishes to be told. */
export class Notices {
  readonly #terms: NoticesParams

  constructor(terms: NoticesParams) {
    this.#terms = terms
  }

  readonly tell: Tell = occasion => this.put([occasion])

  /** Each once, whoever puts it down how often. */
  async put(occasions: readonly Occasion[]): Promise<void> {
    if (occasions.length === 0) return
    const { store, now, changed, soon } = this.#terms
    const people = [...new Set(occasions.map(({ to }) => to))]
    const [wanted, wishes, devices, hooks] = await Promise.all([
      wantedOf(this.#terms, occasions),
      store.wishes.of(people),
      store.devices.of(people),
      store.hooks.of(people),
    ])
    const devicesOf = Map.groupBy(devices, ({ person }) => person)
    const hooksOf = Map.groupBy(hooks, ({ person }) => person)
    const at = now()
    const notices: NewNotice[] = []
    for (const occasion of wanted) {
      const { to: person, kind } = occasion
      const table = tableOf(occasion)
      const theirs = {
        wishes: wishesIn(wishes.get(person)),
        devices: (devicesOf.get(person) ?? []).map(({ id }) => id),
        hooks: (hooksOf.get(person) ?? []).flatMap(it => (isFor(it, table) ? [it.id] : [])),
      }
      const about = JSON.stringify(aboutOf(occasion))
      const [place, rank] = placeOf(occasion)
      notices.push({
        id: noticeId(occasion, at),
        person,
        kind,
        about,
        place,
        rank,
        at,
        sendings: this.#sendings(occasion, theirs, at),
      })
    }
    const fresh = await store.put(notices)
    if (fresh.size === 0) return
    changed(notices.flatMap(({ id, person }) => (fresh.has(id) ? [person] : [])))
    soon()
  }

  #sendings(occasion: Occasion, theirs: Theirs, at: number): readonly NewSending[] {
    const { collects, hasMail } = this.#terms
    const { wishes, devices, hooks } = theirs
    const isTest = occasion.kind === 'test'
    const ways = isTest ? [occasion.way] : wishes.ways[occasion.kind === 'reminder' ? 'turn' : occasion.kind]
    const soon = isTest ? at : sendingTime(wishes, at + collects)
    const letters = isTest ? at : letterTime(wishes, at + collects)
    const reminded = occasion.kind === 'turn' ? remindedAt(wishes, occasion.until) : null
    return [
      ...(ways.includes('push') ? devices.map(target => ({ channel: 'push', target, due: soon }) as const) : []),
      ...(ways.includes('hook') ? hooks.map(target => ({ channel: 'hook', target, due: soon }) as const) : []),
      ...(ways.includes('mail') && hasMail ? [{ channel: 'mail', target: '', due: letters } as const] : []),
      ...(reminded !== null && reminded > at ? [{ channel: 'later', target: '', due: reminded } as const] : []),
    ]
  }
}

const isFor = (hook: Hook, table: string | null): boolean =>
  hook.off === null && (hook.table === null || hook.table === table)

interface Theirs {
  readonly wishes: Wishes
  readonly devices: readonly string[]
  readonly hooks: readonly string[]
}

const remindedAt = ({ reminder }: Wishes, until: number | null): number | null =>
  reminder === null || until === null ? null : until - reminder * HOUR

/** Where its reader finds out, and which of the things there it is about. */
function placeOf(occasion: Occasion): readonly [place: string, rank: number] {
  switch (occasion.kind) {
    case 'turn':
    case 'reminder':
      return [places.match(occasion.match), occasion.since]
    case 'invitation':
      return [places.table(occasion.table), 0]
    case 'answer':
      return [places.thread(occasion.thread), occasion.number]
    case 'friend':
      return [places.friend(occasion.by), 0]
    case 'order':
    case 'test':
      return [places[occasion.kind], 0]
  }
}

/** What makes an occasion the same: it is told once. Who asks to be a friend again is told again on another day. */
export function noticeId(occasion: Occasion, at: number): string {
  const key = ((): readonly (string | number)[] => {
    switch (occasion.kind) {
      case 'turn':
      case 'reminder':
        return [occasion.match, occasion.seat, occasion.since]
      case 'invitation':
        return [occasion.by, occasion.table]
      case 'friend':
        return [occasion.by, String(occasion.accepted), Math.floor(at / DAY)]
      case 'answer':
        return [occasion.thread, occasion.number]
      case 'order':
        return [occasion.about]
      case 'test':
        return [occasion.way, occasion.at]
    }
  })()
  const said = JSON.stringify([occasion.kind, occasion.to, ...key])
  return createHash('sha256').update(said).digest('base64url').slice(0, 22)
}
