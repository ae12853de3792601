import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { board as words } from '#ui/words/en/board'
import { order } from '#ui/words/en/order'
import { inflected, raven } from '../board-path.ts'
import { call, comeIn, startMatch } from '../guest.ts'
import { playOn } from '../playing.ts'
import { desktop, type EnginePage, phone } from './engine.ts'
import { evening } from './evening.ts'
import { knownBy } from './known.ts'
import { fill, pathOf, press, seen, textOf } from './on-page.ts'

const at = evening()

const idOf = async (page: EnginePage): Promise<string> =>
  (await call<{ person: { id: string } }>(knownBy(page).request, '/api/people/me')).person.id

test('a thread with a moment and a card, answers, a poll, search, following; a report, a measure, an appeal', async () => {
  const { tavern } = at
  const [ana, ben, keeper] = [await at.enter(desktop), await at.enter(phone), await at.enter(desktop)]
  for (const [page, name] of [
    [ana, 'Ana'],
    [ben, 'Ben'],
    [keeper, 'Greta'],
  ] as const)
    await comeIn(knownBy(page), name)
  await tavern.house.desk.role(null, await idOf(keeper), 'host')
  const place = await startMatch(knownBy(ana), { options: { pointsToWin: 2 } })
  await playOn(tavern, place, () => false)
  const hung = { game: 'fist', card: raven, story: '', language: 'en' }
  const card = await call<{ id: string }>(knownBy(ana).request, '/api/gallery', hung)

  await ana.open(`${tavern.url}/board/new?topic=strategy&game=fist`)
  await fill(ana, '.new-thread-form .field input', 'When to let the Apprentice go?')
  const note = `See **E2**.\n\n/match/${place.match}?at=3\n\n/gallery/${card.id}`
  await ana.evaluate(keep, note) // line by line no driver types alike
  await ana.open(`${tavern.url}/board/new`)
  await press(ana, 'button', words.writing.poll)
  await fill(ana, 'input', 'Now', 'Choice 1')
  await fill(ana, 'input', 'Later', 'Choice 2')
  await press(ana, '.primary', words.writing.post)
  await seen(ana, '.moment-seats')
  await seen(ana, '.card-shown')
  await seen(ana, '[data-rule]', 'E2')
  const path = await pathOf(ana)
  const said = await textOf(ana, '.moment-said p')
  await press(ana, '.moment-keys button:last-child')
  await expect.poll(() => textOf(ana, '.moment-said p')).not.toBe(said)

  await ben.open(`${tavern.url}${path}`)
  for (const shown of ['.moment-seats', '.card-shown']) await seen(ben, shown) // after that nothing moves
  await press(ben, '.poll li button')
  await seen(ben, '.poll li button[aria-pressed="true"]')
  await press(ben, '.answer-bar textarea')
  await ben.type('Never. You smell of goats.')
  await press(ben, '.answer-bar .primary')
  await seen(ben, '.posted.board', '')
  await press(ana, 'button', 'One new answer')
  await expect.poll(() => textOf(ana, '.notes-shown')).toContain('smell of goats')
  await seen(ana, '.follow-button[aria-pressed="true"]')

  await press(ana, '.note-flag', words.thread.report)
  await press(ana, '.report-sheet label', order.report.causes.rude)
  await press(ana, '.report-sheet .primary')
  await press(ana, '[role="dialog"] .primary')
  await seen(ana, '.note-gone', words.thread.reported)
  await keeper.open(`${tavern.url}/desk`)
  await expect.poll(() => textOf(keeper, '.evidence')).toContain('smell of goats')
  for (const kind of ['hide', 'ban'] as const) await press(keeper, '.deciding .pick', order.measure[kind])
  await press(keeper, '.deciding textarea')
  await keeper.type('Be kind.')
  await press(keeper, '.deciding .primary', order.desk.do)
  await seen(keeper, '[role="status"]', order.desk.noReports)

  await ben.open(`${tavern.url}/order`)
  await press(ben, '.case summary')
  await press(ben, '.case details[open] textarea')
  await ben.type('It was a joke.')
  await press(ben, '.case details[open] .primary')
  await expect.poll(() => textOf(ben, '.case .appeal')).toContain(order.mine.waiting)

  for (const { language, text } of inflected)
    await call(knownBy(keeper).request, '/api/board/threads', {
      ...{ draft: randomBytes(8).toString('hex'), topic: 'strategy', game: 'fist', language, title: language, text },
      poll: null,
    })
  const stranger = await at.visit(phone)
  await stranger.open(`${tavern.url}${path}`)
  await seen(stranger, '.note-gone')
  expect(await textOf(stranger, '.thread-page')).not.toContain('goats')
  await stranger.open(`${tavern.url}/board`)
  for (const { text, words: sought } of inflected) {
    await fill(stranger, '.board-search input', sought)
    await expect.poll(() => textOf(stranger, '.slip-text')).toBe(text)
    await seen(stranger, '.slip mark')
  }
  for (const page of [ana, ben, keeper, stranger]) {
    expect(await page.complaints()).toEqual([])
    await page.close()
  }
})

/** Runs in the page: puts this text into the draft that is kept on the device. */
function keep(text: string): void {
  const key = 'wyrmtavern.board'
  const all = JSON.parse(localStorage.getItem(key) ?? '{}')
  localStorage.setItem(key, JSON.stringify({ ...all, 'new thread': { ...all['new thread'], text } }))
}
