import { describe, expect, test } from 'vitest'
import { messagesOf } from '#testkit/messages'
import { manifests } from './manifests.ts'
import { finderOf } from './terms.ts'

test('a term is found in any form, where it comes first, as a whole word', () => {
  const find = finderOf({
    fairy: { forms: 'fairy gold', text: '…' },
    coin: { forms: 'schwarze* Münze*', text: '…' },
  })
  expect(find('Fairy gold! No, fairy golden. Fairy gold.')).toEqual([
    { text: 'Fairy gold', term: 'fairy' },
    { text: '! No, fairy golden. Fairy gold.' },
  ])
  expect(find('mit schwarzen Münzen')).toEqual([{ text: 'mit ' }, { text: 'schwarzen Münzen', term: 'coin' }])
  expect(find('nothing')).toEqual([{ text: 'nothing' }])
})

const told = manifests.flatMap(manifest => {
  const { id, terms, texts, howTo } = manifest
  return terms === undefined ? [] : [{ id, terms, texts, howTo }]
})

describe.each(told)('$id', ({ terms, texts, howTo }) => {
  test('has the same terms in every language, and every one is in its texts', async () => {
    const names = Object.keys(await terms.en())
    for (const language of ['en', 'it', 'de', 'ru'] as const) {
      const own = await terms[language]()
      expect(Object.keys(own)).toEqual(names)
      const read = [await texts[language](), (await howTo?.texts[language]()) ?? {}].map(it => messagesOf(it))
      const all = read.flatMap(it => [...it.values()])
      const find = finderOf(own)
      const found = new Set(all.flatMap(text => find(text).flatMap(({ term = [] }) => term)))
      expect(names.filter(name => !found.has(name))).toEqual([])
    }
  })
})
