import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { manifests } from '#games/manifests'
import { visitor } from '#testkit/browser'
import { type Language, languages } from '#ui/language'
import { en } from '#ui/words/en'
import { matchPath, standing } from '../driving.ts'
import { evening } from '../evening.ts'
import { call, comeIn, type GuestPlace, startMatch } from '../guest.ts'
import { settled } from '../places.ts'
import { answerBeside, asked, playOn } from '../playing.ts'

const at = evening()

/** Whether nothing of this text is cut off, nor hangs out of what it stands in. */
const isWhole = (page: Page, what: string): Promise<boolean> =>
  page.locator(what).evaluate(it => {
    const { height } = it.parentElement?.getBoundingClientRect() ?? new DOMRect()
    return it.scrollWidth <= it.clientWidth && it.getBoundingClientRect().height <= height
  })

/** Which of these a piece covers, and whether it hangs over the edge of the window. */
const coveredBy = (page: Page, piece: string, others: string): Promise<readonly string[]> =>
  page.locator(piece).evaluate((it, all) => {
    const box = it.getBoundingClientRect()
    const covered = [...document.querySelectorAll(all)].filter(other => {
      const { left, right, top, bottom } = other.getBoundingClientRect()
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top
    })
    const isOut = box.left < 0 || box.right > innerWidth
    return [...covered.map(other => other.className), ...(isOut ? ['the edge'] : [])]
  }, others)

async function answerSome(place: GuestPlace, most: number): Promise<void> {
  for (let n = 0; n < most; n++) if ((await asked(at.tavern, place)) !== null) await answerBeside(at.tavern, place)
  await asked(at.tavern, place)
}

/** With time to think, so that the clock stands beside the title. */
const pace = { kind: 'live', bank: 7200, increment: 0, cap: 7200 }

test.each(Object.keys(languages) as Language[])(
  'in a narrow window the titles are whole, and what was missed covers no plate: %s',
  async language => {
    const { page, context, leave } = await visitor(at.browser, at.tavern.url, { size: 'phone', language })
    await comeIn(context, 'Ana')
    const open = async (place: GuestPlace): Promise<void> => {
      await page.goto(matchPath(place))
      await page.locator('.bell').waitFor()
      await settled(page)
    }
    for (const { id: game } of manifests) {
      await open(await startMatch(context, { game, pace }))
      expect(await isWhole(page, '.top-bar h1'), game).toBe(true)
    }
    const place = await startMatch(context, { game: 'dwarves', seats: 4, pace, options: { clock: 'none' } })
    await answerSome(place, 6)
    await open(place)
    await page.locator('.missed').waitFor()
    expect(await coveredBy(page, '.missed', '.seat-plate')).toEqual([])
    expect(await isWhole(page, '.missed')).toBe(true)
    await leave()
  },
)

test('that the next match has begun is said beside the result, and covers nobody’s name', async () => {
  const { page, context, leave } = await visitor(at.browser, at.tavern.url, { size: 'phone' })
  await comeIn(context, 'Ana')
  const place = await startMatch(context, { options: { pointsToWin: 2 } })
  await playOn(at.tavern, place, () => false)
  await page.goto(matchPath(place))
  await page.locator('.result').waitFor()
  for (const it of ['rematch', 'start'])
    await call(context.request, `/api/tables/${place.table}/commands`, { command: { do: it } })
  const begun = page.getByRole('status').filter({ hasText: en.play.nextBegan })
  await begun.waitFor()
  const winner = page.locator('.result h2')
  expect(
    await winner.evaluate(it => {
      const { left, top, width, height } = it.getBoundingClientRect()
      return it.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    }),
  ).toBe(true)
  await page.goto(`${matchPath(place)}?at=0`)
  await begun.getByRole('link', { name: en.play.goThere }).click()
  await standing(page, 'asked').waitFor()
  expect(page.url()).not.toContain(place.match)
  await leave()
})
