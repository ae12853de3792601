import { expect, test } from 'vitest'
import type { CardWish, NewVersion } from './gallery-port.ts'
import { entry, forEveryStore, record } from './testing.ts'

const version = (id: string, more: Partial<NewVersion> = {}): NewVersion => ({
  id,
  game: 'auction',
  kind: 'lot',
  maker: 'p-Ana',
  makerName: 'Ana',
  version: 1,
  hash: `hash of ${id}`,
  content: `{"names":{"en":"${id}"}}`,
  language: 'en',
  story: 'Once upon a time.',
  madeFrom: null,
  at: 10,
  looks: [id],
  words: `${id} steal a stone`,
  ...more,
})
const wish = (more: Partial<CardWish> = {}): CardWish => ({ order: 'new', words: [], alsoTaken: false, ...more })

forEveryStore(the => {
  const cards = () => the.store.gallery.cards
  const listed = async (more: Partial<CardWish> = {}): Promise<readonly string[]> =>
    (await cards().list(wish(more), null, 9)).map(({ id }) => id)

  test('a card hangs with its newest version, and keeps the older ones', async () => {
    expect(await cards().publish(version('a', { madeFrom: 'z' }))).toBe(null)
    const { at, looks: _, words: __, ...same } = version('a', { madeFrom: 'z' })
    const hung = { ...same, since: at, hearts: 0, played: 0, takenDown: null }
    expect(await cards().find('a')).toEqual(hung)
    const second = { version: 2, hash: 'other', content: '{}', story: 'New.', at: 20, words: 'gain' }
    expect(await cards().publish(version('a', second))).toBe(null)
    const { at: ___, words: ____, ...newest } = second
    expect(await cards().find('a')).toEqual({ ...hung, ...newest })
    expect(await cards().versions('a')).toEqual([
      { version: 2, hash: 'other', content: '{}', at: 20 },
      { version: 1, hash: 'hash of a', content: same.content, at: 10 },
    ])
    expect(await cards().publish(version('a', { version: 2, hash: 'late', at: 21 }))).toBe('version')
    expect(await cards().publish(version('b', { version: 2 }))).toBe('version')
    expect([await listed({ words: ['steal'] }), await listed({ words: ['gain'] })]).toEqual([[], ['a']])
    expect(await cards().publish(version('a', { version: 3, hash: 'other' }))).toBe('content')
    expect(await cards().publish(version('a', { version: 3 }))).toBe(null) // as it was at first
  })

  test('no two makers have cards that look alike, and nobody hangs up the same content twice', async () => {
    const ben = { maker: 'p-Ben', makerName: 'Ben' }
    await cards().publish(version('a', { looks: ['tinker', 'kesselflicker'] }))
    expect(await cards().publish(version('b', { ...ben, looks: ['kesselflicker'] }))).toBe('name')
    expect(await cards().publish(version('b', { ...ben, looks: ['kesselflicker'], game: 'other' }))).toBe(null)
    expect(await cards().publish(version('c', { looks: ['tinker'] }))).toBe(null) // her own
    expect(await cards().publish(version('d', { hash: 'hash of a' }))).toBe('content')
    await cards().takeDown('a', { at: 1, reason: 'mine', by: 'p-Ana' })
    await cards().takeDown('c', { at: 1, reason: 'rude', by: 'house' })
    expect(await cards().publish(version('d', { ...ben, hash: 'hash of a', looks: ['tinker'] }))).toBe(null)
    expect(await cards().publish(version('e', { hash: 'hash of c' }))).toBe('taken down')
  })

  test('of two that are hung up at once under one name, one comes second', async () => {
    const both = ['a', 'b'].map(id => cards().publish(version(id, { maker: id, looks: ['same'] })))
    expect((await Promise.all(both)).toSorted()).toEqual(['name', null])
  })

  test('of several that somebody hangs up at once, no more do than are enough', async () => {
    const all = (maker: string, since: number) =>
      Promise.all(
        [1, 2, 3, 4].map(n => cards().publish(version(`${maker}${since}${n}`, { maker, at: 10 }), { most: 2, since })),
      )
    expect((await all('p-Ana', 9)).toSorted()).toEqual([null, null, 'too many', 'too many'])
    expect((await all('p-Ben', 10)).toSorted()).toEqual([null, null, null, null])
  })

  test('a card is not put back under a name that another maker’s card has now', async () => {
    await cards().publish(version('a', { looks: ['tinker'] }))
    await cards().takeDown('a', { at: 1, reason: 'rude', by: 'house' })
    await cards().publish(version('b', { looks: ['tinker'], maker: 'p-Ben' }))
    expect(await cards().putBack('a')).toBe('name')
    expect(await listed()).toEqual(['b'])
    await cards().takeDown('b', { at: 2, reason: '', by: 'p-Ben' })
    expect(await cards().putBack('a')).toBe(null)
    expect(await listed()).toEqual(['a'])
  })

  test('a card is found by content, and taken down with a reason, and put back', async () => {
    await cards().publish(version('a'))
    await cards().publish(version('a', { version: 2, hash: 'newer' }))
    const found = async (): Promise<readonly (readonly [string, string, boolean])[]> =>
      [...(await cards().byContent(['hash of a', 'newer', 'none']))]
        .map(([hash, { id, takenDown }]) => [hash, id, takenDown !== null] as const)
        .toSorted()
    expect(await found()).toEqual([
      ['hash of a', 'a', false],
      ['newer', 'a', false],
    ])
    const how = { at: 5, reason: 'rude', by: 'house' }
    expect(await cards().takeDown('a', how)).toBe(true)
    expect((await cards().find('a'))?.takenDown).toEqual(how)
    expect((await found())[0]).toEqual(['hash of a', 'a', true])
    expect([await listed(), await listed({ alsoTaken: true })]).toEqual([[], ['a']])
    expect(await cards().publish(version('a', { version: 3, hash: 'third' }))).toBe('version')
    await cards().takeDown('a', { at: 6, reason: 'mine', by: 'p-Ana' }) // it stays what the house has taken down
    expect((await cards().find('a'))?.takenDown).toEqual(how)
    expect(await cards().putBack('a')).toBe(null)
    expect(await listed()).toEqual(['a'])
    expect(await cards().takeDown('none', how)).toBe(false)
    expect(await cards().byContent([])).toEqual(new Map())
    expect((await cards().findAll(['a', 'none'])).map(({ id }) => id)).toEqual(['a'])
    expect(await cards().findAll([])).toEqual([])
  })

  test('hearts are given once, and taken back', async () => {
    await cards().publish(version('a'))
    for (const on of [true, true]) expect(await cards().heart('a', 'p', on)).toBe(true)
    await cards().heart('a', 'q', true)
    expect((await cards().find('a'))?.hearts).toBe(2)
    for (const on of [false, false]) await cards().heart('a', 'p', on)
    expect((await cards().find('a'))?.hearts).toBe(1)
    expect(await cards().hearts('q', ['a', 'b'])).toEqual(new Set(['a']))
    expect(await cards().hearts('p', ['a'])).toEqual(new Set())
    expect(await cards().hearts('p', [])).toEqual(new Set())
    expect(await cards().heart('none', 'p', true)).toBe(false)
  })

  test('cards are searched, ordered, counted and told page by page', async () => {
    await cards().publish(version('a', { at: 1, words: 'plunder 100%' }))
    await cards().publish(version('b', { at: 2, maker: 'p-Olga', makerName: 'Ольга', words: 'dragon' }))
    await cards().publish(version('c', { at: 2, game: 'other', kind: 'beast', words: 'dragon_x' }))
    await cards().heart('a', 'p', true)
    expect(await listed()).toEqual(['c', 'b', 'a'])
    expect(await listed({ order: 'loved' })).toEqual(['a', 'c', 'b'])
    expect(await listed({ game: 'auction' })).toEqual(['b', 'a'])
    expect(await listed({ kind: 'beast' })).toEqual(['c'])
    expect(await listed({ maker: 'p-Olga' })).toEqual(['b'])
    expect(await listed({ words: ['dragon'] })).toEqual(['c', 'b'])
    expect(await listed({ words: ['dragon', 'ольга'] })).toEqual(['b'])
    expect([await listed({ words: ['%'] }), await listed({ words: ['n_x'] })]).toEqual([['a'], ['c']])
    expect(await listed({ words: ['\\'] })).toEqual([])
    expect(await cards().counts(wish({ game: 'other', words: ['dragon'] }))).toEqual(
      new Map([
        ['auction', 1],
        ['other', 1],
      ]),
    )
    const pages: string[] = []
    let after: { readonly number: number; readonly id: string } | null = null
    for (;;) {
      const [card] = await cards().list(wish(), after, 1)
      if (card === undefined) break
      pages.push(card.id)
      after = { number: card.since, id: card.id }
    }
    expect(pages).toEqual(['c', 'b', 'a'])
    for (const order of ['loved', 'played', 'new'] as const)
      expect(await cards().list(wish({ order }), { number: 999_999_999_999_999, id: 'x' }, 9)).toHaveLength(3)
    await cards().renamed('p-Olga', 'Lyra')
    expect([await listed({ words: ['ольга'] }), await listed({ words: ['lyra'] })]).toEqual([[], ['b']])
    expect((await cards().find('b'))?.makerName).toBe('Lyra')
  })

  test('a match with guests is counted once, when it is over', async () => {
    const { plays } = the.store.gallery
    await cards().publish(version('a'))
    await cards().publish(version('b'))
    const guests = ['a', 'b'].map(card => ({ card, hash: `hash of ${card}` }))
    for (const match of ['m', 'n', 'never began']) await plays.invite(match, guests)
    await plays.invite('m', guests)
    await plays.invite('none', [])
    for (const match of ['m', 'n']) await the.store.matches.begin(record(match), entry(match, 0))
    expect(await plays.finished(9)).toEqual([])
    for (const match of ['m', 'n']) await the.store.matches.append(entry(match, 1, { over: true }))
    expect((await plays.finished(9)).toSorted()).toEqual(['m', 'n'])
    const sales = new Map([['hash of a', { sales: 3, price: 7, wins: 1.5 }]])
    await Promise.all([plays.count('m', sales), plays.count('m', sales)])
    await plays.count('n', null)
    expect(await plays.finished(9)).toEqual([])
    expect(await plays.figures(['hash of a', 'hash of b', 'x'])).toEqual(
      new Map([
        ['hash of a', { played: 1, sales: 3, price: 7, wins: 1.5 }],
        ['hash of b', { played: 1, sales: 0, price: 0, wins: 0 }],
      ]),
    )
    expect((await cards().findAll(['a', 'b'])).map(({ played }) => played)).toEqual([1, 1])
    expect(await listed({ order: 'played' })).toEqual(['b', 'a'])
    expect(await plays.figures([])).toEqual(new Map())
  })

  test('one card is judged at a time, the longest waiting first, and only while it hangs', async () => {
    const { verdicts } = the.store.gallery
    const terms = [{ game: 'auction', rules: 1, bot: 'knight@1' }]
    await cards().publish(version('a'))
    await verdicts.want('auction', 1, 'knight@1', 100)
    await cards().publish(version('b'))
    for (const now of [200, 300]) await verdicts.want('auction', 1, 'knight@1', now)
    await verdicts.want('other', 1, 'knight@1', 100)
    expect(await verdicts.claim(terms, 1000, 50, 1010)).toBe(null)
    const both = await Promise.all([verdicts.claim(terms, 1000, 1000, 1010), verdicts.claim(terms, 1000, 1000, 1010)])
    const a = { hash: 'hash of a', rules: 1, bot: 'knight@1' }
    expect(both.filter(it => it !== null)).toEqual([{ ...a, game: 'auction', content: version('a').content }])
    expect(await verdicts.claim(terms, 1009, 1009, 1020)).toBe(null)
    expect(await verdicts.hold(a, 1010, 1015)).toBe(true)
    expect(await verdicts.hold(a, 1010, 1020)).toBe(false)
    expect(await verdicts.claim(terms, 1015, 1015, 1030)).toMatchObject(a) // whoever had it was killed
    await verdicts.putOff(a, 2000)
    const b = { ...a, hash: 'hash of b' }
    expect(await verdicts.claim(terms, 1016, 1016, 1030)).toMatchObject(b)
    await verdicts.judged(b, '{"verdict":"fair"}', 'fair', 1020)
    expect(await verdicts.claim(terms, 1021, 1021, 1030)).toBe(null)
    expect(await verdicts.find(['hash of a', 'hash of b'])).toEqual(new Map([['hash of b', '{"verdict":"fair"}']]))
    expect([await listed({ verdict: 'fair' }), await listed({ verdict: 'weak' })]).toEqual([['b'], []])
    expect(await listed({ verdict: null })).toEqual(['a'])
    await cards().takeDown('a', { at: 1, reason: '', by: 'house' })
    expect(await verdicts.claim(terms, 3000, 3000, 3010)).toBe(null)
    await cards().putBack('a')
    expect(await verdicts.claim(terms, 3000, 3000, 3010)).toMatchObject(a)
    await verdicts.want('auction', 2, 'knight@1', 4000)
    await verdicts.judged(a, '{"verdict":"wild"}', 'wild', 4500)
    expect(await verdicts.claim(terms, 5000, 5000, 5010)).toBe(null) // it cannot judge by other rules
    const newer = [{ game: 'auction', rules: 2, bot: 'knight@1' }]
    expect(await verdicts.claim(newer, 5000, 5000, 5010)).toMatchObject({ ...a, rules: 2 })
    await verdicts.judged({ ...b, rules: 2 }, '{"verdict":"weak"}', 'weak', 5000)
    expect((await verdicts.find(['hash of b'])).get('hash of b')).toBe('{"verdict":"weak"}')
    expect(await verdicts.find([])).toEqual(new Map())
  })
})
