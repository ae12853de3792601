import { isRefused, refused } from '#protocol/refused'
import type { Refused } from '../matches/replies.ts'
import { siteOf } from '../network.ts'
import { isInLobby, type Table } from './table.ts'
import type { Tavern } from './tavern.ts'

/** How many tables from one network are in the lobby at once. */
const MOST = 30
/** How many networks are remembered. */
const REMEMBERED = 10_000

const enough = refused(
  'too many public tables',
  `at most ${MOST} at once from one network: make one that is not public`,
)

/**
 * The lobby has room for a hundred tables, and a new browser costs nothing: whoever makes as many as they like must not hide those
 * of everybody else. Each node counts what is shown through it.
 */
export class LobbyShares {
  readonly #tavern: Pick<Tavern, 'find'>
  /** By network: tables, and places held for those that are about to be shown. */
  readonly #shown = new Map<string, Set<string | symbol>>()

  constructor(tavern: Pick<Tavern, 'find'>) {
    this.#tavern = tavern
  }

  /** Shows a table from this address to strangers, unless there are enough. */
  async show(address: string, show: () => Promise<Table | Refused>): Promise<Table | Refused> {
    const shown = this.#of(siteOf(address))
    if (shown.size >= MOST) await this.#forget(shown)
    if (shown.size >= MOST) return enough
    const place = Symbol()
    shown.add(place)
    try {
      const table = await show()
      if (!isRefused(table) && table.listed) shown.add(table.id)
      return table
    } finally {
      shown.delete(place)
    }
  }

  #of(network: string): Set<string | symbol> {
    const shown = this.#shown.get(network) ?? new Set()
    this.#shown.set(network, shown)
    const [oldest] = this.#shown.keys()
    if (this.#shown.size > REMEMBERED && oldest !== undefined) this.#shown.delete(oldest)
    return shown
  }

  /** Those that are in the lobby no longer. */
  async #forget(shown: Set<string | symbol>): Promise<void> {
    for (const id of [...shown]) {
      if (typeof id === 'symbol') continue
      const table = await this.#tavern.find(id)
      if (table === null || !isInLobby(table)) shown.delete(id)
    }
  }
}
