import { expect, test } from 'vitest'
import { screen as fistScreen } from '#games/fist/screen/index.tsx'
import { en as words } from '#games/fist/words/en'
import { logged } from '#games/fist/words/log'
import { visitor } from '#testkit/browser'
import { followByEar } from './by-ear.ts'
import { matchPath, play, playerAt, standing } from './driving.ts'
import { evening } from './evening.ts'
import { comeIn, startMatch } from './guest.ts'
import { mouse } from './hands.ts'
import { hear, heardFrom, patience, quiet } from './hearing.ts'
import { fist } from './played.ts'

const at = evening()

test('a whole match can be followed with a screen reader: every event and every question is announced, once and in order', async () => {
  await followByEar(at.browser, at.tavern, fist, { screen: fistScreen, words, logged })
})

test('looking back announces the moment, and returning to now only what is new', async () => {
  const { page, context, leave } = await visitor(at.browser, at.tavern.url)
  await comeIn(context, 'Ana')
  const place = await startMatch(context)
  await hear(page)
  await page.goto(matchPath(place))
  await play(playerAt(page, mouse), 2)
  await standing(page, 'asked').waitFor()
  const before = await quiet(page)
  await page.keyboard.press('Home')
  await standing(page, 'past').waitFor()
  const heardMore = async (): Promise<number> => (await heardFrom(page, 'news')).length - before.length
  await expect.poll(heardMore, patience).toBe(1)
  const looking = await quiet(page)
  await page.keyboard.press('End')
  await standing(page, 'asked').waitFor()
  expect(await quiet(page)).toEqual(looking)
  await leave()
})
