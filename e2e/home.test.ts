import { expect, test } from 'vitest'
import { type Size, sizes, visitor } from '#testkit/browser'
import { evening } from './evening.ts'
import { call, comeIn } from './guest.ts'

const at = evening()

for (const size of Object.keys(sizes) as Size[])
  test(`the home page opens on a ${size}, and nothing goes wrong`, async () => {
    const { page, complaints, leave } = await visitor(at.browser, at.tavern.url, { size })
    const answer = await page.goto('/', { waitUntil: 'load' })
    expect(answer?.status()).toBe(200)
    await expect.poll(() => page.locator('#root').textContent()).not.toBe('')
    await page.waitForLoadState('networkidle')
    expect(await page.title()).toContain('Wyrmtavern')
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overhang).toBeLessThanOrEqual(0)
    expect(complaints).toEqual([])
    await leave()
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
  await here.page.getByText('Nobody but this browser is signed in as you').waitFor()
  expect([await isKnown(request), await isKnown(other)]).toEqual([true, false])
  expect(here.complaints).toEqual([])
  await Promise.all([here.leave(), elsewhere.leave()])
})
