import { expect, test } from 'vitest'
import { amounts, either, number, pieces, record, word } from '#games/workshop/form'
import type { Guest, Kind } from '#games/workshop/guest'
import { CardProblem } from '#games/workshop/reading'
import { spotAfterKey } from '../steps/moving.ts'
import { blankDraft, type Draft, draftIn, isRenaming } from './draft.ts'
import { inserted, moved, pathIn, removed, withValue } from './editing.ts'
import { amended, changed, historyOf, redone, undone } from './history.ts'
import { laid } from './laying.ts'
import { sayable } from './sayable.ts'
import { fitsIn, holesIn, standingOf } from './standing.ts'

const pour = (cups: number) => ({ do: 'pour', cups })
const kind: Kind = {
  facts: { steps: pieces() },
  vocabulary: {
    pour: { cups: number(1, 3) },
    pay: { coins: either(word('all'), record({ some: amounts({ gold: 2 }) })) },
    again: { steps: pieces() },
  },
  mostCopies: 2,
  check(card) {
    const { steps } = card as Guest & { readonly steps: readonly { readonly do: string }[] }
    if (steps[0]?.do === 'pay') throw new CardProblem('card.steps[0]', 'ale before money', 'R7.9')
  },
}
const withSteps = (...steps: readonly object[]): Draft => ({ ...blankDraft('ale', kind), facts: { steps } })
const finished = (draft: Draft): Draft => ({ ...draft, names: { en: 'Stout' }, picture: 'owl' })

test('a draft says how far it has come: blank, unfinished, impossible by a rule, ready', () => {
  const blank = blankDraft('ale', kind)
  expect(standingOf(blank, kind)).toEqual({ at: 'blank', missing: ['name', 'picture', 'piece'] })
  expect(standingOf(withSteps({ do: 'again', steps: [] }), kind)).toMatchObject({ at: 'unfinished' })
  expect(holesIn(withSteps({ do: 'again', steps: [] }), kind)).toEqual([['steps', 0, 'steps']])
  const early = withSteps({ do: 'pay', coins: 'all' })
  expect(standingOf(early, kind)).toEqual({ at: 'impossible', rule: 'R7.9', path: ['steps', 0] })
  expect(standingOf(withSteps(pour(1)), kind)).toEqual({ at: 'unfinished', missing: ['name', 'picture'] })
  expect(standingOf(finished(withSteps(pour(1))), kind).at).toBe('ready')
  expect(standingOf(finished(withSteps(...Array(13).fill(pour(1)))), kind)).toMatchObject({ at: 'overfull', most: 12 })
  expect(standingOf({ ...finished(withSteps(pour(1))), names: { en: '\u200b' } }, kind)).toMatchObject({
    at: 'misnamed',
  })
})

test('a blank card is blank, even where no card may stay like that', () => {
  const strict: Kind = {
    ...kind,
    check() {
      throw new CardProblem('card', 'not this', 'R7.9')
    },
  }
  expect(standingOf(blankDraft('ale', strict), strict).at).toBe('blank')
  expect(standingOf(finished(withSteps(pour(1))), strict).at).toBe('impossible')
})

test('whatever was kept comes back as a draft that can be worked on', () => {
  for (const it of [null, 7, [], { facts: 3 }, { names: { en: 4 }, copies: 9, light: 'x', facts: { steps: [null] } }])
    expect(standingOf(draftIn(it, 'ale', kind), kind).at).toMatch(/blank|unfinished/)
  const facts = { steps: [{ do: 'pour', cups: 99, spell: 1 }, { do: 'eval' }, { do: 'pay', coins: { some: {} } }] }
  expect(draftIn({ facts }, 'ale', kind).facts).toEqual({
    steps: [pour(3), { do: 'pay', coins: { some: { gold: 1 } } }],
  })
})

test('pieces are put in, changed, moved into each other and out again, and taken out', () => {
  const facts = { steps: [pour(1), { do: 'again', steps: [pour(2)] }] }
  const root = ['steps']
  expect(inserted(facts, { list: ['steps', 1, 'steps'], index: 1 }, pour(3))).toEqual({
    steps: [pour(1), { do: 'again', steps: [pour(2), pour(3)] }],
  })
  expect(withValue(facts, pathIn('card.steps[1].steps[0].cups'), 3)).toEqual({
    steps: [pour(1), { do: 'again', steps: [pour(3)] }],
  })
  const inside = moved(facts, { list: root, index: 0 }, { list: ['steps', 1, 'steps'], index: 0 })
  expect(inside).toEqual({ steps: [{ do: 'again', steps: [pour(1), pour(2)] }] })
  expect(moved(inside, { list: ['steps', 0, 'steps'], index: 0 }, { list: root, index: 0 })).toEqual(facts)
  expect(moved(facts, { list: root, index: 1 }, { list: ['steps', 1, 'steps'], index: 0 })).toBe(facts)
  expect(removed(facts, { list: root, index: 1 })).toEqual({ steps: [pour(1)] })
})

test('Alt and an arrow say where a piece goes, and nothing where there is nowhere', () => {
  const draft = withSteps(pour(1), { do: 'again', steps: [pour(2)] })
  const from = (list: readonly (string | number)[], index: number, key: string) =>
    spotAfterKey(draft, kind, { list, index }, key)?.after ?? null
  expect(from(['steps'], 0, 'ArrowUp')).toBeNull()
  expect(from(['steps'], 0, 'ArrowDown')).toEqual({ list: ['steps'], index: 1 })
  expect(from(['steps'], 0, 'ArrowRight')).toEqual({ list: ['steps', 0, 'steps'], index: 0 })
  expect(from(['steps', 1, 'steps'], 0, 'ArrowLeft')).toEqual({ list: ['steps'], index: 2 })
  expect(from(['steps', 1, 'steps'], 0, 'ArrowUp')).toEqual({ list: ['steps'], index: 1 })
})

test('every change can be undone and done again, until another is made', () => {
  const two = changed(changed(historyOf(0), 1), 2)
  expect([undone(two).now, undone(undone(two)).now, undone(undone(undone(two))).now]).toEqual([1, 0, 0])
  expect(redone(undone(two)).now).toBe(2)
  expect(redone(changed(undone(two), 5)).now).toBe(5)
})

test('a name is taken back as a whole, and nothing else with it', () => {
  const [blank, poured] = [blankDraft('ale', kind), withSteps(pour(1))]
  const typed = [...'Ale'].map((_, i): Draft => ({ ...poured, names: { en: 'Ale'.slice(0, i + 1) } }))
  const history = typed.reduce((past, next) => amended(past, next, isRenaming), changed(historyOf(blank), poured))
  expect(history.now.names).toEqual({ en: 'Ale' })
  expect(undone(history).now).toBe(poured)
  expect(redone(undone(history)).now.names).toEqual({ en: 'Ale' })
  const more = amended(history, { ...history.now, light: 'moss' }, isRenaming)
  expect(undone(more).now.names).toEqual({ en: 'Ale' })
})

test('only what is finished is put into words', () => {
  expect(sayable(withSteps({ do: 'again', steps: [{ do: 'again', steps: [] }] }), kind)).toBeNull()
  expect(sayable(withSteps(pour(1), { do: 'again', steps: [] }), kind)).toMatchObject({ steps: [pour(1)] })
})

test('cards are laid on blank ones, the one on the bench first, and never over another', () => {
  const slot = (draft: Draft) => ({ draft, versions: [], madeFrom: null, hangs: 'its card' })
  const mine = finished(withSteps(pour(1)))
  const tray = { slots: [blankDraft('ale', kind), mine, blankDraft('ale', kind)].map(slot), chosen: 2 }
  const cards = ['Porter', 'Lager', 'Mead'].map(
    name =>
      ({
        kind: 'ale',
        names: { en: name },
        picture: 'owl',
        light: 'moss',
        copies: 1,
        steps: [pour(2)],
      }) as unknown as Guest,
  )
  const { tray: after, places } = laid(tray, cards, kind)
  expect(places).toEqual([2, 0])
  expect(after.slots.map(({ draft }) => draft.names.en)).toEqual(['Lager', 'Stout', 'Porter'])
  expect(after.slots.map(({ hangs }) => hangs)).toEqual([null, 'its card', null])
  expect(laid({ ...after, chosen: 1 }, cards, kind)).toEqual({ tray: { ...after, chosen: 1 }, places: [] })
})

test('a piece fits where no rule is against it that was not against the card before', () => {
  const card = withSteps(pour(1))
  const pay = { do: 'pay', coins: 'all' } as const
  const put = (draft: Draft, index: number, it: { readonly do: string }) =>
    inserted(draft.facts, { list: ['steps'], index }, it)
  expect(fitsIn(card, put(card, 1, pay), kind)).toBe(true)
  expect(fitsIn(card, put(card, 0, pay), kind)).toBe(false)
  expect(fitsIn(card, card.facts, kind)).toBe(false)
  const full = withSteps(...Array(12).fill(pour(1)))
  expect(fitsIn(full, put(full, 12, pour(2)), kind)).toBe(false)
  const early = withSteps(pay)
  expect(fitsIn(early, put(early, 0, pour(1)), kind)).toBe(true)
})
