import type { ElementHandle, Page } from 'playwright'
import { en as gold } from '#games/gold/words/en'

/* What to press next without knowing the game or the house: whatever the page offers, until an answer is given. */

/** Takes back what was just given: never useful for getting on. */
const undoing: readonly string[] = [gold.screen.desk.do.takeBack, gold.screen.desk.do.stepBack]

/** After this many presses there is an answer to give. */
const ENOUGH = 2
/** After this many presses without a result, anything else that can be pressed. */
const MANY = 12

/** What the choice depends on, besides the page. */
interface Choosing {
  readonly isEnough: boolean
  readonly isMany: boolean
  /** Any number. */
  readonly dice: number
  readonly undoing: readonly string[]
}

/** `pressed` is the number of presses for this answer so far. */
export const choosing = (pressed: number, dice: number): Choosing => ({
  isEnough: pressed >= ENOUGH,
  isMany: pressed >= MANY,
  dice,
  undoing,
})

/** Runs in the page: an element that builds or gives an answer; null if there is nothing to do but wait. */
export function nextOn({ isEnough, isMany, dice, undoing }: Choosing): HTMLElement | null {
  const seen = (where: string): readonly HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(where)].filter(
      it =>
        it.getClientRects().length > 0 &&
        !it.matches(':disabled, [aria-disabled="true"]') &&
        !undoing.includes(it.textContent ?? ''),
    )
  const pick = (all: readonly HTMLElement[]): HTMLElement | null => all[dice % all.length] ?? null
  /** One of a group is enough. */
  const isOpen = (it: HTMLElement): boolean =>
    it.parentElement?.querySelector(':scope > [aria-pressed="true"]') === null
  if (document.querySelector('.status[data-standing="over"]') !== null) return null
  const deals = seen('.stage .accepts')
  if (deals.length > 0) return pick(deals)
  const offers = seen('.stage .offer-place:not([data-mine]) .place-open')
  if (offers.length > 0 && offers.every(it => it.matches('[aria-pressed="false"]'))) return pick(offers)
  const ready = seen('.actions [data-primary]')
  if (offers.length > 0 && ready.length > 0) return pick(ready)
  const options = seen(':is(.asked, .actions) [data-option]').filter(isOpen)
  const places = seen('.stage button[aria-pressed="false"]')
  const isPlaced = document.querySelector('.stage button[aria-pressed="true"]') !== null
  const more = seen('.asked .own-heap, .asked .stepper > button:last-child')
  const parts = [...options, ...(isPlaced ? [] : places), ...more]
  if (ready.length > 0 && (isEnough || parts.length === 0)) return pick(ready)
  const choices = [...parts, ...ready, ...seen('.asked .magic-pass')]
  if (choices.length > 0) return pick(choices)
  return isMany ? pick(seen('.asked button:not([data-rule]), .actions button')) : null
}

/** What to press next on a page; null if there is nothing to do but wait. */
export async function nextPress(page: Page, pressed: number, dice: number): Promise<ElementHandle<HTMLElement> | null> {
  const found = await page.evaluateHandle(nextOn, choosing(pressed, dice))
  return found.asElement() as ElementHandle<HTMLElement> | null
}
