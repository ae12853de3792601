import { describe, expect, test } from 'vitest'
import { manifests } from '#games/manifests'
import { visitor } from '#testkit/browser'
import { languages } from '#ui/language'
import { learn } from '#ui/words/en/learn'
import { keptOffline } from '../device.ts'
import { evening } from '../evening.ts'
import { finger, keys, mouse } from '../hands.ts'
import { byTree, covered, cutOff, takeLesson } from '../taking-lessons.ts'
import { openTavern } from '../tavern.ts'

const at = evening()

const all = await Promise.all(
  manifests.map(async ({ id, lessons }) => {
    const read = await lessons?.all()
    return (read?.all ?? []).map(lesson => [`${id}/${lesson.id}`, { lessons: read, lesson }] as const)
  }),
)

describe.each(all.flat())('%s is finished by doing what it says', (path, { lessons, lesson }) => {
  if (lessons === undefined) throw new Error(`${path} has no parts`)
  const moves = lesson.beads.length

  test.each(['phone', 'phone on its side', 'tablet'] as const)('with a finger on a %s', async size => {
    const { page, complaints, leave } = await visitor(at.browser, at.tavern.url, {
      size,
      touch: true,
      motion: size === 'phone',
      ...(size === 'phone' && { language: 'de' }), // the longest words on the smallest screen
    })
    await page.goto(`/learn/${path}`)
    const cut: string[] = []
    const heard = async (): Promise<void> => {
      if (size !== 'phone') return
      await page.waitForTimeout(300) // what was chosen before has left its place
      cut.push(...[await cutOff(page)].flatMap(it => it ?? []))
    }
    expect(await takeLesson(page, finger, lessons, lesson, heard)).toBe(moves)
    expect(cut).toEqual([])
    expect(complaints).toEqual([])
    await leave()
  })

  test('nothing that is spoken about or pressed is covered on a phone, and one plays on from its end', async () => {
    const { page, complaints, leave } = await visitor(at.browser, at.tavern.url, { size: 'phone' })
    await page.goto(`/learn/${path}`)
    const over: string[] = []
    await takeLesson(page, finger, lessons, lesson, async bead => {
      const text = await page.locator('.lesson-text').textContent()
      over.push(...(await covered(page, lessons, lesson, bead)).map(part => `${part}: ${text}`))
    })
    expect(over).toEqual([])
    await finger.press(page.getByRole('button', { name: learn.playOn }))
    await page.waitForURL('**/here/*')
    await page.locator('.mine .doing').waitFor({ timeout: 60_000 })
    expect(await page.locator('.lesson-bubble').count()).toBe(0)
    expect(complaints).toEqual([])
    await leave()
  })

  test('with the keyboard alone', async () => {
    const { page, complaints, leave } = await visitor(at.browser, at.tavern.url)
    await page.goto(`/learn/${path}`)
    expect(await takeLesson(page, keys(page), lessons, lesson)).toBe(moves)
    expect(complaints).toEqual([])
    await leave()
  })

  test('by the accessibility tree alone', async () => {
    const { page, leave } = await visitor(at.browser, at.tavern.url)
    await page.goto(`/learn/${path}`)
    expect(await takeLesson(page, byTree(page), lessons, lesson)).toBe(moves)
    await leave()
  })

  test('without a network, after one visit', async () => {
    const house = await openTavern()
    const { page, context, leave } = await visitor(at.browser, house.url, { keeps: true })
    await keptOffline(page)
    await context.setOffline(true)
    await house.close()
    await page.goto(`/learn/${path}`)
    expect(await takeLesson(page, mouse, lessons, lesson)).toBe(moves)
    await leave()
  })

  test.each(Object.keys(languages))('in %s, with text twice as large', async language => {
    const { page, complaints, leave } = await visitor(at.browser, at.tavern.url, { language })
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%')),
    )
    await page.goto(`/learn/${path}`)
    expect(await takeLesson(page, mouse, lessons, lesson)).toBe(moves)
    expect(complaints).toEqual([])
    await leave()
  })
})
