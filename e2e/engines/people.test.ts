import { expect, test } from 'vitest'
import { account } from '#ui/words/en/account'
import { friends } from '#ui/words/en/friends'
import { home } from '#ui/words/en/home'
import { notices } from '#ui/words/en/notices'
import { people } from '#ui/words/en/people'
import { returning } from '#ui/words/en/returning'
import { call, comeIn, startMatch } from '../guest.ts'
import { desktop, type EnginePage, phone } from './engine.ts'
import { evening } from './evening.ts'
import { knownBy } from './known.ts'
import { fill, isSeen, pathOf, press, seen, textOf } from './on-page.ts'
import { play } from './playing.ts'

const DAY = 86_400_000
let ahead = 0
const at = evening(() => Date.now() + ahead)

interface Somebody {
  readonly id: string
  readonly guest: boolean
}
const asks = <T>(page: EnginePage, path: string, data?: object): Promise<T> => call(knownBy(page).request, path, data)
const who = async (page: EnginePage): Promise<Somebody | null> =>
  (await asks<{ person: Somebody | null }>(page, '/api/people/me')).person
const idOf = async (page: EnginePage): Promise<string> => (await who(page))?.id ?? expect.fail('nobody')
const saying = (text: string, name: string): string => text.replaceAll('{name}', name)
const open = (page: EnginePage, path: string): Promise<void> => page.open(`${at.tavern.url}${path}`)

async function comes(name: string, size = desktop): Promise<EnginePage> {
  const page = await at.enter(size)
  await comeIn(knownBy(page), name)
  return page
}

/** What a page says, once this part of it is there. */
async function said(page: EnginePage, path: string, part: string): Promise<string> {
  await open(page, path)
  await seen(page, part)
  return textOf(page, 'main')
}

/** Once it is there, nothing on it moves. */
async function openAccount(page: EnginePage): Promise<void> {
  await open(page, '/you')
  for (const [part, named] of [
    ['.way h3', account.codes.title],
    ['.devices .one-thing', ''],
    ['a[download]', account.privacy.json],
  ] as const)
    await seen(page, part, named)
}

test('two people and a stranger: found, friends, invited, a turn two days later, blocked', async () => {
  const [ana, ben, cleo] = [await comes('Ana'), await comes('Ben', phone), await comes('Cleo')]

  await open(ana, '/friends')
  await fill(ana, '.find-form input', 'Ben')
  await press(ana, '.find-form button')
  await press(ana, '.person-acts button', friends.do.ask)
  await seen(ana, '.person-row small', friends.list.waiting)
  await open(ben, '/friends')
  await press(ben, '.person-acts button', saying(friends.do.acceptOf, 'Ana'))
  for (const page of [ana, ben]) await seen(page, '.person-row small', friends.does.free)

  // She is told so under the bell, too.
  await press(ana, '.notice-bell')
  await seen(ana, '.notice b', notices.kind.friendAccepted.replace('{by}', 'Ben'))
  await press(ana, 'button', notices.readAll)
  await expect.poll(() => isSeen(ana, '.unread-count')).toBe(false)
  await open(ana, '/friends')

  // Invited in a press, to a slow table that is made for it.
  await press(ana, '.person-acts button', saying(friends.invite.to, 'Ben'))
  await expect.poll(() => pathOf(ana)).toBe('/new')
  await press(ana, 'a[href="/new/fist"]')
  await press(ana, 'label.pick', home.making.slow)
  await press(ana, 'label.pick', '4 days')
  await press(ana, '.do-bar .primary')
  await press(ana, '.lesson-offer .framed')
  await press(ben, '.invitation a', friends.here.sit)
  await press(ben, '.do-bar .primary', home.table.sitDown)
  await press(ana, '.seats-panel button', home.table.fill)
  await press(ben, '.do-bar .primary', home.table.imReady)
  await press(ana, '.do-bar .primary:not([disabled])', home.table.start)
  for (const page of [ana, ben]) {
    await press(page, '.primer .primary')
    await seen(page, '.notice-offer')
  }
  expect(await play(ana, 1)).toBe(1) // the offer leaves free what is pressed
  for (const page of [ana, ben]) await press(page, '.notice-offer .quiet', notices.offer.no)
  const match = await pathOf(ana)

  // She has answered. Two days later it is her turn again.
  await open(ana, '/')
  await seen(ana, 'h1', returning.nobodyWaits)
  expect(await isSeen(ana, '.unread-count')).toBe(false)
  ahead = 2 * DAY
  const isAsked = async (page: EnginePage): Promise<boolean> =>
    (await asks<{ question: object | null }>(page, `/api/matches/${match.slice('/match/'.length)}/question`))
      .question !== null
  while (!(await isAsked(ana)) || (await isAsked(ben))) await play(ben, 1)
  await seen(ana, '.unread-count', '1')
  await expect.poll(() => textOf(ana, 'h1')).toMatch(/Ben.* waits? for your/)
  await press(ana, '.notice-bell')
  await press(ana, '.notice b', saying(notices.kind.turn, '').slice(0, 9))
  await expect.poll(() => pathOf(ana)).toBe(match)
  expect(await play(ana, 1)).toBe(1)
  await expect.poll(() => isSeen(ana, '.unread-count')).toBe(false)

  // She blocks him. He learns nothing: not at her page, not of her table; and his seat stays his.
  await open(ana, `/people/${await idOf(ben)}`)
  await press(ana, 'button', friends.do.block)
  await press(ana, '.danger', saying(friends.sure.yesBlock, 'Ben'))
  await seen(ana, '[role="status"]', saying(friends.page.blocked, 'Ben'))
  const { id: table } = await asks<{ id: string }>(ana, '/api/tables', { game: 'fist', seats: 3, listed: true })
  const listed = async (page: EnginePage): Promise<number> =>
    (await asks<readonly object[]>(page, '/api/tables')).length
  expect([await listed(ben), await listed(cleo)]).toEqual([0, 1])
  const nothing = { here: 'nobody', since: 'nobody', reliability: 'nobody', results: 'nobody' }
  await cleo.evaluate(async body => {
    const headers = { 'content-type': 'application/json' }
    await fetch('/api/friends/choices', { method: 'PUT', headers, body })
  }, JSON.stringify(nothing))
  const [anas, cleos] = [await idOf(ana), await idOf(cleo)]
  const shown = await said(ben, `/people/${anas}`, '.profile')
  expect(shown.replaceAll('Ana', 'NAME')).toBe(
    (await said(ben, `/people/${cleos}`, '.profile')).replaceAll('Cleo', 'NAME'),
  )
  expect(await said(ben, `/table/${table}`, 'main a')).toBe(await said(ben, '/table/AAAAAAAAAAAA', 'main a'))
  await open(ben, match)
  await seen(ben, '.mine')
  for (const page of [ana, cleo]) expect(await page.complaints()).toEqual([])
  for (const page of [ana, ben, cleo]) await page.close()
})

test('a guest keeps everything with an account, gets back in by a code, takes everything along, leaves, and returns', async () => {
  const [ana, ben] = [await comes('Ana'), await comes('Ben')]
  const id = await idOf(ana)
  const { table } = await startMatch(knownBy(ana))
  await asks(ben, `/api/friends/people/${id}`, { do: 'ask' })
  await asks(ana, `/api/friends/people/${await idOf(ben)}`, { do: 'accept' })
  const [username, password] = ['ana', 'a mug of ale']

  await openAccount(ana)
  await press(ana, 'summary', people.account.keep)
  await fill(ana, 'details[open] [name="username"]', username)
  await fill(ana, 'details[open] [name="password"]', password)
  await press(ana, 'details[open] button', people.account.signUp)
  await seen(ana, '.news', people.account.signUpDone.replace('{username}', username))
  expect(await who(ana)).toMatchObject({ id, guest: false })
  await press(ana, 'button', account.codes.make)
  await seen(ana, '.printed-codes')
  const code = await textOf(ana, '.printed-codes code')

  // Another device, with nothing but the code. The first one is nobody's from then on, and says so.
  const other = await at.visit(phone)
  await open(other, '/recover')
  await seen(other, 'p', account.recover.noMail) // after that nothing moves
  await fill(other, '[name="secret"]', code)
  await press(other, 'button', account.recover.go)
  await seen(other, '.news', 'Welcome back, Ana')
  expect([(await who(other))?.id, await who(ana)]).toEqual([id, null])
  await expect.poll(() => textOf(ana, '.person-name')).toBe(people.nobody)
  const hasAll = async (page: EnginePage): Promise<void> => {
    await open(page, '/')
    await seen(page, '.back-turn')
    const mine = await asks<readonly { id: string }[]>(page, '/api/tables/mine')
    const known = await asks<{ friends: readonly { name: string }[] }>(page, '/api/friends')
    expect([mine.map(it => it.id), known.friends.map(({ name }) => name)]).toEqual([[table], ['Ben']])
  }
  await hasAll(other)

  await openAccount(other)
  const all = await other.evaluate(async () => {
    const file = await fetch(document.querySelector<HTMLAnchorElement>('a[download$=".json"]')?.href ?? '')
    return (await file.json()) as Readonly<Record<string, unknown>>
  })
  expect([all['Your account'], all.Matches]).toMatchObject([{ username }, [{}]])
  await press(other, 'summary', account.privacy.leave)
  await fill(other, 'details[open] [name="name"]', 'Ana')
  await fill(other, 'details[open] [name="password"]', password)
  await press(other, 'details[open] .danger', account.privacy.sure)
  await seen(other, '.news', account.privacy.left.slice(0, account.privacy.left.indexOf('{')))
  expect(await who(other)).toBe(null)

  // There is a week to change one’s mind.
  await press(other, 'summary', people.account.signIn)
  await fill(other, 'details[open] [name="username"]', username)
  await fill(other, 'details[open] [name="password"]', password)
  await press(other, 'details[open] button', people.account.signIn)
  await expect.poll(async () => (await who(other))?.id).toBe(id)
  await hasAll(other)
  for (const page of [ana, ben, other]) await page.close()
})
