import type { ElementHandle, Page } from 'playwright'
import { en } from '#ui/words/en'
import type { GuestPlace } from './guest.ts'
import type { Hands } from './hands.ts'
import { nextPress } from './next-press.ts'

/* Plays a match by what its page offers, knowing neither the game nor the house. */

/** The path of a match. */
export const matchPath = ({ match }: Pick<GuestPlace, 'match'>): string => `/match/${match}`

/** The button that gives the current answer, wherever it is. */
const primary = '[data-primary]:not([disabled]):not([aria-disabled="true"])'

/** How long a button may take to be pressed before the page is looked at again, in milliseconds. */
const PATIENCE = 500

/** Gives the answer that is ready, whatever the question; false if none can be given in time. */
export async function giveAnswer(page: Page, timeout = 5000): Promise<boolean> {
  const option = page.locator('.actions [data-option][aria-pressed="false"]')
  const button = page.locator(primary).first()
  const until = Date.now() + timeout
  const isPressed = (what: typeof button): Promise<boolean> =>
    what.click({ timeout: PATIENCE }).then(
      () => true,
      () => false,
    )
  // What can be pressed may change while somebody else answers.
  while (Date.now() < until) {
    if (await option.isVisible()) await isPressed(option)
    if (await isPressed(button)) return true
  }
  return false
}

/** Somebody at a match. */
export interface Player {
  readonly page: Page
  readonly hands: Hands
  /** A number from 0 to `many` − 1. */
  readonly pick: (many: number) => number
}

/** Varying choices, the same in every run. */
export function fickle(start = 0): Player['pick'] {
  let n = start
  return many => {
    n = (Math.imul(n, 1_103_515_245) + 12_345) & 0x7fff_ffff
    return (n >> 8) % many
  }
}

export const playerAt = (page: Page, hands: Hands, start = 0): Player => ({ page, hands, pick: fickle(start) })

/** The state of the match for the viewer of this page. */
export const standing = (page: Page, ...how: readonly string[]) =>
  page.locator(how.map(it => `.status[data-standing="${it}"]`).join(', '))

/** Waits until the player has a question; false if the match ends first. */
export async function isAsked({ page }: Pick<Player, 'page'>): Promise<boolean> {
  const status = standing(page, 'asked', 'over')
  await status.waitFor({ timeout: 60_000 }).catch(async error => {
    throw new Error(`${error}: ${await page.locator('.mine').textContent()}`)
  })
  return (await status.getAttribute('data-standing')) === 'asked'
}

/** How many answers were given on this page since it was loaded. */
export const given = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('wyrm:answer', 'mark').length)

/** Presses something, which may disappear first because others play too. */
async function press({ page, hands }: Player, it: ElementHandle<HTMLElement>): Promise<void> {
  try {
    await hands.press(it)
  } catch (error) {
    const isThere = await it.evaluate(element => element.isConnected && !element.matches(':disabled'))
    if (isThere) throw error
    await page.waitForTimeout(MOMENT)
  }
}
const MOMENT = 50

/**
 * Answers a question with what the page offers. Resolves when the answer has come back, or there is no question any
 * more.
 */
export async function answer(player: Player): Promise<void> {
  const { page, hands, pick } = player
  const before = await given(page)
  for (let pressed = 0; (await given(page)) === before; ) {
    if (!(await isAsked(player))) return
    const it = await nextPress(page, pressed, pick(MANY))
    if (it === null) await page.waitForTimeout(MOMENT)
    else await press(player, it)
    pressed += it === null ? 0 : 1
  }
  await page.locator('.status:not([data-standing="sending"])').waitFor()
  const refusal = page.locator('.refusal')
  if (!(await refusal.isVisible())) return
  const [why] = await refusal.locator('p').allTextContents()
  if (why !== en.common.refusals.stale) throw new Error(`refused: ${why}`)
  await hands.press(refusal.getByRole('button', { name: en.play.understood }))
}
/** Choices are made by a number below this. */
export const MANY = 5040

/** Answers questions, at most `most`; returns the number of answers. If it is less than that, the match is over. */
export async function play(player: Player, most = Number.POSITIVE_INFINITY): Promise<number> {
  for (let answers = 0; answers < most; answers++) {
    if (!(await isAsked(player))) return answers
    await answer(player)
  }
  return most
}
