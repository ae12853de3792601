import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shelfEditions } from '#editions/editions'
import { bid, keepsTheContract, type Playground, superstitious } from '#engine/testing'
import { ben } from '#testkit/table'
import { openSqlite, sqliteStore } from '../storage/sqlite.ts'
import { Hall } from './hall.ts'

async function hallAt(file: string) {
  const store = await sqliteStore(openSqlite(file))
  const editions = shelfEditions({ auction: superstitious })
  const hall = new Hall({ store: store.matches, editions, now: Date.now, asked: () => {}, failed: () => {} })
  const close = async (): Promise<void> => {
    await hall.close()
    await store.close()
  }
  return { hall, store: store.matches, close }
}

async function playgroundAt(file: string, id: string): Promise<Playground> {
  const { hall, store, close } = await hallAt(file)
  const match = await hall.find(id)
  if (match === null) throw new Error(`there is no match ${id}`)
  return {
    match,
    kept: () => store.lines(id, 0),
    interfere: async () => {
      const other = await hallAt(file)
      await (await other.hall.find(id))?.answer(ben, bid('behind', 0, 0))
      await other.close()
    },
    reopened: () => playgroundAt(file, id),
    close,
  }
}

keepsTheContract(async options => {
  const file = join(mkdtempSync(join(tmpdir(), 'contract-')), 'house.db')
  const { hall, close } = await hallAt(file)
  const { id } = await hall.begin({
    table: 't',
    game: 'auction',
    options,
    names: ['Ana', 'Ben'],
    words: [],
    sitters: [{ person: 'a' }, { person: 'b' }],
    pace: { kind: 'untimed' },
  })
  await close()
  return playgroundAt(file, id)
})
