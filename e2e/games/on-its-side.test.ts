import { expect, test } from 'vitest'
import { visitor } from '#testkit/browser'
import { isAsked, matchPath, play, playerAt } from '../driving.ts'
import { evening } from '../evening.ts'
import { comeIn, startMatch } from '../guest.ts'
import { finger } from '../hands.ts'
import { all } from '../played.ts'
import { withoutMotion } from '../whole-match.ts'

const at = evening()

test.each(all.map(played => [played.game, played] as const))(
  '%s is played to its end by touch on a phone on its side, and the page never scrolls',
  async (game, { shortest }) => {
    const { page, context, complaints, leave } = await visitor(at.browser, at.tavern.url, {
      size: 'phone on its side',
    })
    await comeIn(context, 'Ana')
    await page.goto(matchPath(await startMatch(context, { game, options: shortest })))
    const ana = playerAt(page, finger)
    expect(await isAsked(ana)).toBe(true)
    const { width: wide, height: high } = (await page.locator('.bar-progress').boundingBox()) ?? { width: 0, height: 0 }
    expect(Math.min(wide, high), 'how far the game has come').toBeGreaterThan(12)
    let answers = 0
    for (; await isAsked(ana); answers++) {
      const { width, height } = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement
        return { width: scrollWidth, height: scrollHeight }
      })
      expect({ width, height }, `before answer ${answers}`).toEqual({ width: 844, height: 390 })
      await play(ana, 1)
    }
    expect(answers).toBeGreaterThan(3)
    await page.locator('.ranking > li').nth(2).waitFor()
    expect(complaints.filter(withoutMotion)).toEqual([])
    await leave()
  },
)
