import { describe, expect, test } from 'vitest'
import type { Lesson } from '#games/lesson'
import { manifests } from '#games/manifests'
import type { Words } from '#games/saying'
import { diceOf, seedFrom } from '#kernel/seed'
import { inLanguages } from '#testkit/in-languages'
import { languagesHold } from '#testkit/languages'
import { messagesOf } from '#testkit/messages'
import { shelf } from '../shelf.ts'
import { lengthOf } from './reading.ts'
import { pathTo } from './run.ts'
import { answersTo, goOn, rightAt, stands } from './testing.ts'

/** The least a first lesson lasts, in minutes of reading and pressing: less of it leaves newcomers without what they meet at once. */
const FIRST = 3.3
/** How many learners walk through a lesson who answer anything that is not taken back. */
const WANDERERS = 60

describe.each(manifests.flatMap(it => (it.lessons === undefined ? [] : [[it.id, it.lessons] as const])))(
  'the lessons of %s',
  async (game, { all: load, texts }) => {
    const { all, parts } = await load()
    const words = await inLanguages(texts)
    const played = await shelf[game]?.()
    if (played === undefined) throw new Error(`there is no ${game}`)
    languagesHold(words, { same: [], latin: ['Bertram'] })

    describe.each(all.map(lesson => [lesson.id, lesson] as const))('%s', (id, lesson) => {
      const rng = diceOf(seedFrom(id))(0)

      test('goes as it is written', () => {
        expect(pathTo(lesson, played).marks).toHaveLength(lesson.beads.length)
      })

      test('has a sentence for every other legal answer and goes on from it, or takes it back', () => {
        const messages = messagesOf(words.en)
        for (const stand of stands(lesson, played, rng))
          for (const answer of answersTo(stand.ask, rng)) {
            const said = goOn(lesson, played, stand, answer, at => rightAt(at, rng), rng)
            expect(messages.has(said), said).toBe(true)
          }
      })

      test('never gets stuck, whatever is answered all the way', () => {
        const [first] = stands(lesson, played, rng)
        if (first === undefined) throw new Error('it has no bead')
        for (let n = 0; n < WANDERERS; n++) {
          const any = answersTo(first.ask, rng)
          const drawn = (of: readonly unknown[]): unknown => of[rng.below(of.length)]
          goOn(lesson, played, first, drawn(any), ({ ask }) => drawn(answersTo(ask, rng)), rng)
        }
      })

      test('says only what has words, about parts that there are', () => {
        const messages = messagesOf(words.en)
        expect(keysOf(lesson).filter(key => !messages.has(key))).toEqual([])
        const named = lesson.beads.flatMap(({ before = [], at, keeps = at, presses }) => [
          at,
          keeps,
          ...presses,
          ...before.flatMap(it => [it.at, it.keeps ?? it.at]),
        ])
        expect([...named, lesson.end.at].filter(part => parts[part] === undefined)).toEqual([])
      })

      test.each(Object.entries(words))('is of the right length in %s', (_, its) => {
        const { secondsToMove, minutes } = lengthOf(lesson, textIn(its))
        expect(secondsToMove).toBeLessThanOrEqual(30)
        expect(minutes).toBeLessThanOrEqual(6)
        if (id === 'first') expect(minutes).toBeGreaterThanOrEqual(FIRST)
      })
    })

    test('says nothing that is never said', () => {
      const said = new Set(all.flatMap(keysOf))
      expect([...messagesOf(words.en).keys()].filter(key => !said.has(key))).toEqual([])
    })
  },
)

const keysOf = ({ title, about, beads, meanwhile = {}, end, knows }: Lesson): readonly string[] => [
  title,
  about,
  end.say,
  ...knows,
  ...Object.values(meanwhile).filter(key => key !== undefined),
  ...beads.flatMap(({ before = [], say, todo, praise, replies, otherwise }) => [
    ...before.map(it => it.say),
    say,
    todo,
    praise,
    ...replies.map(it => it.say),
    otherwise.say,
  ]),
]

const textIn =
  (words: Words) =>
  (key: string): string =>
    messagesOf(words).get(key) ?? ''
