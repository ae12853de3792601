import type { Page } from 'playwright'
import { settled } from '../places.ts'
import { unreadableOn } from '../reading.ts'
import { unsightlyOn } from '../unsightly.ts'

const sizes = [
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [2560, 1440],
] as const

/** In milliseconds: on a slow machine some of the old layout can last for a few frames. */
const SETTLING = 500

/** What is not whole on this page at one of the sizes. */
export async function wrongAtAnySize(page: Page, people: readonly string[]): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await settled(page)
    const look = async () => [...(await unreadableOn(page)), ...(await unsightlyOn(page, people))]
    const isWhole = (await look()).length === 0
    if (isWhole) continue
    await page.waitForTimeout(SETTLING)
    for (const what of await look()) wrong.push(`at ${width}x${height}: ${what}`)
  }
  return wrong
}
