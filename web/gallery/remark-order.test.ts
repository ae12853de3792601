import { expect, test } from 'vitest'
import { inOrder } from './remark-order.ts'

test('remarks in one’s own language come first, then in those that one reads, then the others', () => {
  const threads = Object.entries({ en: 9, it: 5, de: 2, ru: 1 }).map(([language, count]) => ({
    language,
    thread: language,
    count,
  }))
  const order = (own: string, reads: readonly string[]) => inOrder(threads, own, reads).map(it => it.language)
  expect(order('ru', ['ru'])).toEqual(['ru', 'en', 'it', 'de'])
  expect(order('ru', ['de', 'ru', 'it'])).toEqual(['ru', 'it', 'de', 'en'])
  expect(order('en', ['de'])).toEqual(['en', 'de', 'it', 'ru'])
})
