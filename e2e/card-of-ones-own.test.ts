import { expect, test } from 'vitest'
import { boxedIds } from '#games/fist/cards/characters'
import { visitor } from '#testkit/browser'
import { en } from '#ui/words/en'
import { gallery as words } from '#ui/words/en/gallery'
import { workshop } from '#ui/words/en/workshop'
import { openBench, pieces, tapRaven } from './bench.ts'
import { play, playerAt } from './driving.ts'
import { evening } from './evening.ts'
import { begun, matchAt } from './gathering.ts'
import { mouse } from './hands.ts'
import { withoutMotion } from './whole-match.ts'

const at = evening()

/** The Knights play their thousand deals here, on a machine that may have other things to do. */
const KNIGHTS = 900_000

test('a card is made by touch and judged, changed by keys, hung up, talked about, invited by somebody else, taken down in the middle of their match, played to the end and verified', async () => {
  const [maker, player] = [
    await visitor(at.browser, at.tavern.url, { size: 'phone' }),
    await visitor(at.browser, at.tavern.url),
  ]
  const phone = maker.page
  const plate = phone.locator('.verdict-plate')
  await openBench(phone)
  await tapRaven(phone, 'Raven Keeper')
  await phone.getByRole('button', { name: workshop.test }).tap()
  await phone.getByRole('tab', { name: workshop.tabTest }).tap()
  await plate.locator('.candle').waitFor()
  await phone.getByRole('button', { name: workshop.stopTest }).tap()
  expect(await plate.textContent()).toContain(workshop.testing.untested)
  await phone.getByRole('button', { name: workshop.test }).tap()
  await plate.locator('.candle').waitFor({ state: 'detached', timeout: KNIGHTS })
  const said = Object.values(workshop.verdicts).filter(word => word !== workshop.verdicts.untested)
  expect(said).toContain(await plate.locator('h3').textContent())
  expect(await plate.textContent()).toMatch(/wins \d+% of the matches \(± \d+\)/)
  expect(await phone.locator('.dot-plot').first().locator('.plot-dot').count()).toBe(boxedIds.length)
  expect(await phone.locator('.dot-plot table').first().locator('tr').count()).toBe(1 + boxedIds.length)

  // Whatever it is called, it is the same card; and what it does can be undone by keys.
  const judged = await plate.textContent()
  await phone.getByRole('tab', { name: workshop.tabCard }).tap()
  await phone.locator('.face-name').fill('Raven Queen')
  await phone.locator('[data-grip="steps.0"]').press('Delete')
  await phone.locator('.no-such-card').waitFor()
  await phone.keyboard.press('Control+z')
  await phone.reload()
  await phone.getByRole('tab', { name: workshop.tabTest }).tap()
  expect(await plate.textContent()).toBe(judged)

  await phone.getByRole('button', { name: workshop.hang }).tap()
  await phone.getByRole('textbox', { name: workshop.story }).fill('They come when she calls.')
  await phone.getByRole('button', { name: workshop.hangNow, exact: true }).tap()
  await phone.getByRole('link', { name: workshop.seeIt }).tap()
  await phone.getByRole('heading', { name: 'Raven Queen' }).first().waitFor()

  const { page } = player
  await page.goto('/gallery')
  await page.getByRole('searchbox').fill('steal')
  await page.locator('.hung-card').press('Enter')
  await page.getByRole('textbox', { name: words.remarks.label }).fill('Better than the **Thief**.')
  await page.getByRole('button', { name: words.remarks.say }).press('Enter')
  await page.locator('.remark strong', { hasText: 'Thief' }).waitFor()
  await page.locator('.dossier').getByRole('button', { name: words.play }).press('Enter')
  await page.locator('.table-guests').waitFor()
  await page.getByRole('button', { name: en.home.table.start }).press('Enter')
  await begun(page)
  const ana = playerAt(page, mouse)
  await play(ana, 3)

  await phone.reload()
  await phone.locator('.remark', { hasText: 'Better than' }).waitFor()
  await phone.getByRole('button', { name: words.takeDown }).tap()
  await phone.locator('.danger').tap()
  await phone.getByText(words.takenDownBare).first().waitFor()

  expect(await play(ana)).toBeGreaterThan(0)
  const verified = await page.evaluate(
    async match => (await (await fetch(`/api/matches/${match}/verify`)).json()) as unknown,
    matchAt(page),
  )
  expect(verified).toMatchObject({ verified: true, problem: null })
  const told = await page.evaluate(async match => (await fetch(`/api/matches/${match}`)).text(), matchAt(page))
  expect(JSON.parse(told)).toMatchObject({ header: { options: { guests: [{ names: { en: 'Raven Queen' } }] } } })
  await page.goto('/gallery')
  await page.getByText(words.noneYet).waitFor()

  // It may hang again, as a new card: what was taken down has no versions any more.
  await openBench(phone)
  await phone.getByRole('button', { name: workshop.hang }).tap()
  await phone.getByRole('button', { name: workshop.hangNow, exact: true }).tap()
  await phone.getByRole('link', { name: workshop.seeIt }).waitFor()
  const expected = (complaint: string): boolean => withoutMotion(complaint) && !complaint.includes('409')
  expect([...maker.complaints, ...player.complaints].filter(expected)).toEqual([])
  await maker.leave()
  await player.leave()
})

test('a card that is cleared is blank again, and can be brought back with its versions', async () => {
  const { page, complaints, leave } = await visitor(at.browser, at.tavern.url)
  await openBench(page)
  await page.locator('.face-name').fill('Owl Keeper')
  await page.locator('[data-picture="owl"]').click()
  await page.locator(pieces.coins).click()
  await page.getByRole('button', { name: workshop.testing.hangUntested }).click() // which makes a version
  await page.getByRole('button', { name: workshop.notYet }).click()
  expect(await page.locator('.versions li').count()).toBe(1)
  await page.getByRole('button', { name: workshop.clear }).click()
  expect(await page.locator('.step, .versions li').count()).toBe(0)
  expect(await page.locator('.face-name').inputValue()).toBe('')
  await page.getByRole('button', { name: workshop.undo, exact: true }).click()
  expect(await page.locator('.face-name').inputValue()).toBe('Owl Keeper')
  expect([await page.locator('.step').count(), await page.locator('.versions li').count()]).toEqual([1, 1])
  expect(complaints).toEqual([])
  await leave()
})
