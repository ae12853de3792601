import { expect, test } from 'vitest'
import { noBroker } from '../news/broker.ts'
import { lookIn } from '../news/looking.ts'
import { News } from '../news/news.ts'
import { memoryStore } from '../storage/memory.ts'
import type { Table } from './table.ts'
import { accepted, ana, ben, tavernOver } from './testing.ts'

test('who looks at a table that another node has changed keeps nobody from hearing of the change', async () => {
  const store = memoryStore<Table>()
  const news = new News(noBroker, lookIn(store), () => expect.fail())
  const [here, there] = [tavernOver(store, { news }), tavernOver(store)]
  const { id } = accepted(await there.tavern.make(ana, { game: 'fist' }))
  const heard: number[] = []
  const stop = here.tavern.onTable(id, ({ version }) => heard.push(version))
  await news.look()
  await expect.poll(() => heard).toEqual([1])

  accepted(await there.tavern.command(id, ben, { do: 'sit' }))
  expect(await here.tavern.find(id)).toMatchObject({ version: 2 })
  await news.look()
  await expect.poll(() => heard).toEqual([1, 2])
  stop()
  await news.close()
  await here.close()
})
