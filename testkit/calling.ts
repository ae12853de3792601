import type { Piece, Saying, Words } from '#games/saying'
import { speaker } from '#games/speaker'
import type { Anatomy } from './messages.ts'

const names = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Fay']

/**
 * What is wrong with a message about players as they read it themselves, alone or among others, and as everybody reads
 * it: the reader's own name, nothing that stands for the reader, or somebody else called `you`.
 */
export function illCalled(language: string, words: Words, name: string, anatomy: Anatomy): readonly string[] {
  const { called } = anatomy
  if (called.size === 0) return []
  const { sentence } = speaker(language, words)
  const alone = sayingOf(words, name, anatomy, seat => ({ seat }))
  const among = sayingOf(words, name, anatomy, seat => ({ all: [{ seat: 5 }, { seat }], joined: 'and' }))
  return [alone, among].flatMap(saying =>
    [null, ...Array.from(called, (_, seat) => seat)].flatMap(me => {
      const segments = sentence(saying, names, me)
      const said = segments.map(({ text }) => text).join('')
      const isCalled = segments.some(({ you }) => you === true)
      const isWell = me === null ? !isCalled : isCalled && !said.includes(names[me] ?? '')
      return isWell ? [] : [`${me === null ? 'all' : names[me]}: ${said}`]
    }),
  )
}

/** The message with something in every place: players from the first seat on, and a card or a number elsewhere. */
function sayingOf(words: Words, say: string, anatomy: Anatomy, player: (seat: number) => Piece): Saying {
  const { called, counted, selects, shown } = anatomy
  const [card = ''] = Object.keys(words.cards ?? {})
  return {
    say,
    with: Object.fromEntries([
      ...Array.from(shown, name => [name, { card }] as const),
      ...Array.from(counted, name => [name, 2] as const),
      ...selects.map(({ by, cases }) => [by, cases.at(-1) ?? ''] as const),
      ...Array.from(called, (name, seat) => [name, player(seat)] as const),
    ]),
  }
}
