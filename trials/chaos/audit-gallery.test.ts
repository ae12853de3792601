import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, expect, test } from 'vitest'
import { playBots } from '#bots/match'
import { shelfEditions } from '#editions/editions'
import { shelf } from '#games/shelf'
import { headerOf, lineOf } from '#kernel/file'
import { defaultsOf } from '#kernel/options'
import { seedFrom } from '#kernel/seed'
import { Clerk } from '#server/gallery/clerk'
import { hashOf } from '#server/gallery/content'
import { guestListOf } from '#server/gallery/guest-list'
import { character } from '#server/gallery/testing'
import { newAttendance } from '#server/matches/attendance'
import type { StoredLine } from '#server/storage/port'
import { openSqlite, sqliteStore } from '#server/storage/sqlite'
import { temporaryFolder } from '#testkit/folder'
import { auditGallery } from './audit-gallery.ts'
import { KeptLogs } from './kept-log.ts'
import { Wall } from './wall.ts'

/* A card in two versions, and a match that two people played with it; and what is found when part of that is changed. */

const folder = temporaryFolder()
const original = join(folder, 'house.db')
const editions = shelfEditions(shelf)
const box = shelf.fist ?? expect.fail()
const versions = [1, 2].map(n => character('Tinker', { steps: [{ do: 'score', points: n }] }))
const contents = versions.map(card => JSON.stringify(card))
const [first, guest] = versions as [(typeof versions)[0], (typeof versions)[0]]

beforeAll(async () => {
  const store = await sqliteStore(openSqlite(original))
  const { cards, verdicts } = store.gallery
  for (const [n, card] of [first, guest].entries())
    await cards.publish({
      id: 'c',
      game: 'fist',
      kind: 'character',
      maker: 'ana',
      makerName: 'Ana',
      version: n + 1,
      hash: hashOf('fist', card),
      content: JSON.stringify(card),
      language: 'en',
      story: '',
      madeFrom: null,
      at: 1,
      looks: ['tinker'],
      words: '',
    })
  await cards.heart('c', 'ben', true)
  await verdicts.want('fist', 1, 'knight@1', 1)
  await guestListOf(store.gallery).invite('m', 'fist', [guest])
  const names = ['Ana', 'Ben', 'Cleo']
  const options = { ...defaultsOf(box.game.options), guests: [guest], specialsPerRound: 3 }
  const lines: StoredLine[] = []
  playBots(box, { options, bots: names.map(() => 'random@1'), seed: 'x' }, entry => {
    lines.push({ seq: entry.seq, line: lineOf(entry), command: null })
  })
  const [begins, next, ...rest] = lines as [StoredLine, StoredLine, ...StoredLine[]]
  const attendance = JSON.stringify(newAttendance(3, { kind: 'untimed' }))
  const state = { match: 'm', due: null, attendance }
  const header = headerOf(box.game, {
    edition: (await editions.newest('fist')) ?? '',
    names,
    options,
    seed: seedFrom('x'),
  })
  const sitters = [{ person: 'ana' }, { person: 'ben' }, { bot: 'random@1' }]
  const record = {
    id: 'm',
    table: 't',
    sitters,
    pace: { kind: 'untimed' },
    header,
    seed: seedFrom('x'),
    began: 1,
  } as const
  await store.matches.begin(record, { ...state, version: 1, entries: [begins], over: false })
  await store.matches.append({ ...state, version: 2, entries: [next, ...rest], over: true })
  await new Clerk({ store, shelf, editions, failed: (_what, error) => expect.fail(String(error)) }).soon()
  await store.close()
})

let copies = 0
const LATE = 4_000_000_000_000

function wrongAfter(sql: string, said: (wall: Wall) => void = () => {}): readonly string[] {
  const file = join(folder, `${copies++}.db`)
  copyFileSync(original, file)
  const database = new DatabaseSync(file)
  database.exec(sql)
  database.close()
  const wall = new Wall()
  for (const [n, content] of contents.entries()) {
    wall.asked.add(content)
    wall.hung.push({ id: 'c', game: 'fist', version: n + 1, content })
  }
  wall.hearts.set('c ben', true)
  wall.hearts.set('c cleo', false)
  said(wall)
  return auditGallery(KeptLogs.inFile(file), wall, { closed: LATE, patience: 0 }).wrong.map(({ fault }) => fault)
}

test('an honest gallery has no faults', () => {
  expect(wrongAfter('')).toEqual([])
})

test.each<[fault: string, sql: string, said?: (wall: Wall) => void]>([
  ['cardsLost', 'DELETE FROM gallery_versions WHERE version = 1'],
  ['cardsLost', 'UPDATE gallery_cards SET version = 1'],
  ['cardsLost', 'UPDATE gallery_cards SET taken_at = 5'],
  ['cardsLost', '', wall => wall.taken.add('c')],
  [
    'cardsTwice',
    `INSERT INTO gallery_versions SELECT 'd', 1, hash, content, maker, at FROM gallery_versions WHERE version = 1`,
  ],
  ['cardsTwice', '', wall => wall.asked.delete(contents[0] ?? '')],
  ['heartsDiffer', `UPDATE gallery_hearts SET person = 'cleo'`],
  ['heartsDiffer', 'UPDATE gallery_cards SET hearts = 2'],
  ['playsDiffer', 'UPDATE gallery_cards SET played = 2'],
  ['playsDiffer', 'UPDATE gallery_plays SET counted = 0'],
  ['playsDiffer', 'UPDATE gallery_plays SET price = price + 1'],
  ['playsDiffer', 'DELETE FROM gallery_plays; UPDATE gallery_cards SET played = 0'],
  ['playsDiffer', 'UPDATE matches SET over = 0'],
  [
    'verdictsDiffer',
    `INSERT INTO gallery_verdicts SELECT 'x', rules, bot, since, 0, 0, NULL, NULL, NULL FROM gallery_verdicts; UPDATE gallery_verdicts SET claimed = ${LATE + 1}`,
  ],
  ['verdictsDiffer', `UPDATE gallery_verdicts SET hash = 'x'`],
  ['verdictsDiffer', `UPDATE gallery_cards SET verdict = 'fair'`],
])('%s is found after %s', (fault, sql, said) => {
  expect(wrongAfter(sql, said)).toContain(fault)
})
