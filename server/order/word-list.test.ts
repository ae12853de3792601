import { expect, test } from 'vitest'
import { hasListedWord } from './word-list.ts'

const list = ['scoundrel', 'Lümmel', 'болван', 'idiot*', 'old fool']

test.each([
  'You scoundrel!',
  'You\nscoundrel', // on a line of its own
  'Hello\u2028scoundrel\tthere',
  'SCOUNDREL',
  'Scoundrеl', // with a Cyrillic е
  'scoun\u200bdrel', // with a zero-width space
  'scóundrèl',
  's c o u n d r e l',
  's.c.o.u.n.d.r.e.l',
  'ｓｃｏｕｎｄｒｅｌ',
  '𝓼𝓬𝓸𝓾𝓷𝓭𝓻𝓮𝓵',
  'scoundre1',
  'sc0undrel',
  'LÜMMEL',
  'ein Lummel',
  'БОЛВАН',
  'болвaн', // with a Latin a
  'Idiots, all of you',
  'what an old  FOOL you are',
])('%s is held', text => expect(hasListedWord(list, text)).toBe(true))

test.each(['scoundrels', 'a scoun drel', 'болванка', 'you foolish old man', 'an old man, a fool', 'videos', '', '🐉'])(
  '%s is not',
  text => expect(hasListedWord(list, text)).toBe(false),
)

test('a house without a list holds nothing, and a word of signs alone matches nothing', () => {
  expect(hasListedWord([], 'scoundrel')).toBe(false)
  expect(hasListedWord(['*', '!!'], 'scoundrel !!')).toBe(false)
})
