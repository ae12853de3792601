import { expect, test } from 'vitest'
import { en } from '#ui/words/en'
import { all } from '../played.ts'
import { evening } from './evening.ts'
import { layTable } from './laying.ts'
import { pathOf, press, seen } from './on-page.ts'
import { play } from './playing.ts'

const { play: words } = en

const at = evening()

test.each(all)('$game: a whole match against bots, through the page, whose dice are found fair', async played => {
  const page = await at.enter()
  await layTable(page, played)
  const match = (await pathOf(page)).split('/').at(-1) ?? ''
  expect(await play(page)).toBeGreaterThan(2)

  await seen(page, '.ranking > li:nth-child(3)')
  const live = await at.tavern.house.liveMatches.find(match)
  expect(live?.isOver).toBe(true)
  await press(page, '.fairness summary')
  await press(page, '.fairness button', words.verify)
  await seen(page, '.fairness [role="status"]', words.verified)
  expect(await page.complaints()).toEqual([])
  await page.close()
})
