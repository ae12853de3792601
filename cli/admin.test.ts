import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '#server/storage/port'
import { openPostgres, postgresStore } from '#server/storage/postgres'
import { openSqlite, sqliteStore } from '#server/storage/sqlite'
import { temporaryFolder } from '#testkit/folder'
import { freshDatabase, hasPostgres } from '#testkit/servers'
import { runHere } from './testing.ts'

const before = { ...process.env }
afterAll(() => {
  process.env = before
})
const card = '-cardOfAna__'
const [ana, ben, eva] = ['-personAna__', 'personBen___', 'personEva___']

/** Ana has a rude card that Ben has reported; two people are called Ben. */
async function fill({ gallery, people, order, close }: Store): Promise<void> {
  for (const [id, name, since] of [
    [ana, 'Ana', 1],
    [ben, 'Ben', 2],
    [eva, 'Ben', 3],
  ] as const)
    await people.put({ id, name, account: id, since })
  const content = JSON.stringify({ kind: 'character', names: { en: 'Rude\u001b[31m' } })
  const made = { game: 'fist', kind: 'character', version: 1, language: 'en', story: 'Ha!', madeFrom: null, words: '' }
  await gallery.cards.publish({
    ...made,
    id: card,
    maker: ana,
    makerName: 'Ana',
    hash: 'a',
    content,
    looks: ['r'],
    at: 1,
  })
  const about = { title: 'Rude', game: 'fist', by: { person: ana, name: 'Ana' }, at: 1, before: [], card: null }
  await order.reports.report({
    ...{
      id: 'report',
      subject: { kind: 'card', id: card },
      cause: 'rude',
      words: 'really',
      by: ben,
      at: 3,
      person: ana,
    },
    evidence: { ...about, text: 'Ha\u001b!', where: `/gallery/${card}` },
  })
  await close()
}

async function inFile(): Promise<void> {
  process.env.DATA = temporaryFolder()
  delete process.env.DATABASE_URL
  await fill(await sqliteStore(openSqlite(join(process.env.DATA, 'wyrmtavern.db'))))
}
const admin = async (...args: readonly string[]) => runHere(['admin', ...args])
const json = async (...args: readonly string[]) => JSON.parse((await admin(...args, '--json')).stdout)
const why = ['--reason', 'a rude name'] as const

describe('keeping order', () => {
  beforeAll(inFile)

  test('the first host is made by name, or by id where two have the name; the last one stays', async () => {
    const { code, stderr } = await admin('role', 'Ben', 'host')
    expect(code).toBe(2)
    expect(stderr).toMatch(/\nadmin: Ben: 2 people are called that: expected one of these ids\n$/)
    for (const id of [ben, eva]) expect(stderr).toContain(`  ${id}  Ben, a guest, here since 1970-01-01`)
    expect((await admin('role', 'Ana', 'host')).stdout).toContain(`Ana (${ana}), host`)
    expect((await admin('role', ana, 'none')).stderr).toContain('expected another host first')
    expect((await admin('role', ben, 'moderator')).code).toBe(0)
    expect((await json('keepers')).map(({ person, role }: Record<string, string>) => [person, role])).toEqual([
      [ana, 'host'],
      [ben, 'moderator'],
    ])
    expect((await admin('role', ben, 'none')).code).toBe(0)
    expect((await admin('role', 'Nobody', 'host')).stderr).toContain('expected the id, the exact name or the username')
  })

  test('reports are listed with what they are about, decided, appealed against and lifted', async () => {
    const { stdout } = await admin('reports')
    expect(stdout).toContain(`card:${card}`)
    expect(stdout).toContain(`Ben (${ben}): rude, really`)
    expect(stdout).not.toContain('\u001b')
    expect(stdout).toMatch(/1 subjects with open reports\n$/)
    expect((await admin('hide', `card:${card}`, ...why)).stdout).toContain('by this command: a rude name')
    expect((await admin('cards')).stdout).toMatch(/card:-cardOfAna__ .*, taken down on .*: a rude name\n/)
    expect(await json('reports')).toEqual([])
    const [{ id }] = await json('measures')
    expect((await admin('grant', id, ...why)).stderr).toContain('expected a measure with an open appeal')
    expect((await admin('lift', id, ...why)).stdout).toContain('lifted on')
    expect((await json('cards'))[0].takenDown).toBe(null)
    expect((await admin('dismiss', `card:${card}`, ...why)).stderr).toContain('expected a subject with open reports')
  })

  test('somebody is warned, muted and banned, by name, for a while', async () => {
    for (const args of [['warn'], ['mute', '--for', '3d'], ['ban', '--until', '2999-01-01']])
      await admin(args[0] ?? '', 'Ana', ...args.slice(1), ...why)
    const { person, measures } = await json('show', 'Ana')
    expect(measures.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['hide', 'mute', 'warn']) // 2999 is too far
    expect(person.muted - Date.now()).toBeGreaterThan(2.9 * 86_400_000)
    expect((await admin('mute', 'Ana', '--for', 'ever', ...why)).stderr).toContain('expected --for 12h, 3d or 2w')
  })

  test('somebody is let back in by a link, with a reason', async () => {
    expect((await admin('let-in', 'Ana')).stderr).toContain('expected --reason and why')
    const { person, link, until } = await json('let-in', 'Ana', ...why)
    expect(person).toBe(ana)
    expect(link).toMatch(/^http:\/\/localhost:3000\/recover#[\w-]{43}$/)
    expect(until - Date.now()).toBeGreaterThan(23 * 3_600_000)
    const [{ did, about }] = await json('audit')
    expect([did, about]).toEqual(['let-in', { person: ana, reason: 'a rude name' }])
  })

  test('words are added, removed and read from a file', async () => {
    expect(await json('words', '--add', 'Bad*', '--add', 'worse')).toEqual({ words: ['bad*', 'worse'] })
    const file = join(temporaryFolder(), 'words.txt')
    writeFileSync(file, 'one\n\n two \n')
    expect(await json('words', '--file', file, '--remove', 'one')).toEqual({ words: ['two'] })
    expect((await admin('words', '--file', `${file}.none`)).stderr).toContain('cannot be read (ENOENT)')
  })

  test('all of it is in the audit log, and the log is whole', async () => {
    const all = await json('audit')
    expect(
      all
        .map(({ did }: { did: string }) => did)
        .toReversed()
        .slice(0, 5),
    ).toEqual(['role', 'role', 'role', 'decide', 'lift'])
    const { stdout, code } = await admin('audit', '--verify')
    expect([code, stdout]).toEqual([0, `whole: ${all.length} entries, the last is ${all[0].hash}\n`])
    expect((await admin('audit', '--verify', '--head', all[3].hash)).code).toBe(0)
    expect((await admin('audit', '--verify', '--head', 'f'.repeat(64))).stdout).toContain('entries are missing')
  })

  test('a log that somebody has changed behind the house is found out', async () => {
    const db = new DatabaseSync(join(process.env.DATA ?? '', 'wyrmtavern.db'))
    db.exec(`DROP TRIGGER order_audit_no_update; UPDATE order_audit SET about = '{}' WHERE number = 2`)
    db.close()
    const { code, stdout } = await runHere(['doctor'])
    expect(code).toBe(1)
    expect(stdout).toMatch(/ILL +audit log +entry 2 is not as it was written/)
  })
})

test.skipIf(!hasPostgres)('the same on PostgreSQL, while the house is open', async () => {
  process.env.DATABASE_URL = await freshDatabase()
  const store = await postgresStore(openPostgres(process.env.DATABASE_URL))
  await fill({ ...store, close: async () => {} })
  expect((await admin('role', 'Ana', 'host')).code).toBe(0)
  expect(await store.order.roles.of(ana)).toBe('host')
  expect((await admin('hide', `card:${card}`, ...why)).code).toBe(0)
  expect((await store.gallery.cards.find(card))?.takenDown?.reason).toBe('a rude name')
  expect((await admin('audit', '--verify')).stdout).toMatch(/^whole: 2 entries/)
  await store.close()
})

test.each([
  [[], 'expected one of role, keepers, reports'],
  [['constructor'], 'expected one of role'],
  [['hide'], 'hide: expected 1 word after it'],
  [['reports', 'x'], 'reports: expected nothing after it'],
  [['hide', 'card:x'], 'expected --reason and why'],
  [['lift', 'cardOfBen___', '--reason', ' '], 'expected --reason and why'],
])('admin %j says how it is used', async (args, expected) => {
  const { code, stderr } = await runHere(['admin', ...args])
  expect(code).toBe(2)
  expect(stderr).toContain(expected)
})
