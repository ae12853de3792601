import { isRefused, refused } from '#protocol/refused'
import type { Refused } from '../matches/replies.ts'
import type { TableStore } from '../storage/port.ts'
import { noTable } from './no-table.ts'
import { goneFrom, hasCode, isBeginning, isInLobby, peopleAt, type Table } from './table.ts'

/** How often to try again after somebody else changed the table first. */
const TRIES = 8
/** Tables unchanged for this long are not shown to strangers, and do not keep their codes from others. */
export const STALE = 7 * 86_400_000
const busy = refused('busy', 'the same again: others were quicker')

export interface KeptTablesParams {
  readonly store: TableStore<Table>
  readonly now: () => number
  /** A code to join a table by, drawn at random. */
  readonly newCode: () => string
  /** A new version is stored. The first follows none. */
  readonly stored: (before: Table | null, after: Table) => void
}

/** Tables in the store. Whoever writes the next version of a table changes it; a code leads to one table. */
export class KeptTables {
  readonly #terms: KeptTablesParams

  constructor(terms: KeptTablesParams) {
    this.#terms = terms
  }

  async find(id: string): Promise<Table | null> {
    return (await this.#terms.store.find(id))?.doc ?? null
  }

  async make(table: Table): Promise<Table | Refused> {
    for (let tries = 0; tries < TRIES; tries++) {
      const made = { ...table, code: this.#terms.newCode() }
      if (!(await this.#isFree(made.code, table.id)) || !(await this.#put(made))) continue
      this.#terms.stored(null, made)
      return made
    }
    return busy
  }

  /** Changes a table; tries again if somebody else was faster. */
  async change(
    id: string,
    change: (table: Table) => Table | Refused | Promise<Table | Refused>,
  ): Promise<Table | Refused> {
    for (let tries = 0; tries < TRIES; tries++) {
      const kept = await this.#terms.store.find(id)
      if (kept === null) return noTable
      const changed = await change(kept.doc)
      if (isRefused(changed) || changed === kept.doc) return changed
      const { code = this.#terms.newCode() } = changed
      const ownOrNew = (await this.#isFree(code, id)) ? code : this.#terms.newCode()
      const after = { ...changed, code: ownOrNew, version: kept.version + 1, changed: this.#terms.now() }
      if (!(await this.#put(after))) continue
      this.#terms.stored(kept.doc, after)
      return after
    }
    return busy
  }

  /** The time of the last change stays: nobody did anything there. */
  async rewrite(id: string, change: (table: Table) => Table): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const kept = await this.#terms.store.find(id)
      const doc = kept === null ? null : change(kept.doc)
      if (kept === null || doc === null || JSON.stringify(doc) === JSON.stringify(kept.doc)) return
      const after = { ...doc, version: kept.version + 1 }
      if (!(await this.#put(after))) continue
      this.#terms.stored(kept.doc, after)
      return
    }
    throw new Error(`table ${id} is too busy`)
  }

  /** Whether no other table has this code. A table unchanged for long loses it to the first that draws the same. */
  async #isFree(code: string, id: string): Promise<boolean> {
    const other = await this.#terms.store.byCode(code)
    if (other === null || other.id === id) return true
    if (isBeginning(other) || other.changed > this.#terms.now() - STALE) return false
    const { code: _, ...without } = other
    return this.#put({ ...without, version: other.version + 1 })
  }

  #put(table: Table): Promise<boolean> {
    const { id, version, host, changed } = table
    const code = hasCode(table) ? (table.code ?? null) : null
    const people = [...(host === null ? [] : [host]), ...peopleAt(table), ...goneFrom(table)]
    return this.#terms.store.put({ id, listed: isInLobby(table), people, code, changed }, version, table)
  }
}
