import { expect, test } from 'vitest'
import { type FiledEditions, shelfEditions } from '#editions/editions'
import { shelf } from '#games/shelf'
import { writeFile } from '#kernel/file'
import { readFile } from '#kernel/reading'
import type { BroughtMatchTold } from '#protocol/history'
import { ana } from '#testkit/table'
import { memoryStore } from '../storage/memory.ts'
import { Bringing } from './bringing.ts'
import { fileOf } from './testing.ts'

test.each([
  ['seconds', { seconds: 0.001, megabytes: 512 }],
  ['memory', { seconds: 30, megabytes: 8 }],
])(
  'a match that costs too much to play again is refused, and the next one is played: %s',
  async (_, costs) => {
    const editions = shelfEditions(shelf)
    const { history: store, matches } = memoryStore()
    const box = shelf.fist ?? expect.fail()
    const file = fileOf(box, (await editions.newest('fist')) ?? '', ['Dan', 'Bot 1', 'Bot 2'])
    const told: BroughtMatchTold = { file, seat: ana, bots: [null, 'knight', 'knight'], ended: 7 }
    const terms = { store, matches, editions, now: () => 10 }
    const refused = await new Bringing({ ...terms, costs }).bring('dan', told)
    expect(refused).toMatchObject({ code: 'too long', expected: 'a match that can be played again within a minute' })
    expect(await store.brought('dan', [])).toEqual([])
    expect(await new Bringing(terms).bring('dan', told)).toMatchObject({ isNew: true })
  },
  60_000,
)

const anotherEdition = (n: number): string => n.toString(16).padStart(64, 'a')
/** The match with so many moves to editions that nobody has, after its first entry. */
function moved(file: string, moves: number): string {
  const { header, entries, seed } = readFile(file)
  const [first = expect.fail(), ...others] = entries
  const added = Array.from({ length: moves }, (_, n) => ({
    by: { edition: anotherEdition(n) },
    events: [],
    at: first.at,
  }))
  const all = [first, ...added, ...others].map(({ at, by, events }, seq) => ({ seq, at, by, events }))
  return writeFile({ header, entries: all, seed })
}

test.each([
  ['one', 1, 1, `line 3: played by edition ${anotherEdition(0).slice(0, 8)} of fist, which is not available`],
  ['thousands', 5000, 0, 'line 1: expected at most 20 editions, found 5001'],
])('a match that was moved to editions that nobody has is not played again: %s', async (_, moves, most, expected) => {
  const all = shelfEditions(shelf)
  const looked: string[] = []
  const sought = (name: string): void => {
    if (name.startsWith('aaa')) looked.push(name)
  }
  const editions: FiledEditions = {
    ...all,
    find: async name => {
      sought(name)
      return all.find(name)
    },
    fileOf: async name => {
      sought(name)
      return all.fileOf(name)
    },
  }
  const { history: store, matches } = memoryStore()
  const box = shelf.fist ?? expect.fail()
  const file = moved(fileOf(box, (await all.newest('fist')) ?? '', ['Dan', 'Bot 1', 'Bot 2']), moves)
  const told: BroughtMatchTold = { file, seat: ana, bots: [null, 'knight', 'knight'], ended: 7 }
  const bringing = new Bringing({ store, matches, editions, now: () => 10 })
  expect(await bringing.bring('dan', told)).toMatchObject({ code: 'not a match file', expected })
  expect(looked.length).toBeLessThanOrEqual(most)
})
