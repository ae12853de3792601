import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type CardTold,
  type CardWithVersions,
  cardAnswer,
  cardWithVersions,
  type GalleryAnswer,
  galleryAnswer,
} from '#protocol/gallery'
import type { Refused } from '#protocol/refused'
import type { House } from '../house.ts'
import { wholeHouse } from '../http/testing.ts'
import { character, visitor } from './testing.ts'

type Visitor = Awaited<ReturnType<typeof visitor>>
let house: House
let ana: Visitor
let ben: Visitor
/** Newcomers may hang up few cards, so every test has its own. */
beforeAll(async () => {
  house = await wholeHouse()
  ben = await visitor(house, 'Ben')
})
afterAll(() => house.close())
const newAna = async (): Promise<Visitor> => {
  ana = await visitor(house, 'Ana')
  return ana
}
const list = async (query: string, by = ben): Promise<GalleryAnswer> =>
  (await by.send<GalleryAnswer>('GET', `/api/gallery?${query}`)).body
const names = ({ cards }: GalleryAnswer): readonly unknown[] =>
  cards.map(({ card }) => (card?.names as Record<string, string> | undefined)?.en)

test('a card is hung up, found by name, maker and piece, loved and told', async () => {
  const lyra = await visitor(house, 'Lyra')
  const steps = [{ do: 'choose', what: 'rival' }, { do: 'steal' }]
  const { status, body } = await lyra.hang<CardTold>(character('Pickpocket', { steps }), {
    story: ' One\u200b.\nTwo. ',
  })
  expect(status).toBe(201)
  expect(cardAnswer.parse(body)).toEqual(body)
  const maker = { person: lyra.id, name: 'Lyra' }
  const nothing = { hearts: 0, mine: false, played: 0, people: null, verdict: null, takenDown: null, madeFrom: null }
  expect(body).toMatchObject({ game: 'fist', kind: 'character', version: 1, maker, story: 'One.\nTwo.', ...nothing })
  for (const search of ['pickp', 'LYRA', 'steal', 'ruba', 'lyra steal'])
    expect(names(await list(`search=${search}`))).toEqual(['Pickpocket'])
  for (const search of ['pickp xyz', '%25', 'pickp_']) expect(names(await list(`search=${search}`))).toEqual([])
  for (const n of [1, 2]) {
    const loved = await ben.send<CardTold>('PUT', `/api/gallery/${body.id}/heart`, { on: true })
    expect([n, loved.body.hearts, loved.body.mine]).toEqual([n, 1, true])
  }
  expect((await list('search=pickp', lyra)).cards[0]).toMatchObject({ hearts: 1, mine: false })
  const whole = (await ben.send<CardWithVersions>('GET', `/api/gallery/${body.id}`)).body
  expect(cardWithVersions.parse(whole)).toEqual(whole)
  expect(whole.versions).toEqual([
    { version: 1, card: body.card, people: null, verdict: null, since: body.since, played: 0 },
  ])
  await fetch(`${house.address}/api/people/me`, {
    method: 'PATCH',
    headers: { cookie: lyra.cookie(), 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Lyra the Second' }),
  })
  expect((await list('search=second')).cards[0]?.maker.name).toBe('Lyra the Second')
})

test.each<readonly [string, object, object, number, string, RegExp]>([
  [
    'a card that is none',
    { ...character('X'), steps: [{ do: 'eval' }] },
    {},
    400,
    'invalid',
    /^card\.steps\[0\]\.do: one of/,
  ],
  ['a card that cannot be', character('X', { steps: [{ do: 'steal' }] }), {}, 400, 'invalid', /^card\.steps/],
  ['a story that is too long', character('X'), { story: 'x'.repeat(601) }, 400, 'invalid', /^story: at most 600/],
  ['a name of the box', character('Thіef'), {}, 409, 'taken', /a card of the box/],
  ['such a name with signs', character('« T-hief! »'), {}, 409, 'taken', /a card of the box/],
  ['an unknown game', character('X'), { game: '__proto__' }, 409, 'no game', /^one of fist/],
  ['a picture that nobody has', character('X', { picture: 'pan-flute' }), {}, 400, 'invalid', /card\.picture/],
  ['an unknown origin', character('X'), { madeFrom: 'nowhere' }, 404, 'no card', /./],
  ['a version of nothing', character('X'), { versionOf: 'nowhere' }, 404, 'no card', /./],
  ['more than is asked for', character('X'), { hearts: 9 }, 400, 'not a request', /hearts/],
  ['no language', character('X'), { language: '<b>' }, 400, 'not a request', /language/],
])('%s is refused', async (_, card, more, status, code, expected) => {
  const refused = await (await newAna()).hang<Refused>(card, more)
  expect([refused.status, refused.body.code]).toEqual([status, code])
  expect(refused.body.expected).toMatch(expected)
})

test('the rule that makes a card impossible is told', async () => {
  const { body } = await (await newAna()).hang<Refused>(character('X', { steps: [{ do: 'steal' }] }))
  expect(body.rule).toMatch(/^R?\d/)
})

test('no card has the name of another maker’s, or the same content; one’s own has versions', async () => {
  await newAna()
  const { body: first } = await ana.hang<CardTold>(character('Kettler'))
  const refusals = [
    await ben.hang<Refused>(character('Kettlеr', { copies: 2 })), // with a Cyrillic е
    await ben.hang<Refused>(character('Kett-ler 🐉', { copies: 2 })),
    await ana.hang<Refused>(character('Kettler')),
    await ben.hang<Refused>(character('Kettler Two'), { versionOf: first.id }),
  ]
  expect(refusals.map(({ status, body }) => `${status} ${body.code}`)).toEqual([
    '409 taken',
    '409 taken',
    '409 taken',
    '403 not the maker',
  ])
  const second = await ana.hang<CardTold>(character('Kettler', { copies: 2 }), { versionOf: first.id, story: 'Fewer.' })
  expect(second.body).toMatchObject({ id: first.id, version: 2, since: first.since, story: 'Fewer.' })
  const { versions } = (await ben.send<CardWithVersions>('GET', `/api/gallery/${first.id}`)).body
  expect(versions.map(({ version, card }) => [version, card?.copies])).toEqual([
    [2, 2],
    [1, 3],
  ])
  const made = await ben.hang<CardTold>(character('Kettle Boy'), { madeFrom: first.id })
  expect(made.body.madeFrom).toEqual({ id: first.id, name: 'Kettler', maker: 'Ana' })
  expect(names(await list('search=kettle&order=new'))).toEqual(['Kettle Boy', 'Kettler'])
})

test('strangers hang up nothing, and newcomers three cards a day', async () => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ game: 'fist', card: character('Nobody'), language: 'en' })
  expect((await fetch(`${house.address}/api/gallery`, { method: 'POST', headers, body })).status).toBe(401)
  await newAna()
  const codes = []
  for (const n of [1, 2, 3, 4]) codes.push((await ana.hang(character(`Card ${n}`))).status)
  expect(codes).toEqual([201, 201, 201, 429])
  const { body: refused } = await ana.hang<Refused>(character('Card 5'))
  expect(refused).toEqual({ code: 'too many cards', rule: null, expected: 'at most 3 on your first day here' })
})

test('of one network five people a day love a card', async () => {
  const crowded = await wholeHouse({ TRUST_PROXY: 'yes' })
  const from = async (address: string, name: string): Promise<Visitor> =>
    visitor(crowded, name, { 'x-forwarded-for': address })
  const maker = await from('10.0.0.1', 'Ana')
  const { body: card } = await maker.hang<CardTold>(character('Darling'))
  const loves = async (who: Visitor, on = true) => {
    const { status, body } = await who.send<CardTold & Refused>('PUT', `/api/gallery/${card.id}/heart`, { on })
    return [status, body.hearts ?? body.code]
  }
  const browsers = await Promise.all([1, 2, 3, 4, 5, 6].map(n => from('10.0.0.2', `Browser ${n}`)))
  const [first, last] = [browsers[0], browsers[5]] as [Visitor, Visitor]
  const answers = []
  for (const each of browsers) answers.push(await loves(each))
  expect(answers).toEqual([...[1, 2, 3, 4, 5].map(n => [200, n]), [429, 'too many hearts']])
  expect([await loves(first), await loves(first, false), await loves(last)]).toEqual([
    [200, 5],
    [200, 4],
    [429, 'too many hearts'],
  ])
  expect(await loves(await from('10.0.0.3', 'Somebody else'))).toEqual([200, 5])
  await crowded.close()
})

test('at once: of many names that look alike one hangs, and of one network five hearts count', async () => {
  const crowded = await wholeHouse({ TRUST_PROXY: 'yes' })
  const from = (n: number, address: string): Promise<Visitor> =>
    visitor(crowded, `Browser ${n}`, { 'x-forwarded-for': address })
  const alike = ['Moth Eater', 'M\u043eth Eater', 'Moth-Eater!', 'MOTHEATER', '\uff2doth Eater', 'Moth E\u0430ter']
  const makers = await Promise.all(alike.map((_, n) => from(n, `10.1.0.${n}`)))
  const hung = await Promise.all(makers.map((who, n) => who.hang<CardTold & Refused>(character(alike[n] ?? ''))))
  expect(hung.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409])
  const [card] = (await list('order=new', makers[0])).cards
  const browsers = await Promise.all(Array.from({ length: 8 }, (_, n) => from(10 + n, '10.2.0.1')))
  await Promise.all(browsers.map(who => who.send('PUT', `/api/gallery/${card?.id}/heart`, { on: true })))
  expect((await list('', makers[0])).cards.map(({ hearts }) => hearts)).toEqual([5])
  await crowded.close()
})

test('a house may want accounts of those who hang up cards', async () => {
  const strict = await wholeHouse({ MAKERS: 'accounts' })
  const eva = await visitor(strict, 'Eva')
  const refused = await eva.hang<Refused>(character('Tinker'))
  expect([refused.status, refused.body.code]).toEqual([403, 'no account'])
  await eva.send('POST', '/api/people/account', { username: 'eva_1', password: 'a mug of ale and a song' })
  expect((await eva.hang(character('Tinker'))).status).toBe(201)
  await strict.close()
})

test('its maker takes a card down, and others see only why', async () => {
  await newAna()
  const { body: card } = await ana.hang<CardTold>(character('Regret'), { story: 'Oh.' })
  const made = await ben.hang<CardTold>(character('Regret of Ben', { copies: 1 }), { madeFrom: card.id })
  expect((await ben.send('DELETE', `/api/gallery/${card.id}`, { reason: 'x' })).status).toBe(403)
  const taken = await ana.send<CardTold>('DELETE', `/api/gallery/${card.id}`, { reason: 'Too dull.' })
  expect(taken.body).toMatchObject({
    takenDown: { reason: 'Too dull.' },
    card: { names: { en: 'Regret' } },
    story: 'Oh.',
  })
  expect((await ana.send('DELETE', `/api/gallery/${card.id}`)).status).toBe(200)
  const seen = (await ben.send<CardWithVersions>('GET', `/api/gallery/${card.id}`)).body
  expect(seen).toMatchObject({ card: null, story: '', takenDown: { reason: 'Too dull.' }, versions: [{ card: null }] })
  expect(JSON.stringify(seen)).not.toContain('Regret')
  expect((await ben.send<CardWithVersions>('GET', `/api/gallery/${made.body.id}`)).body.madeFrom?.name).toBe(null)
  expect(names(await list('search=regret'))).toEqual(['Regret of Ben'])
  expect(names(await list(`by=${ana.id}`))).toEqual([])
  expect(names(await list(`by=${ana.id}`, ana))).toEqual(['Regret'])
  expect((await ben.send('PUT', `/api/gallery/${card.id}/heart`, { on: true })).status).toBe(409)
  expect((await ana.hang(character('Regret', { copies: 1 }), { versionOf: card.id })).status).toBe(409)
})

test('the wall is told in pages, filtered by game, kind and verdict, with counts', async () => {
  const lonely = await wholeHouse()
  const makers = await Promise.all([...Array(9).keys()].map(n => visitor(lonely, `Maker ${n}`)))
  for (const [n, maker] of makers.entries())
    for (const m of [0, 1, 2]) expect((await maker.hang(character(`Card ${n} and ${m}`))).status).toBe(201)
  const [eva] = makers as [Visitor]
  const first = await list('order=new', eva)
  expect(galleryAnswer.parse(first)).toEqual(first)
  expect([first.cards.length, first.counts]).toEqual([24, { fist: 27 }])
  const rest = await list(`order=new&after=${first.after}`, eva)
  expect([rest.cards.length, rest.after]).toEqual([3, null])
  expect(new Set([...first.cards, ...rest.cards].map(({ id }) => id)).size).toBe(27)
  expect((await list('game=gold', eva)).counts).toEqual({ fist: 27 })
  expect((await list('game=gold', eva)).cards).toEqual([])
  expect((await list('kind=dragon', eva)).cards).toEqual([])
  expect((await list('verdict=fair', eva)).cards).toEqual([])
  for (const wrong of ['after=x', 'after=1.%00', 'order=price', 'verdict=nice'])
    expect((await eva.send<Refused>('GET', `/api/gallery?${wrong}`)).body.code).toBe('not a request')
  const everybody = await fetch(`${lonely.address}/api/gallery`)
  expect([everybody.status, everybody.headers.get('cache-control')]).toEqual([200, 'no-store'])
  await lonely.close()
})
