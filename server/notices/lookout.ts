import type { LiveMatches } from '../matches/live-matches.ts'
import { changesOf } from '../storage/order-port.ts'
import type { Store } from '../storage/port.ts'
import { type Notices, noticeId } from './notices.ts'
import type { Occasion } from './occasion.ts'
import { places } from './places.ts'
import { Rounds } from './rounds.ts'
import { turnsAt } from './turns.ts'

export interface LookoutParams {
  readonly store: Pick<Store, 'matches' | 'board' | 'order' | 'notices'>
  readonly liveMatches: Pick<LiveMatches, 'find'>
  readonly notices: Notices
  readonly now: () => number
  readonly changed: (people: Iterable<string>) => void
  readonly failed: (what: string, error: unknown) => void
}

/** How often to look, in milliseconds, if nobody says that there is something. */
const OFTEN = 1000
/** How many of each are looked at in one round. */
const MOST = 100

/**
 * Finds what people have not been told of: matches, threads and decisions that have changed since. Nothing has to be
 * remembered by who changed them, so nothing is lost when they are killed; and what two nodes find at once is put down once.
 */
export class Lookout {
  readonly #terms: LookoutParams
  readonly #rounds: Rounds

  constructor(terms: LookoutParams) {
    this.#terms = terms
    this.#rounds = new Rounds(
      () => this.look(),
      OFTEN,
      error => terms.failed('looking for notices', error),
    )
  }

  open(): void {
    this.#rounds.open()
  }
  /** Something has changed. */
  soon(): void {
    this.#rounds.soon()
  }
  close(): Promise<void> {
    return this.#rounds.close()
  }

  /** Whether there may be more. */
  async look(): Promise<boolean> {
    const { matches, board, order } = this.#terms.store
    const [played, threads, reports, measures] = await Promise.all([
      matches.untold(MOST),
      board.threads.untold(MOST),
      order.reports.untold(MOST),
      order.measures.untold(MOST),
    ])
    for (const id of played) await this.#match(id)
    for (const thread of threads) await this.#thread(thread)
    for (const { id, by } of reports) {
      if (by !== null) await this.#terms.notices.put([{ kind: 'order', to: by, about: `report ${id}` }])
      await order.reports.told(id)
    }
    for (const measure of measures) {
      const { id, person } = measure
      const changes = changesOf(measure)
      if (person !== null)
        await this.#terms.notices.put([{ kind: 'order', to: person, about: `measure ${id} ${changes}` }])
      await order.measures.told(id, changes)
    }
    return [played, threads, reports, measures].some(({ length }) => length === MOST)
  }

  /** Whose turn it is, and whose it is not any more. */
  async #match(id: string): Promise<void> {
    const { store, liveMatches, notices, now, changed } = this.#terms
    for (;;) {
      const live = await liveMatches.find(id).catch(() => null)
      await live?.catchUp()
      const version = live?.version ?? (await store.matches.versions([id])).get(id) ?? 0
      const turns = live === null ? [] : await turnsAt(live)
      await notices.put(turns)
      const current = turns.flatMap(turn => [noticeId(turn, 0), noticeId({ ...turn, kind: 'reminder' }, 0)])
      const passed = await store.notices.pass(places.match(id), current, now())
      // Whoever had read of their turn is told as well that it does not wait any more.
      const asked = new Set(turns.map(({ to }) => to))
      const others = (live?.kept.sitters ?? []).flatMap(it =>
        'person' in it && !asked.has(it.person) ? it.person : [],
      )
      if (passed.length + others.length > 0) changed(new Set([...passed, ...others]))
      await store.matches.told(id, version, live?.isOver ?? false)
      // Another node may have told of a newer version meanwhile, and what was put down here is outdated.
      if (live === null || ((await store.matches.versions([id])).get(id) ?? 0) <= version) return
    }
  }

  /** Notes that are hidden by now are told to nobody. */
  async #thread({
    id,
    told,
    last,
  }: {
    readonly id: string
    readonly told: number
    readonly last: number
  }): Promise<void> {
    const { board } = this.#terms.store
    const upTo = Math.min(last, told + MOST)
    const [followers, notes] = await Promise.all([
      board.marks.followers(id),
      board.notes.list(id, told + 1, upTo - told),
    ])
    const occasions = notes
      .filter(({ hidden, number }) => hidden === null && number > 1)
      .flatMap(({ number, by }): readonly Occasion[] =>
        followers.map(to => ({ kind: 'answer', to, by, thread: id, number }) as const),
      )
    await this.#terms.notices.put(occasions)
    await board.threads.told(id, upTo)
  }
}
