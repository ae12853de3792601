import { expect, test } from 'vitest'
import { en } from '#ui/words/en'
import { all } from '../played.ts'
import type { EnginePage } from './engine.ts'
import { evening } from './evening.ts'
import { layTable } from './laying.ts'
import { pathOf, press, seen } from './on-page.ts'
import { judged, play } from './playing.ts'

const { play: words } = en

const at = evening()

/** How far the proof of the dice moves when what is above it grows, and shrinks again, under somebody who has scrolled there. */
const movedByGrowing = (page: EnginePage): Promise<number> =>
  page.evaluate(async () => {
    const [list, told, proof] = ['.result', '.told', '.fairness'].map(it => document.querySelector<HTMLElement>(it))
    if (list == null || told == null || proof == null) throw new Error('there is no result')
    list.scrollTop = list.scrollHeight
    const before = proof.getBoundingClientRect().top
    const more = Object.assign(document.createElement('p'), { style: 'height: 950px' })
    told.append(more)
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    more.style.height = '150px'
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return Math.abs(proof.getBoundingClientRect().top - before)
  })

test.each(all)('$game: a whole match against bots, through the page, whose dice are found fair', async played => {
  const page = await at.enter()
  await layTable(page, played)
  const match = (await pathOf(page)).split('/').at(-1) ?? ''
  expect(await play(page)).toBeGreaterThan(2)

  await seen(page, '.ranking > li:nth-child(3)')
  const live = await at.tavern.house.liveMatches.find(match)
  expect(live?.isOver).toBe(true)
  await seen(page, '.explained > h3 + *') // it is loaded after the ranking, above the proof
  await judged(page)
  expect(await movedByGrowing(page)).toBeLessThan(2)
  await press(page, '.fairness summary')
  await press(page, '.fairness button', words.verify)
  await seen(page, '.fairness [role="status"]', words.verified)
  expect(await page.complaints()).toEqual([])
  await page.close()
})
