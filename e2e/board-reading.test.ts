import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { visitor } from '#testkit/browser'
import { board as words } from '#ui/words/en/board'
import { gallery } from '#ui/words/en/gallery'
import { order } from '#ui/words/en/order'
import { raven } from './board-path.ts'
import { evening } from './evening.ts'
import { call, comeIn, type Known } from './guest.ts'

const at = evening()

/** Somebody in the house, with a page. */
async function guest(name: string) {
  const it = await visitor(at.browser, at.tavern.url)
  await comeIn(it.context, name)
  return it
}

const drafted = () => ({ draft: randomBytes(8).toString('hex') })
const answer = ({ request }: Known, thread: string, text: string): Promise<unknown> =>
  call(request, `/api/board/threads/${thread}/notes`, { ...drafted(), text })

/** Begins a thread and returns its id. */
async function begun({ request }: Known, title: string, text: string, place: object = {}): Promise<string> {
  const about = { topic: 'strategy', game: 'fist', language: 'en', poll: null, ...place }
  const { thread } = await call<{ thread: { id: string } }>(request, '/api/board/threads', {
    ...{ ...drafted(), ...about, title, text },
  })
  return thread.id
}

test('an answer is shown to its writer at once, with those that came while it was written', async () => {
  const [ana, ben] = await Promise.all([guest('Ana'), guest('Ben')])
  const thread = await begun(ana.context, 'Who pays?', 'Tell me.')
  await ben.page.goto(`/board/${thread}`)
  await ben.page.locator('.answer-bar textarea').fill('The dragon.')
  await answer(ana.context, thread, 'Nobody, perhaps.')
  await ben.page.getByRole('button', { name: 'One new answer' }).waitFor()
  await ben.page.locator('.answer-bar .primary').click()
  await ben.page.getByRole('article', { name: 'Note 3' }).getByText('The dragon.').waitFor()
  expect(await ben.page.getByRole('article', { name: 'Note 2' }).textContent()).toContain('Nobody, perhaps.')
  await expect.poll(() => ben.page.locator('.new-answers button').count()).toBe(0)
  for (const { complaints, leave } of [ana, ben]) {
    expect(complaints).toEqual([])
    await leave()
  }
})

test('in the list, the time of the last answer is beside the answers, not beside who began the thread', async () => {
  const [ana, ben] = await Promise.all([guest('Ana'), guest('Ben')])
  await answer(ben.context, await begun(ana.context, 'Who pays the ferry?', 'Tell me.'), 'The dragon.')
  await begun(ana.context, 'Who pays the smith?', 'Tell me, too.')
  await ana.page.goto('/board')
  const slip = (title: string) => ana.page.locator('.slip', { hasText: title })
  const times = (title: string, where: string) => slip(title).locator(`${where} > time`).count()
  for (const title of ['ferry', 'smith']) await slip(title).waitFor()
  expect([await times('ferry', '.slip-meta'), await times('ferry', '.slip-counts')]).toEqual([0, 1])
  expect([await times('smith', '.slip-meta'), await times('smith', '.slip-counts')]).toEqual([1, 0])
  for (const { complaints, leave } of [ana, ben]) {
    expect(complaints).toEqual([])
    await leave()
  }
})

test('whoever has reported a note sees it neither in the list nor in what is found, unless they want to', async () => {
  const [ana, ben] = await Promise.all([guest('Ana'), guest('Ben')])
  const thread = await begun(ben.context, 'Goats everywhere', 'You all smell of them.')
  await ana.page.goto(`/board/${thread}`)
  await ana.page.getByRole('button', { name: words.thread.report }).click()
  await ana.page.getByText(order.report.causes.rude).click()
  await ana.page.getByRole('button', { name: order.report.send }).click()
  await ana.page.getByText(order.report.sent).waitFor()
  await ana.page.getByRole('dialog').getByRole('button').click()
  await ana.page.goto('/board')
  await ana.page.getByText(words.thread.reported).waitFor()
  expect(await ana.page.getByText('You all smell').count()).toBe(0)
  await ana.page.getByRole('searchbox').fill('goats')
  await ana.page.locator('.board-found', { hasText: '1 note found.' }).waitFor()
  expect(await ana.page.getByText('You all smell').count()).toBe(0)
  await ana.page.getByRole('button', { name: words.thread.showAnyway }).click()
  await ana.page.getByText('You all smell').waitFor()
  for (const { complaints, leave } of [ana, ben]) {
    expect(complaints).toEqual([])
    await leave()
  }
})

test('a moderator decides about a note and about a person that nobody has reported', async () => {
  const [ana, keeper] = await Promise.all([guest('Ana'), guest('Greta')])
  const { person } = await call<{ person: { id: string } }>(keeper.context.request, '/api/people/me')
  await at.tavern.house.desk.role(null, person.id, 'host')
  const thread = await begun(ana.context, 'Buy my coins', 'Cheap, cheap.')
  const { page } = keeper
  await page.goto(`/board/${thread}`)
  await page.getByRole('button', { name: words.thread.report }).click()
  await page.getByRole('link', { name: order.report.toDesk }).click()
  await page.locator('.case', { hasText: order.desk.unreported }).waitFor()
  expect(await page.locator('.evidence').textContent()).toContain('Cheap, cheap.')
  const decide = page.getByRole('button', { name: order.desk.do })
  await page.getByLabel(order.desk.reason).fill('No advertising.')
  expect(await decide.isDisabled()).toBe(true)
  await page.locator('.deciding .pick', { hasText: order.measureAbout.close }).click()
  await decide.click()
  await page.locator('.desk-list', { hasText: 'No advertising.' }).waitFor()
  await ana.page.goto(`/board/${thread}`)
  await ana.page.getByText('This thread is closed: No advertising.').waitFor()

  await page.goto('/desk?part=people')
  await page.getByPlaceholder(order.desk.find).fill('Ana')
  await page.getByRole('button', { name: order.desk.findDo, exact: true }).click()
  await page.getByRole('link', { name: 'Decide about Ana' }).first().click()
  await page.locator('.deciding .pick', { hasText: order.measureAbout.warn }).click()
  await page.getByLabel(order.desk.reason).fill('Please stop.')
  await decide.click()
  await page.locator('.desk-list', { hasText: 'Please stop.' }).waitFor()
  for (const { complaints, leave } of [ana, keeper]) {
    expect(complaints).toEqual([])
    await leave()
  }
})

test('a moderator moves a thread about the tavern to where it belongs, with the game it is about', async () => {
  const [ana, keeper] = await Promise.all([guest('Ana'), guest('Greta')])
  const { person } = await call<{ person: { id: string } }>(keeper.context.request, '/api/people/me')
  await at.tavern.house.desk.role(null, person.id, 'moderator')
  const thread = await begun(ana.context, 'Which dragon first?', 'The small one?', { topic: 'house', game: null })
  const { page } = keeper
  await page.goto(`/desk?kind=note&id=${thread}/1`)
  await page.locator('.deciding .pick', { hasText: order.measureAbout.move }).click()
  await page.getByLabel(words.writing.game).selectOption('gold')
  await page.getByLabel(order.desk.reason).fill('More will find it there.')
  await page.getByRole('button', { name: order.desk.do }).click()
  await page.locator('.desk-list', { hasText: 'More will find it there.' }).waitFor()
  await ana.page.goto('/board?topic=strategy&game=gold')
  await ana.page.getByRole('link', { name: 'Which dragon first?' }).waitFor()
  for (const { complaints, leave } of [ana, keeper]) {
    expect(complaints).toEqual([])
    await leave()
  }
})

test('a poll ends by itself if whoever asks wants that', async () => {
  const ana = await guest('Ana')
  const { page } = ana
  await page.goto('/board/new?topic=strategy&game=fist')
  await page.getByLabel(words.writing.titleLabel).fill('When do we meet?')
  await page.getByLabel(words.writing.textLabel).fill('Vote!')
  await page.getByRole('button', { name: words.writing.poll }).click()
  await page.getByLabel('Choice 1', { exact: true }).fill('At eight')
  await page.getByLabel('Choice 2', { exact: true }).fill('At nine')
  await page.getByLabel(words.writing.pollEnd).selectOption('3')
  await page.reload()
  expect(await page.getByLabel(words.writing.pollEnd).inputValue()).toBe('3')
  await page.getByRole('button', { name: words.writing.post }).click()
  await page.locator('.poll-about', { hasText: 'Open until' }).waitFor()
  const path = new URL(page.url()).pathname
  const { poll } = await call<{ poll: { until: number } }>(
    ana.context.request,
    `/api${path.replace('board', 'board/threads')}`,
  )
  expect((poll.until - Date.now()) / 86_400_000).toBeCloseTo(3, 1)
  expect(ana.complaints).toEqual([])
  await ana.leave()
})

test('a moderator comes from a card on the wall to the desk', async () => {
  const [ana, keeper] = await Promise.all([guest('Ana'), guest('Greta')])
  const { person } = await call<{ person: { id: string } }>(keeper.context.request, '/api/people/me')
  await at.tavern.house.desk.role(null, person.id, 'moderator')
  const hung = { game: 'fist', card: raven, story: '', language: 'en' }
  const { id } = await call<{ id: string }>(ana.context.request, '/api/gallery', hung)
  const { page } = keeper
  await page.goto(`/gallery/${id}`)
  await page.getByRole('button', { name: gallery.report, exact: true }).click()
  await page.getByRole('link', { name: order.report.toDesk }).click()
  await page.locator('.deciding .pick', { hasText: order.measure.hide }).click()
  await page.getByLabel(order.desk.reason).fill('Not yours.')
  await page.getByRole('button', { name: order.desk.do }).click()
  await page.locator('.desk-list', { hasText: 'Not yours.' }).waitFor()
  await ana.page.goto(`/gallery/${id}`)
  await ana.page.getByText('Not yours.').first().waitFor()
  for (const { complaints, leave } of [ana, keeper]) {
    expect(complaints).toEqual([])
    await leave()
  }
})
