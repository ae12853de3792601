import type { Locator, Page } from 'playwright'
import type { Lesson, Lessons } from '#games/lesson'
import type { Hands, Pressed } from './hands.ts'

/* A lesson taken by somebody who does what it says. */

const BUBBLE = '.lesson-said'
const said = (page: Page): Locator => page.locator(BUBBLE)

/** Which bead it is now; −1 at the end. */
export async function beadNow(page: Page): Promise<number> {
  await page.locator(`${BUBBLE} .inked, ${BUBBLE} .primary`).first().waitFor({ timeout: 60_000 })
  const marks = await said(page)
    .locator('.beads li')
    .evaluateAll(all => all.map(it => it.getAttribute('aria-current')))
  return marks.indexOf('step')
}

/** Called whenever the innkeeper has said something, before anything is pressed. */
export type Listening = (bead: number) => Promise<void>

/** Listens until the innkeeper wants something; returns the bead, or −1 at the end. */
export async function listened(page: Page, { press }: Hands, heard?: Listening): Promise<number> {
  for (;;) {
    const bead = await beadNow(page)
    await heard?.(bead)
    const goOn = said(page).locator('.inked:not(.lesson-show)')
    if (bead < 0 || (await goOn.count()) === 0) return bead
    const before = await said(page).textContent()
    await press(goOn)
    await page.waitForFunction(([bubble, text]) => document.querySelector<HTMLElement>(bubble)?.textContent !== text, [
      BUBBLE,
      before,
    ] as const)
  }
}

/** Presses these parts, one after the other. One that this screen does not have is left out if the next is there. */
export async function pressed(
  page: Page,
  { press }: Hands,
  { parts }: Lessons,
  names: readonly string[],
): Promise<void> {
  const partOf = (name: string): Locator => page.locator(parts[name] ?? name)
  for (const [i, name] of names.entries()) {
    const [it, next] = [partOf(name), partOf(names[i + 1] ?? name)]
    await it.or(next).first().waitFor()
    await page.waitForTimeout(500) // nobody is faster, and the part may still be what it was before the last press
    if ((await it.count()) > 0) await press(it.first())
  }
}

/**
 * What the bubble covers of what is spoken about, and of what is to be pressed, once it lies still. At the end it may cover
 * the table.
 */
export async function covered(
  page: Page,
  { parts }: Lessons,
  lesson: Lesson,
  bead: number,
): Promise<readonly string[]> {
  if (bead < 0) return []
  await page.waitForTimeout(600)
  const isTask = (await said(page).locator('.lesson-show').count()) > 0
  const task = isTask ? lesson.beads[bead] : undefined
  const names = task === undefined ? [] : [...(task.keeps === undefined ? [] : [task.keeps]), ...task.presses]
  const all = names.map(name => [name, parts[name] ?? name] as const)
  return page.evaluate(
    ([bubble, kept]) => {
      const box = document.querySelector(bubble)?.getBoundingClientRect() ?? new DOMRect()
      const isOver = (selector: string, off: number): boolean =>
        [...document.querySelectorAll(selector)].slice(0, 1).some(it => {
          const { left, top, right, bottom, width } = it.getBoundingClientRect()
          const [from, to] = [top + off, bottom - off]
          return width > 0 && box.left < right && left < box.right && box.top < to - 1 && from < box.bottom - 1
        })
      const over = kept.filter(([, selector]) => isOver(selector, 0)).map(([name]) => name)
      return isOver('.lesson-ring', 6) ? ['what is spoken about', ...over] : over
    },
    [BUBBLE, all] as const,
  )
}

/** What the innkeeper says now, if not all of it can be seen; null if it can. */
export const cutOff = (page: Page): Promise<string | null> =>
  said(page).evaluate(it => (it.scrollHeight > it.clientHeight + 1 ? it.textContent : null))

/** From where the lesson is to its end. */
export async function takeLesson(
  page: Page,
  hands: Hands,
  lessons: Lessons,
  lesson: Lesson,
  heard?: Listening,
): Promise<number> {
  for (let moves = 0; ; moves++) {
    const bead = await listened(page, hands, heard)
    if (bead < 0) return moves
    await pressed(page, hands, lessons, lesson.beads[bead]?.presses ?? [])
    await page.waitForFunction(
      ([bubble, n]) => {
        const now = document.querySelectorAll(`${bubble} .beads li`)[n as number]
        return now?.getAttribute('aria-current') !== 'step'
      },
      [BUBBLE, bead] as const,
    )
  }
}

/** Knows of the page only what the accessibility tree has: finds a button by its name, and presses Enter on it. */
export const byTree = (page: Page): Hands => ({
  async press(it: Pressed) {
    // A line of YAML, in quotes of its own if the name has a colon.
    const [line = ''] = (await (it as Locator).ariaSnapshot()).split('\n')
    const [, name] = /"((?:[^"\\]|\\.)*)"/.exec(line.startsWith("- '") ? line.replaceAll("''", "'") : line) ?? []
    if (name === undefined) throw new Error(`it has no name: ${line}`)
    // Several may have that name; which one is meant says where it stands.
    const named = page.getByRole('button', { name: JSON.parse(`"${name}"`) as string, exact: true })
    await named.and(it as Locator).focus()
    await page.keyboard.press('Enter')
  },
})
