import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { withPersonas } from '#bots/levels'
import type { Boxed } from '#games/boxed'
import { shelf } from '#games/shelf'
import { personaFaces } from '#protocol/crest'
import { visitor } from '#testkit/browser'
import { en } from '#ui/words/en'
import { matchPath } from '../driving.ts'
import { evening } from '../evening.ts'
import { begun } from '../gathering.ts'
import { comeIn, startMatch } from '../guest.ts'

const { home, people } = en
/** Bots of all personas, however they play. */
const withAll = (box: Boxed): Boxed => {
  const [bot] = Object.values(box.bots)
  return bot === undefined ? box : { ...box, bots: { ...withPersonas(() => bot), ...box.bots } }
}
const at = evening({}, Object.fromEntries(Object.entries(shelf).map(([id, box]) => [id, withAll(box)])))
const faces = Object.values(personaFaces).join('|')

/** Face and colour of everybody in a list of seats, as drawn. */
const crestsIn = (page: Page, list: string): Promise<readonly string[]> =>
  page
    .locator(`${list} .crest`)
    .evaluateAll(all =>
      all.map(it => `${it.getAttribute('data-face')} ${(it as HTMLElement).style.getPropertyValue('--own')}`),
    )

async function wears(page: Page, face: string, colour: string): Promise<void> {
  await page.locator('.play-as').getByRole('button', { name: people.playAsChange }).click()
  await page.getByText(face, { exact: true }).locator('xpath=..').click()
  await page.getByText(colour, { exact: true }).locator('xpath=..').click()
  await page.keyboard.press('Escape')
}

test('a name is asked where a table is made, and all see the same faces in different colours', async () => {
  const [ana, ben] = [await visitor(at.browser, at.tavern.url), await visitor(at.browser, at.tavern.url)]
  await ana.page.goto('/')
  await ana.page.locator('.play-as[data-known]').waitFor()
  await wears(ana.page, 'Dragon', people.crest.sky)
  await ana.page.goto('/new/fist')
  const name = ana.page.getByLabel(people.name.label)
  const first = await name.inputValue()
  await ana.page.getByRole('button', { name: people.name.another }).click()
  expect(await name.inputValue()).not.toBe('')
  expect(first).not.toBe('')
  await name.fill('Ana')
  await ana.page.getByRole('spinbutton', { name: /^Seats/ }).fill('3')
  await ana.page.getByRole('spinbutton', { name: /^Bots/ }).fill('1')
  await ana.page.getByRole('button', { name: home.making.make }).click()
  await ana.page.getByText(home.table.isYou, { exact: true }).waitFor()

  await ben.page.goto('/')
  await ben.page.locator('.play-as[data-known]').waitFor()
  await wears(ben.page, 'Owl', people.crest.sky)
  await ben.page.goto(new URL(ana.page.url()).pathname)
  const made = await ben.page.getByLabel(home.table.nameFirst).inputValue()
  await ben.page.getByRole('button', { name: home.table.sitDown }).click()
  await ben.page.getByRole('button', { name: home.table.imReady, exact: true }).click()
  const seats = ['dragon var(--crest-sky)', expect.stringMatching(`^(${faces}) `)]
  await expect.poll(() => crestsIn(ana.page, '.seat-rows')).toEqual([...seats, expect.stringMatching(/^owl (?!.*sky)/)])
  expect(await crestsIn(ben.page, '.seat-rows')).toEqual(await crestsIn(ana.page, '.seat-rows'))
  await ana.page.getByText(made, { exact: true }).first().waitFor()

  await ana.page.getByRole('button', { name: home.table.start }).click()
  await Promise.all([begun(ana.page), begun(ben.page)])
  await ana.page.locator('.my-seat .crest svg').waitFor()
  await ben.page.locator('.my-seat .crest svg').waitFor()
  const [hers, his] = [await crestsIn(ana.page, '.my-seat'), await crestsIn(ben.page, '.seats')]
  expect(hers).toEqual(['dragon var(--crest-sky)'])
  expect(his).toContain(hers[0])
  const colours = [...his, ...(await crestsIn(ben.page, '.my-seat'))].map(it => it.split(' ')[1])
  expect(new Set(colours).size).toBe(3)
  expect([...ana.complaints, ...ben.complaints]).toEqual([])
  await Promise.all([ana.leave(), ben.leave()])
})

test('a bot shows by its face who it is, and says it in one sentence to who points at it', async () => {
  const { page, context, complaints, leave } = await visitor(at.browser, at.tavern.url)
  await comeIn(context, 'Ana')
  await page.goto(matchPath(await startMatch(context, { seats: 3, bot: 'captain' })))
  const crests = page.locator('.seats .crest[data-persona]')
  await crests.nth(1).waitFor()
  const [one, other] = await crests.evaluateAll(all => all.map(it => it.getAttribute('data-persona')))
  expect(one).not.toBe(other)
  const { name, about } = home.personas[one as keyof typeof personaFaces]
  await crests.first().hover()
  await expect.poll(() => page.locator('.hint-box').textContent()).toBe(`Captain · ${name}. ${about}`)
  await page.mouse.move(0, 0)
  await page.getByRole('img', { name: `a bot: Captain · ${name}` }).waitFor()
  expect(complaints).toEqual([])
  await leave()
})
