import { expect, test } from 'vitest'
import { manifests } from '#games/manifests'
import { visitor } from '#testkit/browser'
import { isAsked } from './driving.ts'
import { evening } from './evening.ts'
import { comeIn } from './guest.ts'
import { finger } from './hands.ts'
import { listened, pressed, takeLesson } from './taking-lessons.ts'

const at = evening()

test('somebody new is offered the lesson once; wrong answers, beads, leaving and coming back; then they play on', async () => {
  const [game] = manifests
  const lessons = await game?.lessons?.all()
  const [lesson] = lessons?.all ?? []
  if (lessons === undefined || lesson === undefined) throw new Error('there is no lesson')
  const { page, context, complaints, leave } = await visitor(at.browser, at.tavern.url, {
    size: 'phone',
    newcomer: true,
  })
  await page.addInitScript(() => {
    const key = 'wyrmtavern.settings'
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify({ stills: false }))
  })
  await page.goto('/')
  await page.locator('.hero-play').tap()
  await page.locator('.lesson-offer .primary').tap()
  expect(await listened(page, finger)).toBe(0)

  // One coin would be a tie: it is taken back, with the reason. The same bead goes on.
  await pressed(page, finger, lessons, ['fairy', 'close'])
  await page.locator('.lesson-comment').waitFor()
  expect(await listened(page, finger)).toBe(0)
  // Any other answer is taken.
  await pressed(page, finger, lessons, ['nothing', 'close'])
  await page.locator('.bead[data-done]').waitFor()
  expect(await listened(page, finger)).toBe(1)

  // Back to the first bead by a tap on it, and to the last one after a reload.
  await page.locator('.bead[data-done]').tap()
  await expect.poll(() => listened(page, finger)).toBe(0)
  await pressed(page, finger, lessons, lesson.beads[0]?.presses ?? [])
  await page.locator('.bead[data-done]').waitFor()
  await comeIn(context, 'Ana') // from here on as somebody whom the house knows
  await page.reload()
  expect(await listened(page, finger)).toBe(1)

  await page.locator('.lesson-skip').tap()
  await page.locator('.lesson-list a').first().tap()
  expect(await listened(page, finger)).toBe(1)
  await takeLesson(page, finger, lessons, lesson)

  await page.locator('.lesson-ending .primary').tap()
  await page.waitForURL(({ pathname }) => pathname.startsWith('/here/'))
  expect(await isAsked({ page })).toBe(true)
  await page.goto('/')
  await expect.poll(() => page.locator('.here-list li').count()).toBe(1)
  expect(complaints).toEqual([])
  await leave()
})
