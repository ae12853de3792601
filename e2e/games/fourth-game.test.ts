import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { manifest } from '#testkit/auction/manifest'
import { openBrowser, visitor } from '#testkit/browser'
import { temporaryFolder } from '#testkit/folder'
import { freePort } from '#testkit/free-port'
import { HouseProcess } from '#trials/chaos/house-process'
import { en as words } from '#ui/words/en'
import { giveAnswer } from '../driving.ts'
import { buildIn, run } from '../upgrade/builds.ts'

/* The toy auction as a fourth game of the house: one line adds it everywhere. */

const line = "export { manifest as auction } from '#testkit/auction/manifest'\n"
const { en, de } = manifest.words

const folder = temporaryFolder()
const sources = join(folder, 'sources')
const command = async (...args: readonly string[]): Promise<unknown> =>
  JSON.parse(await run(sources, ['cli/main.ts', ...args, '--json']))

beforeAll(async () => {
  mkdirSync(join(folder, 'data'))
  await buildIn(sources, true, copy => appendFileSync(join(copy, 'games/games.ts'), line))
})

test('the compiler and the tests of every game know it', async () => {
  await run(sources, ['node_modules/typescript/bin/tsc'])
  const tests = ['games/option-words.test.ts', 'web/house/games.test.ts', 'web/house/option-words.test.ts']
  await run(sources, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'rules', '--project', 'drawn', ...tests])
})

test('it can be played in the terminal and simulated', async () => {
  expect(await command('sim', 'auction', '--games', '20', '--cores', '1')).toMatchObject({ games: 20, unfinished: 0 })
  const save = join(folder, 'match.jsonl')
  await run(sources, ['cli/main.ts', 'play', 'auction', '--people', '', '--seats', '3', '--save', save])
  expect(await command('verify', save)).toMatchObject({ verified: true, game: 'auction' })
  expect(await run(sources, ['cli/main.ts', 'replay', save])).toContain('lotSold')
})

test('it is part of the chaos test and the search for leaks', async () => {
  expect(await command('chaos', '--kills', '2', '--tables', '8', '--seconds', '8')).toMatchObject({ failures: 0 })
  expect(await command('leaks', '--matches', '1', '--times', '60')).toMatchObject({ leaks: 0, matches: { auction: 1 } })
})

test('it is in the lobby and on the page, and a whole match can be played there', async () => {
  const port = await freePort()
  const house = new HouseProcess(join(folder, 'data'), port, { sources })
  await house.open()
  const browser = await openBrowser()
  const { page, complaints, leave } = await visitor(browser, `http://127.0.0.1:${port}`)
  const games = (await (await page.request.get('/api/games')).json()) as readonly { readonly id: string }[]
  expect(games.map(({ id }) => id)).toEqual(['fist', 'gold', 'dwarves', 'auction'])
  await page.goto('/')
  const card = page.getByRole('article', { name: en.title })
  await card.locator('.game-picture svg').waitFor()
  await card.getByRole('button').first().click()
  await page.waitForURL(/\/match\//)
  await page.getByText('This lot is worth').waitFor()
  await page.getByRole('button', { name: words.play.letUsPlay }).click() // nobody here has played it before
  while (!(await page.locator('.status[data-standing="over"]').isVisible())) await giveAnswer(page, 1000)
  await page.goto('/rules/auction')
  await page.getByText('The highest bid pays').first().waitFor()
  await page.locator('.language-switch select').selectOption('de')
  await page.goto('/')
  await page.getByRole('article', { name: de.title }).waitFor()
  expect(complaints).toEqual([])
  await leave()
  await browser.close()
  await house.close()
})
