import { expect, test } from 'vitest'
import { freshDatabase, hasPostgres } from '#testkit/servers'
import { openPostgres, postgresStore } from './postgres.ts'
import { searchByPostgres } from './sql-board-search.ts'

test.skipIf(!hasPostgres)(
  'wherever the windows of PostgreSQL end, it finds the same notes in the same order',
  async () => {
    const postgres = openPostgres(await freshDatabase())
    const { board, close } = await postgresStore(postgres)
    const said = { by: 'p', at: 1, text: 'x', isNewcomers: false }
    const thread = {
      id: 'a',
      topic: 'house',
      game: null,
      language: 'en',
      title: '',
      excerpt: '',
      holds: [],
      poll: null,
    }
    await board.threads.begin(thread, { ...said, draft: '1', words: 'odd all' }, null)
    for (let n = 2; n <= 12; n++)
      await board.notes.answer('a', { ...said, draft: `${n}`, words: n % 2 === 0 ? 'even all' : 'odd all' }, null)
    const numbers = async (word: string, windows: readonly number[], before: number | null, most: number) => {
      const words = [{ forms: [word], prefix: null }]
      const notes = await searchByPostgres(postgres.db, windows)({ words }, before, most)
      return notes.map(({ number }) => number)
    }
    for (const windows of [[], [1], [3, 4], [5, 6, 9], [100]]) {
      expect(await numbers('odd', windows, null, 4)).toEqual([11, 9, 7, 5])
      expect(await numbers('even', windows, null, 99)).toEqual([12, 10, 8, 6, 4, 2])
      const [last] = await board.notes.list('a', 7, 1)
      expect(await numbers('all', windows, last?.serial ?? 0, 3)).toEqual([6, 5, 4])
      expect(await numbers('none', windows, null, 9)).toEqual([])
    }
    await close()
  },
)
