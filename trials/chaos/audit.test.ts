import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Client, ClientParams } from '#client/connection'
import { sample } from '#kernel/answer'
import { diceOf, seedFrom } from '#kernel/seed'
import { smallHouse } from '#server/testing'
import { temporaryFolder } from '#testkit/folder'
import { type Audit, audit } from './audit.ts'
import type { Copy } from './audit-match.ts'
import { Hearsay } from './hearsay.ts'
import { KeptLogs } from './kept-log.ts'

/* One finished match, and what the audit reports when part of it is changed. */

const folder = temporaryFolder()
const lives = [{ opened: 0, ended: 0 }]
const dice = diceOf(seedFrom('an honest match'))
const heard = new Hearsay()
let match = ''
let copy: NonNullable<Copy>
let original = ''

beforeAll(async () => {
  const house = await smallHouse()
  const live = await house.begin('fist', ['Ana', 'random@1', 'random@1'], { pointsToWin: 2 })
  const dial = (): WebSocket => {
    const socket = new WebSocket(`${house.url}?person=Ana`)
    socket.on('message', data => heard.hear(String(data), 'Ana'))
    return socket
  }
  let [isBusy, rolls] = [false, 0]
  const act = async (): Promise<void> => {
    const question = ana.replica(live.id)?.question ?? null
    if (isBusy || question === null) return
    isBusy = true
    await ana.answer(live.id, question.name, sample(question.ask, dice(rolls++)))
    isBusy = false
    act()
  }
  const ana: Client = house.enter('Ana', { dial: dial as unknown as ClientParams['dial'], changed: () => void act() })
  ana.follow(live.id)
  while (!live.isOver || ana.replica(live.id)?.have !== live.next - 1) await new Promise(done => setTimeout(done, 20))
  match = live.id
  copy = ana.replica(live.id) as NonNullable<Copy>
  original = house.file
  ana.close()
  await house.close()
})

interface Change {
  readonly sql?: string
  readonly copies?: readonly Copy[]
  readonly hearsay?: (hearsay: Hearsay) => void
}
let copies = 0

/** What is found after this change; `SAID` is the last entry that Ana was told is hers. */
function found({ sql, copies: theirs = [copy], hearsay }: Change = {}): Audit {
  const file = join(folder, `${copies++}.db`)
  copyFileSync(original, file)
  if (sql !== undefined) {
    const database = new DatabaseSync(file)
    database.exec(sql.replaceAll('SAID', String(Math.max(...heard.acknowledged.values()))))
    database.close()
  }
  const mine = new Hearsay()
  for (const [id, seq] of heard.acknowledged) mine.acknowledged.set(id, seq)
  hearsay?.(mine)
  return audit(KeptLogs.inFile(file), mine, new Map([[match, theirs]]), lives)
}
const wrongIn = (change: Change): readonly string[] =>
  Object.entries(found(change).faults).flatMap(([fault, count]) => (count > 0 ? [fault] : []))

test('an honest match has no faults', () => {
  const { problems, figures } = found()
  expect(problems).toEqual([])
  expect(figures).toMatchObject({ matches: 1, finished: 1, copies: 1, acknowledged: heard.acknowledged.size })
  expect(figures.moves).toBeGreaterThan(figures.acknowledged)
})

test('an acknowledged move that the log has lost, which its copies still have', () => {
  expect(wrongIn({ sql: 'DELETE FROM snapshots; DELETE FROM entries WHERE seq >= SAID' })).toEqual([
    'acknowledgedMovesLost',
    'replicasDiffer',
    'recordsDiffer',
  ])
})

test.each<readonly [fault: string, change: Change]>([
  [
    'duplicatedMoves',
    { sql: 'UPDATE entries SET command = (SELECT command FROM entries WHERE seq = SAID) WHERE seq = SAID - 1' },
  ],
  ['gaps', { sql: 'DELETE FROM entries WHERE seq = 3' }],
  ['recordsDiffer', { sql: 'UPDATE matches SET due = 5' }],
  ['recordsDiffer', { sql: 'UPDATE matches SET over = 0' }],
  ['filesWrong', { sql: `UPDATE matches SET seed = '${'0'.repeat(64)}'` }],
  [
    'snapshotsDiffer',
    {
      sql: `DELETE FROM snapshots; INSERT INTO snapshots SELECT id, last + 1, '{"next":9999,"at":0,"state":{}}' FROM matches`,
    },
  ],
  ['tablesLost', { hearsay: it => it.hearTable({ id: 'round', version: 2 }) }],
  [
    'seatsDiffer',
    {
      sql: `UPDATE matches SET over = 0; INSERT INTO tavern_tables (id, version, listed, changed, doc) SELECT 't', 1, 0, 0, json_object('id', 't', 'version', 1,
        'state', 'playing', 'match', id, 'seats', json('[{"sitter":{"bot":"random@1","insteadOf":"Ana"}}]')) FROM matches`,
    },
  ],
  [
    'refusedMovesWritten',
    {
      hearsay: it => {
        for (const id of [...it.acknowledged.keys()].slice(0, 1)) it.refused.set(id, 'stale')
      },
    },
  ],
])('%s is found', (fault, change) => {
  expect(wrongIn(change)).toContain(fault)
})

test('a copy that was never told, one that differs, and one that is ahead of the log', () => {
  const wrong = [null, { ...shown(copy), view: { ...copy.view, round: -1 } }, { ...shown(copy), have: copy.have + 1 }]
  expect(found({ copies: [copy, ...wrong] }).faults.replicasDiffer).toBe(3)
})
const shown = ({ have, view, viewer }: NonNullable<Copy>) => ({ have, view, viewer })

test('the same command acknowledged with two numbers, and somebody who is not recognized', () => {
  const hearsay = new Hearsay()
  const say = (...told: readonly object[]): void => hearsay.hear(JSON.stringify(told), 'Ana')
  say(
    { t: 'welcome', person: { id: 'Ana' } },
    { t: 'refused', id: 'a 1', code: 'stale' },
    { t: 'done', id: 'a 1', seq: 7 },
  )
  expect([hearsay.contradictions, hearsay.strangers, hearsay.refused.size]).toEqual([0, 0, 0])
  say({ t: 'done', id: 'a 1', seq: 8 }, { t: 'welcome', person: null })
  expect([hearsay.contradictions, hearsay.strangers]).toEqual([1, 1])
})
