import { expect, test } from 'vitest'
import { shelfEditions } from '#editions/editions'
import { superstitious } from '#engine/testing'
import { ana, ben } from '#testkit/table'
import { noBroker } from '../news/broker.ts'
import { News } from '../news/news.ts'
import { memoryStore } from '../storage/memory.ts'
import { LiveMatches } from './live-matches.ts'
import { answererOf } from './viewer.ts'

test('somebody answers what they have seen at another node, before this one has heard of it', async () => {
  const store = memoryStore().matches
  const editions = shelfEditions({ auction: superstitious })
  const failed = () => expect.fail()
  const news = () => new News(noBroker, async () => new Map(), failed)
  const node = () => new LiveMatches({ store, editions, news: news(), now: Date.now, asked: () => {}, failed })
  const [here, there] = [node(), node()]
  const sitters = [{ person: 'a' }, { person: 'b' }]
  const live = await here.begin({
    table: 't',
    game: 'auction',
    options: { gold: 20, lots: 60, hammer: 0 },
    names: ['Ana', 'Ben'],
    words: [],
    sitters,
    pace: { kind: 'untimed' },
  })
  const twin = (await there.find(live.id)) ?? expect.fail()
  expect(await twin.answer(ben, { id: 'b', asked: 0, name: 'bid', answer: 1 })).toEqual({ seq: 1 })
  const person = { id: 'a', name: 'Ana', account: 'a', since: 0 }
  expect(await answererOf(live, person, { id: 'a', asked: 1 })).toBe(ana)
  expect(await answererOf(live, person, { id: 'a', asked: 2 })).toMatchObject({ code: 'ahead' })
  await here.close()
  await there.close()
})
