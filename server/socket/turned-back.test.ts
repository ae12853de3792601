import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Client } from '#client/connection'
import { textOf } from '#kernel/laws/law'
import { temporaryFolder } from '#testkit/folder'
import { backUp } from '../care/backup.ts'
import { restore } from '../care/restore.ts'
import { boxes, smallHouse } from '../testing.ts'

const settled = async (isSo: () => boolean): Promise<void> => expect.poll(isSo, { timeout: 20_000 }).toBe(true)

type Files = Readonly<Record<'data' | 'database' | 'copy', string>>
const ends = ['', '-wal', '-sums'] as const

/** How a house can lose entries, and how clients that know more are refused. */
const ways = [
  {
    what: 'a backup was put back',
    keep: ({ database, copy }: Files) => backUp(database, copy),
    putBack: async ({ copy, ...place }: Files) => void (await restore(copy, place, new Date())),
    code: 'another epoch',
  },
  {
    what: 'an earlier state was put there by hand',
    keep: async ({ database, copy }: Files) => ends.forEach(end => void copyFileSync(database + end, copy + end)),
    putBack: async ({ database, copy }: Files) => ends.forEach(end => void copyFileSync(copy + end, database + end)),
    code: 'ahead',
  },
]

test.each(ways)(
  'where $what, whoever knew more starts over, and plays on with all others',
  async way => {
    const data = temporaryFolder()
    const [database, copy] = [join(data, 'house.db'), join(data, 'copy.db')]
    let house = await smallHouse(database)
    const enter = (person: string): Client =>
      new Client({
        dial: () => new WebSocket(`${house.url}?person=${person}`),
        games: id => boxes[id]?.game,
        patience: () => 5,
      })
    const { id } = await house.begin('auction', ['Ana', 'Ben'], { gold: 20, lots: 9 })
    const [ana, ben] = [enter('Ana'), enter('Ben')]
    const both = [ana, ben]
    for (const each of both) each.follow(id)
    const have = (n: number): Promise<void> => settled(() => both.every(each => each.replica(id)?.have === n))
    /** Both bid for the next lot. */
    const lot = async (bid: number): Promise<void> => {
      const before = ana.replica(id)?.have ?? 0
      for (const each of both) expect(await each.answer(id, 'bid', bid)).toHaveProperty('seq')
      await have(before + 2)
    }
    await have(0)
    await lot(1)
    await way.keep({ data, database, copy })
    await lot(2)
    await lot(3)
    expect(both.map(each => each.turnedBack(id))).toEqual([0, 0])

    await house.close()
    const late = ana.answer(id, 'bid', 4)
    await way.putBack({ data, database, copy })
    house = await smallHouse(database)
    expect(await late).toMatchObject({ code: way.code })
    await have(2)
    expect(both.map(each => each.turnedBack(id))).toEqual([1, 1])
    const onlooker = enter('Cleo')
    onlooker.follow(id)
    for (const bid of [0, 1, 2]) await lot(bid)
    await settled(() => onlooker.replica(id)?.have === 8)
    const told = (each: Client): string => textOf((each.replica(id)?.entries ?? []).map(({ seq, at }) => [seq, at]))
    expect(both.map(told)).toEqual([told(onlooker), told(onlooker)])
    expect(onlooker.turnedBack(id)).toBe(0)
    for (const each of [...both, onlooker]) each.close()
    await house.close()
  },
  60_000,
)
