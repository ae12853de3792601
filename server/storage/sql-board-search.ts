import { type Kysely, sql } from 'kysely'
import type { NoteSearch, NoteStore, SoughtWord, StoredNote } from './board-port.ts'
import type { Schema } from './schema.ts'
import { noteColumns, storedNote } from './sql-board-rows.ts'

/* Words are only letters and digits, so quoting them is enough. */

const either = (
  { forms, prefix }: SoughtWord,
  [quote, or, begins]: readonly [quote: string, or: string, begins: string],
): string => {
  const quoted = (word: string): string => `${quote}${word}${quote}`
  const all = [...forms.map(quoted), ...(prefix === null ? [] : [`${quoted(prefix)}${begins}`])]
  return `(${all.join(or)})`
}
const forFts5 = (words: readonly SoughtWord[]): string =>
  words.map(word => either(word, ['"', ' OR ', ' *'])).join(' AND ')
const forPostgres = (words: readonly SoughtWord[]): string =>
  words.map(word => either(word, ["'", ' | ', ':*'])).join(' & ')

/** Notes that somebody may find, of any words. */
function readable(db: Kysely<Schema>, { topic, game, language }: NoteSearch) {
  let query = db
    .selectFrom('board_notes as n')
    .innerJoin('board_threads as t', 't.id', 'n.thread')
    .select(noteColumns.map(column => `n.${column}` as const))
    .where('n.hidden_at', 'is', null)
    .where('t.hidden_at', 'is', null)
  if (topic !== undefined) query = query.where('t.topic', '=', topic)
  if (game !== undefined) query = query.where('t.game', game === null ? 'is' : '=', game)
  return language === undefined ? query : query.where('t.language', '=', language)
}

/** FTS5 finds the newest first by itself, and stops when there are enough. */
export const searchByFts5 =
  (db: Kysely<Schema>): NoteStore['search'] =>
  async (wish, before, most) => {
    if (wish.words.length === 0) return []
    const found = readable(db, wish)
      .innerJoin(sql<{ rowid: number }>`board_found`.as('f'), join => join.on(sql<boolean>`f.rowid = n.serial`))
      .where(sql<boolean>`board_found match ${forFts5(wish.words)}`)
    const older = before === null ? found : found.where(sql<number>`f.rowid`, '<', before)
    return (await older.orderBy(sql`f.rowid`, 'desc').limit(most).execute()).map(storedNote)
  }

/** How many notes are looked through from the newest on, at first and then, before the index is asked. */
const WINDOWS = [3000, 12_000]

/**
 * PostgreSQL cannot know whether it is faster to look through the newest notes or to sort all that its index finds: words
 * that are frequent have enough among the newest, and of those that are not the index finds few.
 */
export const searchByPostgres =
  (db: Kysely<Schema>, windows: readonly number[] = WINDOWS): NoteStore['search'] =>
  async (wish, before, most) => {
    if (wish.words.length === 0) return []
    const found = readable(db, wish).where(sql<boolean>`n.found @@ ${forPostgres(wish.words)}::tsquery`)
    let end = before ?? (await newestIn(db)) + 1
    const notes: StoredNote[] = []
    for (const window of windows) {
      const near = found.where('n.serial', '<', end).where('n.serial', '>=', end - window)
      notes.push(
        ...(
          await near
            .orderBy('n.serial', 'desc')
            .limit(most - notes.length)
            .execute()
        ).map(storedNote),
      )
      end -= window
      if (notes.length === most || end <= 0) return notes
    }
    const older = found.where('n.serial', '<', end).orderBy(sql`n.serial + 0`, 'desc') // not in the order of the serial numbers
    return [...notes, ...(await older.limit(most - notes.length).execute()).map(storedNote)]
  }

async function newestIn(db: Kysely<Schema>): Promise<number> {
  const row = await db.selectFrom('board_notes').select('serial').orderBy('serial', 'desc').limit(1).executeTakeFirst()
  return row?.serial ?? 0
}
