import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '#testkit/browser'
import { type Language, languages } from '#ui/language'
import { type Furnished, furnish } from '../furnished.ts'
import { questions, screens, settled, show } from '../places.ts'
import { unreadableOn } from '../reading.ts'
import { unsightlyOn } from '../unsightly.ts'

const asked = ['bid', 'bid-tokens', 'silverBid', 'either', 'rival', 'character-ghost', 'sealed', 'over']

let browser: Browser
let house: Furnished
beforeAll(async () => {
  browser = await openBrowser()
  house = await furnish(browser, asked)
})
afterAll(async () => {
  await browser?.close()
  await house?.tavern.close()
})

/** Pages that differ on every device. Small phones come first: what is opened there stays open. */
const pages = ['home at first', 'home', 'new table', 'new game here', 'covered device', 'table before its game']
const main = [...pages, 'settings', 'how to play fist', 'match', 'looking back', 'result']
/** In milliseconds: on a slow machine some of the old layout can last for a few frames. */
const SETTLING = 500
const sizes = [
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [2560, 1440],
] as const

test.each(Object.keys(languages) as Language[])(
  'in %s the main screens are whole at every size: no word is broken, no line cut through, no button covered',
  async language => {
    const known = { ...screens, ...questions }
    const wanted = [...main, ...asked.map(name => `asked ${name}`)]
    const which = Object.fromEntries(wanted.flatMap(name => (known[name] ? [[name, known[name]] as const] : [])))
    expect(Object.keys(which)).toEqual(wanted)
    const wrong: string[] = []
    await show(browser, house, { size: 'phone', language }, which, async (name, { page }) => {
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height })
        await settled(page)
        const look = async () => [...(await unreadableOn(page)), ...(await unsightlyOn(page, house.people))]
        const isWhole = (await look()).length === 0
        if (isWhole) continue
        await page.waitForTimeout(SETTLING)
        for (const what of await look()) wrong.push(`${name} at ${width}x${height}: ${what}`)
      }
    })
    expect(wrong).toEqual([])
  },
)
