import { join } from 'node:path'
import { expect, test } from 'vitest'
import { seedFrom } from '#kernel/seed'
import { temporaryFolder } from '#testkit/folder'
import { openSqlite, sqliteStore } from './sqlite.ts'

const folder = temporaryFolder()

/** What undoes each migration since 0.2.0, by its number. */
const undone: Readonly<Record<string, string>> = {
  '005': 'ALTER TABLE people DROP COLUMN crest',
  '006': 'DROP TABLE players',
  '007': 'DROP INDEX tavern_tables_code; ALTER TABLE tavern_tables DROP COLUMN code',
  '008': 'ALTER TABLE matches DROP COLUMN winners',
  '009': 'ALTER TABLE mutes DROP COLUMN name',
  '010': 'ALTER TABLE matches DROP COLUMN version; ALTER TABLE matches DROP COLUMN claimed',
  '011': 'DROP TABLE thoughts',
  '012': ['cards', 'versions', 'names', 'hearts', 'plays', 'verdicts', 'reports']
    .map(name => `DROP TABLE gallery_${name}`)
    .join(';'),
  '013': ['found', 'threads', 'notes', 'edits', 'reactions', 'votes', 'marks']
    .map(name => `DROP TABLE board_${name}`)
    .join(';'),
  '017': [
    ...['mail', 'mail_asked', 'secrets', 'renames', 'departures'].map(name => `DROP TABLE account_${name}`),
    ...['chat_by', 'board_reactions_by', 'board_votes_by', 'gallery_hearts_by'].map(name => `DROP INDEX ${name}`),
  ].join(';'),
  '014': [
    ...['roles', 'reports', 'taken', 'measures', 'words', 'audit'].map(name => `DROP TABLE order_${name}`),
    'ALTER TABLE chat DROP COLUMN hidden',
    'DROP INDEX people_named',
    'CREATE TABLE gallery_reports (card text, version integer, "by" text, reason text, at bigint, content text, story text, state text)',
  ].join(';'),
  '016': [
    ...['board_threads', 'order_reports', 'order_measures'].flatMap(name => [
      `DROP INDEX ${name}_untold`,
      `ALTER TABLE ${name} DROP COLUMN told`,
    ]),
    ...['s', '_sendings', '_messages', '_devices', '_hooks', '_wishes', '_off', '_matches'].map(
      name => `DROP TABLE notice${name}`,
    ),
  ].join(';'),
  '015': ['ties', 'asks', 'stars', 'blocks', 'choices', 'invitations']
    .map(name => `DROP TABLE friends_${name}`)
    .join(';'),
  '018': [
    ...['past', 'games', 'unsettled'].map(name => `DROP INDEX players_${name}`),
    ...['game', 'pace', 'fault', 'seats', 'people', 'bots', 'place', 'played', 'settled'].map(
      name => `ALTER TABLE players DROP COLUMN ${name}`,
    ),
    'DROP TABLE encounters',
    'DROP TABLE brought',
  ].join(';'),
  '019': ['failed', 'failing', 'switched_off'].map(name => `ALTER TABLE notice_hooks DROP COLUMN ${name}`).join(';'),
  '020': 'DROP INDEX matches_seed',
}

/** Makes the database as it was before this migration and all later ones. */
function undoFrom(first: string, file: string): void {
  const database = openSqlite(file)
  for (const number of Object.keys(undone).toSorted().toReversed())
    if (number >= first) database.exec(undone[number] ?? '')
  database.exec(`DELETE FROM kysely_migration WHERE name >= '${first}'`)
  database.committed()
  database.close()
}

test('what an older house stored is there: finished matches by their players, muted people by name', async () => {
  const file = join(folder, 'older.db')
  const before = await sqliteStore(openSqlite(file))
  const header = {
    wyrmtavern: 2 as const,
    game: 'fist',
    rules: 1,
    cards: '',
    names: [],
    options: {},
    words: [],
    commitment: '',
  }
  const played = { table: 't', pace: { kind: 'untimed' }, header, seed: seedFrom('x'), began: 1 } as const
  const state = { due: null, attendance: '{}', over: false }
  for (const id of ['over', 'not over']) {
    const line = (seq: number, at: number) => ({ seq, line: `{"seq":${seq},"at":${at}}`, command: null })
    const sitters = [{ person: 'ana' }, { person: 'ben', standIn: false }, { bot: 'random@1' }] as const
    await before.matches.begin({ id, sitters, ...played }, { match: id, version: 1, entries: [line(0, 1)], ...state })
    await before.matches.append({ match: id, version: 2, entries: [line(1, 8)], ...state, over: id === 'over' })
  }
  await before.people.put({ id: 'ben', name: 'Ben', account: 'anonymous', since: 1 })
  for (const whom of ['ben', 'gone']) await before.mutes.mute('ana', whom, 'somebody')
  await before.close()
  undoFrom('006', file)
  const store = await sqliteStore(openSqlite(file))
  for (const person of ['ana', 'ben'])
    expect(await store.matches.finished(person, 9)).toMatchObject([{ match: { id: 'over' }, ended: 8, winners: null }])
  const past = { match: 'over', ended: 8, game: 'fist', seats: 3, pace: 'untimed', people: 2, bots: 1, place: null }
  expect(await store.history.page('ben', { most: 9 })).toEqual([{ ...past, fault: null, played: 'house' }])
  expect(await store.history.unsettled(9)).toEqual(['over'])
  expect(await store.matches.thoughts('over')).toEqual([])
  expect(await store.gallery.cards.find('none')).toBe(null)
  expect(await store.board.threads.counts()).toEqual([])
  expect(await store.mutes.of('ana')).toEqual([
    { person: 'ben', name: 'Ben' },
    { person: 'gone', name: '' },
  ])
  await store.close()
})

test('what was said against cards before there was a desk is at the desk, with the card as it was', async () => {
  const file = join(folder, 'reports.db')
  const before = await sqliteStore(openSqlite(file))
  const made = { game: 'fist', kind: 'character', version: 1, language: 'it', madeFrom: null, words: '', looks: [] }
  const maker = { maker: 'ana', makerName: 'Ana', hash: 'h', content: '{"names":{"it":"Ora"}}', story: 'Nuova', at: 1 }
  await before.gallery.cards.publish({ ...made, ...maker, looks: ['ora'], id: 'card' })
  await before.close()
  undoFrom('014', file)
  const database = openSqlite(file)
  for (const [by, state] of [
    ['ben', 'open'],
    ['eva', 'dismissed'],
  ])
    database.exec(`INSERT INTO gallery_reports VALUES
      ('card', 1, '${by}', 'rude', 5, '{"names":{"it":"Prima"}}', 'Vecchia', '${state}')`)
  database.committed()
  database.close()
  const store = await sqliteStore(openSqlite(file))
  const subject = { kind: 'card', id: 'card' } as const
  expect(await store.order.reports.open(subject)).toMatchObject([
    { by: 'ben', cause: 'other', words: 'rude', at: 5, person: 'ana', evidence: { text: 'Vecchia', title: 'Prima' } },
  ])
  expect(await store.order.reports.by('eva', 9)).toMatchObject([{ state: 'dismissed', decided: 5 }])
  await store.close()
})

test('a first opening that is interrupted anywhere does not keep the house from opening later', async () => {
  let [cuts, isCut] = [0, true]
  for (; isCut; cuts++) {
    const file = join(folder, `${cuts}.db`)
    const database = openSqlite(file)
    const { prepare } = database
    let left = cuts
    database.prepare = sql => {
      if (left-- === 0) throw new Error('cut short')
      return prepare.call(database, sql)
    }
    isCut = await sqliteStore(database).then(
      () => false,
      () => true,
    )
    database.prepare = prepare
    database.close()
    const store = await sqliteStore(openSqlite(file))
    expect(await store.matches.find('nothing')).toBeNull()
    await store.close()
  }
  expect(cuts).toBeGreaterThan(20)
})

test('people from before there were crests are still known, and can choose one', async () => {
  const file = join(folder, 'old.db')
  const store = await sqliteStore(openSqlite(file))
  const ana = { id: 'p', name: 'Ana', account: 'a', since: 1 }
  await store.people.put(ana)
  await store.close()
  undoFrom('005', file)
  const now = await sqliteStore(openSqlite(file))
  expect(await now.people.find('p')).toEqual(ana)
  await now.people.put({ ...ana, crest: { face: 'fox', colour: 'sky' } })
  expect((await now.people.find('p'))?.crest).toEqual({ face: 'fox', colour: 'sky' })
  await now.close()
})

test('a database of a newer house is refused in one sentence', async () => {
  const file = join(folder, 'newer.db')
  await (await sqliteStore(openSqlite(file))).close()
  const database = openSqlite(file)
  database.exec("INSERT INTO kysely_migration VALUES ('999-later', '2999')")
  database.committed()
  await expect(sqliteStore(database)).rejects.toThrow(
    'the database was last used by a newer version of Wyrmtavern (999-later): run that version, or a newer one',
  )
  database.close()
})
