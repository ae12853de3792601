import { expect, test } from 'vitest'
import { visitor } from '#testkit/browser'
import { type Language, languages } from '#ui/language'
import { play as words } from '#ui/words/en/play'
import { matchPath, standing } from '../driving.ts'
import { evening } from '../evening.ts'
import { comeIn, startMatch } from '../guest.ts'
import { settled } from '../places.ts'
import { dwarves } from '../played.ts'
import { answerBeside, asked } from '../playing.ts'

const at = evening()

test.each(Object.keys(languages) as Language[])(
  'in %s, on the smallest phone, the way back to the result covers no step of the replay',
  async language => {
    const { page, context, leave } = await visitor(at.browser, at.tavern.url, { size: 'phone', language })
    await comeIn(context, 'Ana')
    const place = await startMatch(context, { game: dwarves.game, options: dwarves.shortest })
    while ((await asked(at.tavern, place)) !== null) await answerBeside(at.tavern, place)
    await page.goto(`${matchPath(place)}?at=2`)
    await standing(page, 'past').waitFor()
    await settled(page)
    const covered = await page.locator('.steps button:visible').evaluateAll(buttons =>
      buttons.filter(button => {
        const { right, top, height } = button.getBoundingClientRect()
        return !button.contains(document.elementFromPoint(right - 2, top + height / 2))
      }),
    )
    expect(covered).toHaveLength(0)
    expect(await page.locator('.steps button:visible').count()).toBeGreaterThan(3)
    await leave()
  },
)

test('while a match is played back, the log tells nothing that the table has not shown', async () => {
  const { page, context, leave } = await visitor(at.browser, at.tavern.url)
  await comeIn(context, 'Ana')
  const place = await startMatch(context, { game: dwarves.game, options: dwarves.shortest })
  while ((await asked(at.tavern, place)) !== null) await answerBeside(at.tavern, place)
  await page.goto(`${matchPath(place)}?at=2`)
  await standing(page, 'past').waitFor()
  await settled(page)
  const last = async () => Number(await page.locator('.log li[data-seq]').last().getAttribute('data-seq'))
  await page.getByRole('button', { name: words.play, exact: true }).click()
  await page.getByRole('button', { name: words.pausePlaying, exact: true }).waitFor()
  await expect.poll(last).toBeLessThan(4)
  for (let looks = 0; looks < 8; looks++) {
    const told = await last()
    expect(told).toBeLessThanOrEqual(Number(new URL(page.url()).searchParams.get('at')))
    await page.waitForTimeout(400)
  }
  await page.getByRole('button', { name: words.pausePlaying, exact: true }).click()
  await expect.poll(last).toBeGreaterThan(20)
  await leave()
})
