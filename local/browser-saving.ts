import type { SavedLine, SavedMatch } from './saved-match.ts'
import type { Saved, Saving } from './saving.ts'

const NAME = 'wyrmtavern'
const VERSION = 1
const [MATCHES, ENTRIES] = ['matches', 'entries'] as const

interface KeptEntry extends SavedLine {
  readonly match: string
  readonly seq: number
}

/** Stored in this browser until somebody clears it. Opened again if the browser closed it. */
export class BrowserSaving implements Saving {
  #open: Promise<IDBDatabase> | null = null

  async list(): Promise<readonly SavedMatch[]> {
    const all = await this.#within('readonly', [MATCHES], it => asked(it.objectStore(MATCHES).getAll()))
    // Incomplete ones cannot be shown.
    return all.filter(isWhole).toSorted((a, b) => b.changed - a.changed)
  }

  find(id: string): ReturnType<Saving['find']> {
    return this.#within('readonly', [MATCHES, ENTRIES], async it => {
      const kept = (await asked(it.objectStore(MATCHES).get(id))) as SavedMatch | undefined
      if (kept === undefined) return null
      const lines = (await asked(it.objectStore(ENTRIES).getAll(all(id)))) as KeptEntry[]
      return { kept, lines }
    })
  }

  write(kept: SavedMatch, lines: readonly SavedLine[], before: number): Promise<Saved> {
    return this.#within('readwrite', [MATCHES, ENTRIES], async it => {
      const [matches, entries] = [it.objectStore(MATCHES), it.objectStore(ENTRIES)]
      const there = (await asked(matches.get(kept.id))) as SavedMatch | undefined
      if (there !== undefined && there.next !== before) return 'elsewhere'
      const from = there === undefined ? 0 : before
      if (there === undefined) entries.delete(all(kept.id))
      for (const [i, line] of lines.slice(from).entries())
        entries.add({ ...line, match: kept.id, seq: from + i } satisfies KeptEntry)
      matches.put(kept)
      return there === undefined && before > 0 ? 'again' : 'done'
    })
  }

  remove(id: string): Promise<void> {
    return this.#within('readwrite', [MATCHES, ENTRIES], async it => {
      it.objectStore(MATCHES).delete(id)
      it.objectStore(ENTRIES).delete(all(id))
    })
  }

  /** Resolves when everything is on disk. Tries once more if the browser closed the database meanwhile. */
  async #within<T>(
    mode: IDBTransactionMode,
    stores: readonly string[],
    work: (it: IDBTransaction) => Promise<T>,
    isSecondTry = false,
  ): Promise<T> {
    const base = await this.#opened()
    let it: IDBTransaction
    try {
      it = base.transaction(stores, mode, { durability: 'strict' })
    } catch (error) {
      this.#open = null
      if (isSecondTry) throw error
      return this.#within(mode, stores, work, true)
    }
    const done = new Promise<void>((resolve, reject) => {
      it.oncomplete = () => resolve()
      it.onabort = () => reject(it.error ?? new Error('nothing was written'))
      it.onerror = () => reject(it.error ?? new Error('nothing was written'))
    })
    const [worked] = await Promise.all([work(it), done])
    return worked
  }

  #opened(): Promise<IDBDatabase> {
    this.#open ??= opened(() => {
      this.#open = null
    }).catch(error => {
      this.#open = null
      throw error
    })
    return this.#open
  }
}

const isWhole = (it: Partial<SavedMatch>): it is SavedMatch =>
  typeof it.id === 'string' &&
  typeof it.changed === 'number' &&
  typeof it.header?.game === 'string' &&
  Array.isArray(it.header.names)

const all = (match: string): IDBKeyRange => IDBKeyRange.bound([match, 0], [match, Number.MAX_SAFE_INTEGER])

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function opened(closed: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(MATCHES, { keyPath: 'id' })
    request.result.createObjectStore(ENTRIES, { keyPath: ['match', 'seq'] })
  }
  const base = await asked(request)
  base.onclose = closed
  base.onversionchange = () => {
    base.close()
    closed()
  }
  return base
}
