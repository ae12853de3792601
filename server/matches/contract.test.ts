import { join } from 'node:path'
import { shelfEditions } from '#editions/editions'
import { bid, keepsTheContract, type Playground, superstitious } from '#engine/testing'
import { temporaryFolder } from '#testkit/folder'
import { ben } from '#testkit/table'
import { openSqlite, sqliteStore } from '../storage/sqlite.ts'
import { LiveMatches } from './live-matches.ts'

async function hallAt(file: string) {
  const store = await sqliteStore(openSqlite(file))
  const editions = shelfEditions({ auction: superstitious })
  const liveMatches = new LiveMatches({
    store: store.matches,
    editions,
    now: Date.now,
    asked: () => {},
    failed: () => {},
  })
  const close = async (): Promise<void> => {
    await liveMatches.close()
    await store.close()
  }
  return { liveMatches, store: store.matches, close }
}

async function playgroundAt(file: string, id: string): Promise<Playground> {
  const { liveMatches, store, close } = await hallAt(file)
  const match = await liveMatches.find(id)
  if (match === null) throw new Error(`there is no match ${id}`)
  return {
    match,
    kept: () => store.lines(id, 0),
    interfere: async () => {
      const other = await hallAt(file)
      await (await other.liveMatches.find(id))?.answer(ben, bid('behind', 0, 0))
      await other.close()
    },
    reopened: () => playgroundAt(file, id),
    close,
  }
}

keepsTheContract(async options => {
  const file = join(temporaryFolder(), 'house.db')
  const { liveMatches, close } = await hallAt(file)
  const { id } = await liveMatches.begin({
    table: 't',
    game: 'auction',
    options,
    names: ['Ana', 'Ben'],
    words: [],
    sitters: [
      { person: 'a', advice: true },
      { person: 'b', advice: true },
    ],
    pace: { kind: 'untimed' },
  })
  await close()
  return playgroundAt(file, id)
})
