import type { News } from '../news/news.ts'
import { Listeners, type LobbyChange } from './listeners.ts'
import { forAll } from './seen.ts'
import type { Table } from './table.ts'

/** What nodes call it when they tell each other of it. Its numbers say nothing. */
export const LOBBY = 'lobby'
/** How long changes by other nodes are collected before the tables are listed again, in milliseconds. */
const COLLECT = 250

export interface LobbyParams {
  readonly news: News | undefined
  readonly now: () => number
  readonly listed: () => Promise<readonly Table[]>
  readonly failed: (what: string, error: unknown) => void
}

/** Those who look at the lobby. What other nodes change there is found by listing it again. */
export class Lobby {
  readonly #terms: LobbyParams
  readonly #listeners = new Listeners<LobbyChange>(() => this.#opened())
  /** What the listeners were shown: the version of each table. */
  #shown: Map<string, number> | null = null
  #again: NodeJS.Timeout | null = null

  constructor(terms: LobbyParams) {
    this.#terms = terms
  }

  onChange(hear: (change: LobbyChange) => void): () => void {
    return this.#listeners.add('', hear)
  }

  /** This node has changed a table. It is null if it is no longer in the lobby. */
  tell(id: string, table: Table | null): void {
    this.#show(id, table)
    const { news, now } = this.#terms
    news?.tell(LOBBY, now())
  }

  /** The lobby as it is now: new listeners begin with it, and the others are told what has changed. */
  shows(tables: readonly Table[]): void {
    const shown = this.#shown
    if (shown === null) {
      this.#shown = new Map(tables.map(({ id, version }) => [id, version]))
      return
    }
    for (const id of [...shown.keys()]) if (!tables.some(table => table.id === id)) this.#show(id, null)
    for (const table of tables) if ((shown.get(table.id) ?? 0) < table.version) this.#show(table.id, table)
  }

  #show(id: string, table: Table | null): void {
    if (table === null) this.#shown?.delete(id)
    else this.#shown?.set(id, table.version)
    this.#listeners.tell('', { id, table: table === null ? null : forAll(table) })
  }

  #opened(): (() => void) | undefined {
    const { news, listed, failed } = this.#terms
    const stop = news?.follow(LOBBY, null, () => {
      this.#again ??= setTimeout(() => {
        this.#again = null
        listed().then(
          tables => this.shows(tables),
          error => failed('the lobby', error),
        )
      }, COLLECT).unref()
    })
    return () => {
      stop?.()
      this.#shown = null
    }
  }
}
