import type { ElementHandle, Page } from 'playwright'
import { en as gold } from '#games/gold/words/en'

/* What somebody presses next who knows neither the game nor the house: whatever the page offers, until an answer is given. */

/** Takes back what was just given: nobody does who wants to get on. */
const undoing: readonly string[] = [gold.screen.desk.do.takeBack, gold.screen.desk.do.stepBack]

/** So many presses make an answer, and somebody gives it. */
const ENOUGH = 2
/** After so many nothing has come of it: whatever else there is to press. */
const MANY = 12

/**
 * What makes an answer or gives it, by a number that may be anything; null where there is nothing to do but wait. `pressed` is how often
 * something was pressed for this answer already.
 */
export async function nextPress(page: Page, pressed: number, dice: number): Promise<ElementHandle<HTMLElement> | null> {
  const found = await page.evaluateHandle(
    ({ isEnough, isMany, dice, undoing }) => {
      const seen = (where: string): readonly HTMLElement[] =>
        [...document.querySelectorAll<HTMLElement>(where)].filter(
          it =>
            it.getClientRects().length > 0 &&
            !it.matches(':disabled, [aria-disabled="true"]') &&
            !undoing.includes(it.textContent ?? ''),
        )
      const pick = (all: readonly HTMLElement[]): HTMLElement | null => all[dice % all.length] ?? null
      /** Of those that stand together one is enough. */
      const isOpen = (it: HTMLElement): boolean =>
        it.parentElement?.querySelector(':scope > [aria-pressed="true"]') === null
      if (document.querySelector('.status[data-standing="over"]') !== null) return null
      const deals = seen('.stage .accepts')
      if (deals.length > 0) return pick(deals)
      const ready = seen('.actions [data-primary]')
      const options = seen('.asked [data-option]').filter(isOpen)
      const places = seen('.stage button[aria-pressed="false"]')
      const isPlaced = document.querySelector('.stage button[aria-pressed="true"]') !== null
      const more = seen('.asked .own-heap, .asked .stepper > button:last-child')
      const parts = [...options, ...(isPlaced ? [] : places), ...more]
      if (ready.length > 0 && (isEnough || parts.length === 0)) return pick(ready)
      const choices = [...parts, ...ready, ...seen('.asked .magic-pass')]
      if (choices.length > 0) return pick(choices)
      return isMany ? pick(seen('.asked button:not([data-rule]), .actions button')) : null
    },
    { isEnough: pressed >= ENOUGH, isMany: pressed >= MANY, dice, undoing },
  )
  return found.asElement() as ElementHandle<HTMLElement> | null
}
