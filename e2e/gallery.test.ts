import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { fist } from '#games/fist/index'
import type { Verdict } from '#games/workshop/verdict'
import type { Seat } from '#kernel/seat'
import { visitor } from '#testkit/browser'
import { en } from '#ui/words/en'
import { gallery as words } from '#ui/words/en/gallery'
import { workshop } from '#ui/words/en/workshop'
import { KEY, keyOf } from '#web/workshop/test/known-verdicts'
import { openBench, pieces, tapRaven } from './bench.ts'
import { play, playerAt } from './driving.ts'
import { evening } from './evening.ts'
import { begun, matchAt } from './gathering.ts'
import { call } from './guest.ts'
import { mouse } from './hands.ts'
import { playOn } from './playing.ts'
import { withoutMotion } from './whole-match.ts'

const at = evening()

test('a card made by touch hangs on the wall; somebody else loves it, invites it and plays with it to the end, though it is taken down meanwhile', async () => {
  const [maker, player] = [
    await visitor(at.browser, at.tavern.url, { size: 'phone' }),
    await visitor(at.browser, at.tavern.url),
  ]
  await maker.page.goto('/gallery')
  await maker.page.getByText(words.noneYet).waitFor()
  await openBench(maker.page)
  await tapRaven(maker.page, 'Raven Keeper')
  await maker.page.getByRole('tab', { name: workshop.tabTest }).tap()
  await maker.page.getByRole('button', { name: workshop.testing.hangUntested }).tap()
  await maker.page.getByRole('textbox', { name: workshop.story }).fill('They come when she calls.')
  await maker.page.getByRole('button', { name: workshop.hangNow, exact: true }).tap()
  await maker.page.getByRole('link', { name: workshop.seeIt }).tap()
  await maker.page.getByRole('heading', { name: 'Raven Keeper' }).first().waitFor()

  const { page } = player
  await page.goto('/gallery')
  await page.getByRole('searchbox').fill('steal')
  await page.locator('.hung-card').click()
  expect(await page.locator('.dossier-story').textContent()).toContain('when she calls')
  await page.locator('.dossier .card-heart').click()
  await page.locator('.hung .card-heart[aria-pressed="true"]').waitFor()
  await page.locator('.dossier').getByRole('button', { name: words.play }).click()
  await page.locator('.table-guests').waitFor()
  expect(await page.locator('.table-guests').textContent()).toContain('Raven Keeper')
  await page.getByRole('button', { name: en.home.table.start }).click()
  await begun(page)
  const ana = playerAt(page, mouse)
  await play(ana, 3)

  await maker.page.reload()
  await maker.page.getByRole('button', { name: words.takeDown }).tap()
  await maker.page.locator('.danger').tap()
  await maker.page.getByText(words.takenDownBare).first().waitFor()

  expect(await play(ana, 1)).toBeGreaterThan(0)
  const match = matchAt(page)
  const { seat } = await call<{ seat: Seat }>(player.context.request, `/api/matches/${match}`)
  await playOn(at.tavern, { match, seat }, () => false)
  const verified = await page.evaluate(async () => {
    const id = location.pathname.split('/').at(-1)
    return (await (await fetch(`/api/matches/${id}/verify`)).json()) as unknown
  })
  expect(verified).toMatchObject({ verified: true, problem: null })
  await page.goto('/gallery')
  await page.getByText(words.noneYet).waitFor()
  expect([...maker.complaints, ...player.complaints].filter(withoutMotion)).toEqual([])
  await maker.leave()
  await player.leave()
})

const figure = (mean: number) => ({ mean, low: mean - 0.02, high: mean + 0.02, n: 900 })
const dowry = (fairy: number) => ({ kind: 'character', steps: [{ do: 'gain', gain: { fairy } }] })

/** What an earlier test on this device said: too strong, and how to make it fair. */
function tested(): readonly [string, Verdict] {
  const card = { ...dowry(1), copies: 1, names: { en: 'Guest' }, picture: 'cowled', light: 'candle' } as const
  const [wins, price] = [figure(0.45), figure(4)]
  const verdict: Verdict = {
    verdict: 'strong',
    why: 'price',
    price,
    worth: price,
    winnerWins: wins,
    length: figure(1),
    swing: figure(0.1),
    nothing: figure(0.05),
    taken: figure(0.9),
    usualLength: figure(33),
    uses: { coins: figure(0.95) },
    games: 2000,
    seats: 4,
    bot: 'knight@1',
    rules: fist.version,
    seed: 'verdict',
    suggestions: [
      {
        card,
        change: { at: 'steps[0].gain.fairy', from: 2, to: 1 },
        expected: { verdict: 'fair', price, winnerWins: wins, games: 400 },
      },
    ],
  }
  return [keyOf({ ...card, ...dowry(2) }, fist.version), verdict]
}
const plate = (page: Page): Promise<string | null> => page.locator('.verdict-plate').textContent()

test('by keys: a card is made and judged, a suggestion tried and undone, the card hung up, invited, and refused by whoever sits there', async () => {
  const { page, complaints, leave } = await visitor(at.browser, at.tavern.url)
  await page.goto('/about')
  await page.evaluate(([where, key, known]) => localStorage.setItem(where, JSON.stringify({ [key]: known })), [
    KEY,
    ...tested(),
  ] as const)
  await openBench(page)
  await page.locator('.face-name').press('O')
  await page.keyboard.type('wl Keeper')
  await page.locator('[data-picture="owl"]').press('Enter')
  await page.locator(pieces.coins).press('Enter')
  expect(await plate(page)).toContain(workshop.testing.untested)
  await page.getByRole('spinbutton', { name: 'fairy gold' }).press('ArrowUp')
  expect(await plate(page)).toContain(workshop.reasons.priceMore)
  await page.getByRole('button', { name: 'fairy gold: 1 instead of 2' }).press('Enter')
  expect(await page.getByRole('spinbutton', { name: 'fairy gold' }).textContent()).toBe('1')
  await page.keyboard.press('Control+z')
  await page.getByRole('button', { name: workshop.hang }).press('Enter')
  await page.getByRole('button', { name: workshop.hangNow, exact: true }).press('Enter')
  await page.getByRole('link', { name: workshop.seeIt }).press('Enter')
  await page.locator('.dossier').getByRole('heading', { name: 'Owl Keeper' }).waitFor()

  await page.goto('/new/fist')
  await page.getByRole('button', { name: words.ofTable.choose }).press('Enter')
  await page.getByRole('button', { name: `${words.ofTable.take}: Owl Keeper` }).press('Enter')
  await page.getByRole('button', { name: en.home.making.make }).press('Enter')
  await page.locator('.table-guests a[href^="/gallery/"]', { hasText: 'by ' }).waitFor()
  await page.getByRole('button', { name: words.ofTable.no.replace('{name}', 'Owl Keeper') }).press('Enter')
  await page.locator('.table-guests').waitFor({ state: 'detached' })
  await page.goto('/gallery')
  await page.getByRole('radio', { name: words.word.unknown }).press('Space')
  await page.getByText(words.none).waitFor()
  await page.getByRole('radio', { name: words.anyVerdict }).press('Space')
  await page.getByRole('searchbox').fill('nobody made this')
  await page.getByText(words.none).waitFor()
  expect(complaints).toEqual([])

  // Without the house: the cards that were seen before, and a line that says so.
  await page.route('**/api/gallery**', route => route.abort())
  await page.goto('/gallery')
  await page.getByText(words.offlineSince).waitFor()
  await page.locator('.hung-card', { hasText: 'Owl Keeper' }).press('Enter')
  await page.locator('.dossier').getByText(words.offlineSince).waitFor()
  await page.locator('.dossier').getByRole('heading', { name: 'Owl Keeper' }).waitFor()
  await leave()
})

test('a name that another card has is refused beside it, by a sentence about cards', async () => {
  const { page, leave } = await visitor(at.browser, at.tavern.url)
  await openBench(page)
  await page.locator('.face-name').fill('Thief')
  await page.locator('[data-boxed]').first().click()
  await page.getByRole('button', { name: workshop.testing.hangUntested }).click()
  await page.getByRole('button', { name: workshop.hangNow, exact: true }).click()
  await page.getByText(workshop.hangRefused.taken).waitFor()
  await leave()
})
