import { expect, test } from 'vitest'
import { noBroker } from './broker.ts'
import { News } from './news.ts'

/** Subscriptions are made when the test says so. */
function slowBroker() {
  const pending: (() => void)[] = []
  const broker = { ...noBroker, subscribe: (_topic: string, done: () => void) => void pending.push(done) }
  const subscribed = (): void => {
    for (const done of pending.splice(0)) done()
  }
  return { broker, subscribed }
}

test('what happened before a subscription was made is heard: by its number, or in any case if there is none', async () => {
  const { broker, subscribed } = slowBroker()
  const looked: (readonly string[])[] = []
  const look = async (topics: readonly string[]) => {
    looked.push(topics)
    return new Map([['match m', 7]])
  }
  const news = new News(broker, look, () => expect.fail())
  const heard: string[] = []
  news.follow('match m', 6, number => heard.push(`match ${number}`))
  const stop = news.follow('person gone', null, () => heard.push('somebody who is gone'))
  news.follow('person p', null, () => heard.push('a person'))
  stop()
  expect(heard).toEqual([])
  subscribed()
  await expect.poll(() => heard).toEqual(['a person', 'match 7'])
  expect(looked).toEqual([['match m']])
  await news.close()
})

test('news that could not be read is told again when it is looked up', async () => {
  const news = new News(
    noBroker,
    async () => new Map([['match m', 7]]),
    () => expect.fail(),
  )
  const heard: number[] = []
  news.follow('match m', 6, async number => {
    heard.push(number)
    if (heard.length === 1) throw new Error('the cable')
  })
  await news.look()
  await expect.poll(() => heard).toEqual([7, 7])
  await news.look()
  expect(heard).toEqual([7, 7])
  await news.close()
})

test('while news does not arrive, what has no numbers counts as changed', async () => {
  const news = new News(
    noBroker,
    async () => new Map(),
    () => expect.fail(),
  )
  const heard: string[] = []
  news.follow('person p', null, () => heard.push('a person'))
  await expect.poll(() => heard).toEqual(['a person'])
  await news.close()
})
