import { setTimeout as pause } from 'node:timers/promises'
import type { EnginePage, Point } from './engine.ts'

/* Finding, reading and pressing things on a page in any engine. */

/** What to look for: visible elements, if need be by how their name, label or text begins. */
export interface Sought {
  readonly where: string
  readonly named?: string
}

/** In milliseconds. */
const PATIENCE = 30_000
const MOMENT = 50

/** Runs in the page: the first such element; null if there is none. */
export function findOn({ where, named = '' }: Sought): HTMLElement | null {
  const nameOf = (it: HTMLElement): string =>
    it.getAttribute('aria-label') ?? (it as HTMLInputElement).labels?.[0]?.textContent ?? it.textContent ?? ''
  const all = [...document.querySelectorAll<HTMLElement>(where)]
  return all.find(it => it.getClientRects().length > 0 && nameOf(it).trim().startsWith(named)) ?? null
}

/** Runs in the page: where to press an element, once it is in view, stands still and nothing is over it; or null. */
export async function placeOf(it: HTMLElement | null): Promise<Point | null> {
  if (it === null) return null
  const frame = (): Promise<unknown> => new Promise(requestAnimationFrame)
  it.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  await frame()
  const before = it.getBoundingClientRect()
  await frame()
  const { left, top, width, height } = it.getBoundingClientRect()
  if (left !== before.left || top !== before.top) return null
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const hit = document.elementFromPoint(x, y)
  if (it.contains(hit)) return { x, y }
  it.scrollIntoView({ block: 'center', behavior: 'instant' }) // from under a bar, for the next look
  return null
}

const point = (page: EnginePage, sought: Sought): Promise<Point | null> =>
  page.evaluate(`(${placeOf})((${findOn})(${JSON.stringify(sought)}))`)

/** Asks the page until it has an answer. If it never has, the error says what is on the page. */
async function answered<T>(page: EnginePage, sought: Sought, ask: () => Promise<T | null>): Promise<T> {
  for (const until = Date.now() + PATIENCE; Date.now() < until; await pause(MOMENT)) {
    const found = await ask()
    if (found !== null) return found
  }
  const [path, shown] = [await pathOf(page), await textOf(page, 'body')]
  throw new Error(`not found: ${sought.where} ${sought.named ?? ''} on ${path}: ${shown}`)
}

/** Where something can be pressed, as soon as it can. */
export const placeAt = (page: EnginePage, sought: Sought): Promise<Point> =>
  answered(page, sought, () => point(page, sought))

export async function press(page: EnginePage, where: string, named?: string): Promise<void> {
  await page.press(await placeAt(page, { where, ...(named !== undefined && { named }) }))
}

/** Whether something is visible. */
export const isSeen = (page: EnginePage, where: string, named = ''): Promise<boolean> =>
  page.evaluate(`(${findOn})(${JSON.stringify({ where, named })}) !== null`)

/** Waits until something is visible. */
export async function seen(page: EnginePage, where: string, named = ''): Promise<void> {
  await answered(page, { where, named }, async () => (await isSeen(page, where, named)) || null)
}

/** Types this in a field in place of what is there. */
export async function fill(page: EnginePage, where: string, text: string, named?: string): Promise<void> {
  await press(page, where, named)
  await page.evaluate('document.activeElement.select()')
  await page.type(text)
}

/** Chooses from a native list, whose own window no driver can press. */
export async function choose(page: EnginePage, where: string, value: string, named = ''): Promise<void> {
  await seen(page, where, named)
  const found = `(${findOn})(${JSON.stringify({ where, named })})`
  await page.evaluate(`(${choosing})(${found}, ${JSON.stringify(value)})`)
}
/** Runs in the page. */
function choosing(list: HTMLSelectElement, value: string): void {
  list.value = value
  list.dispatchEvent(new Event('change', { bubbles: true }))
}

/** The whole text of something. */
export const textOf = (page: EnginePage, where: string): Promise<string> =>
  page.evaluate(it => document.querySelector(it)?.textContent ?? '', where)

export const pathOf = (page: EnginePage): Promise<string> => page.evaluate(() => location.pathname)
