import { join } from 'node:path'
import { afterEach, beforeEach, describe } from 'vitest'
import type { Header } from '#kernel/file'
import { seedFrom } from '#kernel/seed'
import { temporaryFolder } from '#testkit/folder'
import { freshDatabase, hasPostgres } from '#testkit/servers'
import { memoryStore } from './memory.ts'
import type { Appended, MatchRecord, Store, StoredLine } from './port.ts'
import { openPostgres, postgresStore } from './postgres.ts'
import { openSqlite, sqliteStore } from './sqlite.ts'

export type Doc = { readonly says: string }

export const header: Header = {
  wyrmtavern: 1,
  game: 'auction',
  rules: 1,
  cards: 'c',
  names: ['Ana', 'Ben'],
  options: {},
  words: [],
  commitment: 'x',
}
export const record = (id: string): MatchRecord => ({
  id,
  table: 't',
  sitters: [{ person: 'p' }, { bot: 'random@1' }],
  pace: { kind: 'live', bank: 60, increment: 5, cap: 90 },
  header,
  seed: seedFrom(id),
  began: 7,
})
export const written = (seq: number, more: Partial<StoredLine> = {}): StoredLine => ({
  seq,
  line: `{"seq":${seq}}`,
  command: null,
  ...more,
})
export const entry = (match: string, seq: number, more: Partial<Appended> = {}): Appended => ({
  match,
  version: seq + 1,
  entries: [written(seq)],
  due: null,
  attendance: '{}',
  over: false,
  ...more,
})

/** A store of one kind: a new one for every test. */
export interface Tried {
  store: Store<Doc>
  /** Closes it and opens it again; null if it forgets everything. */
  readonly reopen: (() => Promise<void>) | null
}

interface Kind {
  /** Where a new store can be. */
  readonly place: () => Promise<string>
  readonly open: (place: string) => Promise<Store<Doc>>
  readonly remembers: boolean
}

const kinds: Readonly<Record<string, Kind>> = {
  memory: { place: async () => '', open: async () => memoryStore<Doc>(), remembers: false },
  SQLite: {
    place: async () => join(temporaryFolder(), 'data', 'wyrmtavern.db'),
    open: file => sqliteStore<Doc>(openSqlite(file)),
    remembers: true,
  },
  ...(hasPostgres && {
    PostgreSQL: { place: freshDatabase, open: url => postgresStore<Doc>(openPostgres(url)), remembers: true },
  }),
}

/** Tests that every implementation of the store must pass. */
export function forEveryStore(tests: (tried: Tried) => void): void {
  for (const [name, kind] of Object.entries(kinds))
    describe(`the store in ${name}`, () => {
      let place = ''
      const reopen = async (): Promise<void> => {
        await tried.store.close()
        tried.store = await kind.open(place)
      }
      const tried: Tried = { store: memoryStore<Doc>(), reopen: kind.remembers ? reopen : null }
      beforeEach(async () => {
        place = await kind.place()
        tried.store = await kind.open(place)
      })
      afterEach(() => tried.store.close())
      tests(tried)
    })
}
