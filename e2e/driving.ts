import type { Page } from 'playwright'
import type { Place } from './guest.ts'
import type { Hands } from './hands.ts'

/* Drives a match by what its page offers, as somebody does who knows neither the game nor the house. */

/** Where a match is played. */
export const matchPath = ({ match }: Pick<Place, 'match'>): string => `/match/${match}`

/** The one button that gives the answer being made, wherever it stands. */
const primary = '[data-primary]:not([disabled]):not([aria-disabled="true"])'

/** Gives the answer that lies ready, whatever is asked; false if nothing can be given within the time. */
export async function giveAnswer(page: Page, timeout = 5000): Promise<boolean> {
  const button = page.locator(primary).first()
  try {
    await button.click({ timeout })
    return true
  } catch {
    return false
  }
}

/** Somebody at a match. */
export interface Player {
  readonly page: Page
  readonly hands: Hands
  /** One of so many, counted from 0. */
  readonly pick: (many: number) => number
}

/** Now this, now that; the same in every run. */
export function fickle(start = 0): Player['pick'] {
  let n = start
  return many => (n++ * 7) % many
}

export const playerAt = (page: Page, hands: Hands, start = 0): Player => ({ page, hands, pick: fickle(start) })

/** How things stand for who looks at this page. */
export const standing = (page: Page, ...how: readonly string[]) =>
  page.locator(how.map(it => `.status[data-standing="${it}"]`).join(', '))

/** Waits until the player is asked something; false if the match is over before. */
export async function isAsked({ page }: Pick<Player, 'page'>): Promise<boolean> {
  const status = standing(page, 'asked', 'over')
  await status.waitFor({ timeout: 60_000 })
  return (await status.getAttribute('data-standing')) === 'asked'
}

/** Things of which one more can be put into the answer. */
const more = '.asked .own-heap:not([disabled]), .asked .stepper > button:last-child:not([disabled])'
/** So many at most go into an answer that could do without. */
const FEW = 3

async function makeAnswer({ page, hands, pick }: Player): Promise<void> {
  const [options, heaps] = [page.locator('.asked [data-option]:not([disabled])'), page.locator(more)]
  const many = await options.count()
  if (many > 0) return hands.press(options.nth(pick(many)))
  const ready = page.locator(`.actions ${primary}`)
  const wanted = pick(FEW + 1)
  for (let n = 0; n < wanted || !(await ready.isVisible()); n++) {
    const kinds = await heaps.count()
    if (kinds === 0) return
    await hands.press(heaps.nth(pick(kinds)))
  }
}

/** Answers what is asked with what the page offers; returns when the answer has come back. */
export async function answer(player: Player): Promise<void> {
  const { page, hands } = player
  const prompt = await page.locator('.asked > *').first().elementHandle()
  await makeAnswer(player)
  await hands.press(page.locator(`.actions ${primary}`))
  // What is asked next is drawn anew, also where it is the same question.
  await page.waitForFunction(it => !it?.isConnected || document.querySelector('.refusal') !== null, prompt)
  const refusal = page.locator('.refusal')
  if (await refusal.isVisible()) throw new Error(`refused: ${await refusal.textContent()}`)
}

/** Answers whatever is asked, at most so often; the number of answers. Fewer than that, and the match is over. */
export async function play(player: Player, most = Number.POSITIVE_INFINITY): Promise<number> {
  for (let answers = 0; answers < most; answers++) {
    if (!(await isAsked(player))) return answers
    await answer(player)
  }
  return most
}
