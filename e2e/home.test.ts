import { expect, test } from 'vitest'
import { type Size, sizes, visitor } from '#testkit/browser'
import { en } from '#ui/words/en'
import { matchPath, standing } from './driving.ts'
import { evening } from './evening.ts'
import { named } from './gathering.ts'
import { call, comeIn, makeTable, startMatch } from './guest.ts'
import { settled } from './places.ts'
import { playOn } from './playing.ts'

const at = evening()

for (const size of Object.keys(sizes) as Size[])
  test(`the home page opens on a ${size}, and nothing goes wrong`, async () => {
    const { page, complaints, leave } = await visitor(at.browser, at.tavern.url, { size })
    const answer = await page.goto('/', { waitUntil: 'load' })
    expect(answer?.status()).toBe(200)
    await expect.poll(() => page.locator('#root').textContent(), { timeout: 20_000 }).not.toBe('')
    await page.waitForLoadState('networkidle')
    expect(await page.title()).toContain('Wyrmtavern')
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overhang).toBeLessThanOrEqual(0)
    expect(complaints).toEqual([])
    await leave()
  })

test('a stranger sees all games on the first screen of a desktop, and the first on that of a phone on its side', async () => {
  const seen = { desktop: 3, 'phone on its side': 1 } as const
  for (const size of ['desktop', 'phone on its side'] as const) {
    const { page, leave } = await visitor(at.browser, at.tavern.url, { size })
    await page.goto('/')
    await page.locator('.game-card').last().waitFor()
    await settled(page) // until its fonts have come, the title is set in wider ones
    const titles = await page
      .locator('.game-card h3')
      .evaluateAll(all => all.map(it => it.getBoundingClientRect().bottom))
    expect(titles.filter(bottom => bottom <= sizes[size].height).length).toBe(seen[size])
    const line = await page
      .locator('h1')
      .evaluate(it => [it.getClientRects()[0]?.height, getComputedStyle(it).lineHeight])
    if (size !== 'desktop') expect(line[0]).toBeLessThan(1.5 * Number.parseFloat(String(line[1])))
    await leave()
  }
})

test('the name that is made up for a stranger stays the same until they choose one', async () => {
  const { page, leave } = await visitor(at.browser, at.tavern.url)
  await page.goto('/')
  const name = page.locator('.play-as b').first()
  const told = await name.textContent()
  expect(told?.length).toBeGreaterThan(3)
  await page.reload()
  expect(await name.textContent()).toBe(told)
  await leave()
})

test('a table that waits for me comes before all else on the home page, also on a phone', async () => {
  const { page, context, leave } = await visitor(at.browser, at.tavern.url, { size: 'phone' })
  await comeIn(context, 'Ana')
  await startMatch(context)
  await page.goto('/')
  await page.getByText('wait for your fist').waitFor()
  const bottom = (selector: string) => page.locator(selector).evaluate(it => it.getBoundingClientRect().bottom)
  expect(await bottom('h1')).toBeLessThan(sizes.phone.height / 2)
  expect(await bottom('.back-turn')).toBeLessThan(sizes.phone.height)
  await leave()
})

test('who can join is asked only while a seat is left for somebody', async () => {
  const { page, leave } = await visitor(at.browser, at.tavern.url)
  await page.goto('/new/dwarves')
  const { making } = en.home
  const bots = page.getByRole('spinbutton', named(making.bots))
  await bots.waitFor()
  const asked = page.getByRole('group', named(making.who.replace('?', '')))
  expect(await asked.count()).toBe(1)
  await bots.fill('3')
  await page.getByRole('button', { name: making.playNow }).waitFor()
  expect(await asked.count()).toBe(0)
  await bots.fill('2')
  await asked.waitFor()
  await leave()
})

test('a finished match stays on the home page when its table plays again, and when it closes', async () => {
  const { page, context, complaints, leave } = await visitor(at.browser, at.tavern.url)
  await comeIn(context, 'Ana')
  const place = await startMatch(context, { options: { pointsToWin: 2 } })
  await playOn(at.tavern, place, () => false)
  const command = (it: string) => call(context.request, `/api/tables/${place.table}/commands`, { command: { do: it } })
  const finished = page.getByRole('region', { name: en.home.finished }).locator('.table-line')
  const toMatch = (name: string) => finished.getByRole('link', { name })
  for (const next of ['rematch', 'start', 'leave']) {
    await command(next)
    await page.goto('/')
    await finished.waitFor()
    expect(await finished.count()).toBe(1)
  }
  await toMatch(en.home.seeResult).click()
  await page.locator('.result').waitFor()
  expect(new URL(page.url()).pathname).toBe(matchPath(place))
  await page.goBack()
  await toMatch(en.home.replay).click()
  await standing(page, 'past').waitFor()
  await page.getByRole('button', { name: en.play.toResult }).click()
  await page.locator('.result').waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test('who leaves a match finds the way back, on the home page and on that of the match', async () => {
  const { page, context, complaints, leave } = await visitor(at.browser, at.tavern.url)
  const { context: friend, leave: friendLeaves } = await visitor(at.browser, at.tavern.url)
  await comeIn(context, 'Ana')
  await comeIn(friend, 'Ben') // who does not answer, so the match goes on
  const table = await makeTable(context, { seats: 3 })
  const command = <T>({ request }: typeof context, it: string): Promise<T> =>
    call(request, `/api/tables/${table}/commands`, { command: { do: it } })
  for (const it of ['sit', 'ready']) await command(friend, it)
  await command(context, 'addBot')
  const place = await command<{ match: string }>(context, 'start')
  const menu = page.getByRole('button', { name: en.play.menu })
  const toLeave = page.getByRole('menuitem', { name: en.play.leave })
  const away = async (): Promise<void> => {
    await standing(page, 'asked', 'waiting').waitFor()
    await menu.click()
    await toLeave.click()
    await page.getByRole('alertdialog').getByRole('button', { name: en.play.leaveYes }).click()
    await page.getByText(en.home.youLeft).waitFor()
  }
  await page.goto(matchPath(place))
  await away()
  await page.getByRole('button', { name: en.home.comeBack }).click()
  await away()
  await page.goto(matchPath(place))
  await standing(page, 'left').waitFor()
  await menu.click()
  await page.getByRole('menuitem', { name: en.play.toHome }).waitFor()
  expect(await toLeave.count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: en.play.comeBack }).click()
  await standing(page, 'asked', 'waiting').waitFor()
  expect(complaints).toEqual([])
  await Promise.all([leave(), friendLeaves()])
})

test('somebody with an account signs out everywhere else, and stays signed in here', async () => {
  const [here, elsewhere] = [await visitor(at.browser, at.tavern.url), await visitor(at.browser, at.tavern.url)]
  const [{ request }, { request: other }] = [here.page.context(), elsewhere.page.context()]
  const account = { username: 'ana', password: 'a mug of ale' }
  const isKnown = async (who: typeof request): Promise<boolean> =>
    (await call<{ person: object | null }>(who, '/api/people/me')).person !== null
  await comeIn(here.page.context(), 'Ana')
  await call(request, '/api/people/account', account)
  await call(other, '/api/auth/sign-in/username', account)
  expect(await isKnown(other)).toBe(true)
  await here.page.goto('/')
  await here.page.getByRole('button', { name: 'Ana' }).click()
  await here.page.getByRole('button', { name: 'Sign out all other devices and programs' }).click()
  await here.page.getByText('Only this browser is still signed in to your account').waitFor()
  expect([await isKnown(request), await isKnown(other)]).toEqual([true, false])
  expect(here.complaints).toEqual([])
  await Promise.all([here.leave(), elsewhere.leave()])
})
