import { expect, test } from 'vitest'
import { en } from '#ui/words/en'
import { all, fist } from '../played.ts'
import { openTavern } from '../tavern.ts'
import { beginHere } from './begin-here.ts'
import { desktop, type EnginePage } from './engine.ts'
import { evening } from './evening.ts'
import { isSeen, pathOf, press, seen } from './on-page.ts'
import { judged, play } from './playing.ts'

const { here, play: words } = en

const at = evening()

/** Waits until the service worker has all files and serves this page. */
const kept = (page: EnginePage): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller === null)
      await new Promise(done => navigator.serviceWorker.addEventListener('controllerchange', done))
  })

test('after one visit and without a house: every game is played on after a reload, one to its end', async () => {
  const house = await openTavern()
  const page = await at.visit(desktop)
  await page.open(`${house.url}/`)
  await kept(page)
  await house.close() // from now on nobody can be reached
  for (const played of all) {
    await page.open(`${house.url}/`)
    await seen(page, '.hero-play') // it comes last, so nothing moves after it
    await press(page, '.here-intro a', here.play)
    await press(page, `a[href="/here/new/${played.game}"]`)
    await beginHere(page, played)
    expect(await play(page, 2)).toBe(2)
    await page.open(`${house.url}${await pathOf(page)}`)
    await seen(page, '.table-page .mine')
    expect(await play(page, 1)).toBe(1)
  }
  await page.open(`${house.url}/`)
  await press(page, '.here-list .table-line:last-child a', here.goOn)
  await play(page)
  await judged(page)
  await press(page, '.fairness summary')
  await press(page, '.fairness button', words.verify)
  await seen(page, '.fairness [role="status"]', words.verified)

  await page.open(`${house.url}/rules/${fist.game}`)
  await seen(page, '.how-to')
  await page.open(`${house.url}/table/nowhere`)
  await seen(page, 'a', here.offlinePlay)
  expect(await isSeen(page, '.trouble')).toBe(true)
  await page.close()
})
