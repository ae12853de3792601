import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Boxed } from '#games/boxed'
import type { GameEvent } from '#kernel/game'
import { type Size, sizes, type Visitor, type VisitorParams, visitor } from '#testkit/browser'
import { posed } from '#testkit/posed'
import { ana } from '#testkit/table'
import { matchPath } from './driving.ts'
import { evening } from './evening.ts'
import { ownAddress } from './furnished.ts'
import { comeIn, type GuestPlace, startMatch } from './guest.ts'
import { settled, turn } from './places.ts'
import { outOfReach, outOfSight, violations } from './questions.ts'

/** A posed table, as in the tests of the rules. */
interface TablePut<E> {
  readonly events: readonly E[]
  readonly state: { readonly sides: readonly unknown[]; readonly options: object }
}

export interface Asking<E extends GameEvent> {
  readonly box: object
  /** One for every question, and for every variant that looks different. */
  readonly tables: Readonly<Record<string, () => TablePut<E>>>
  /** Boxes of the game that must not need scrolling. */
  readonly boxes: string
  /** Takes one step towards an answer. */
  readonly goOn: (page: Page) => Promise<void>
  /** The event shifted to now, for rules with a clock. */
  readonly asOfNow?: (event: E) => E
}

export interface AtPosed<E> {
  visit(terms?: VisitorParams): Promise<Visitor>
  /** Sits down at one of the posed tables, in the first seat. */
  sitDown(somebody: Visitor, table: TablePut<E>): Promise<GuestPlace>
}

/**
 * Tests that every question of a game can be seen, touched, read and answered at every size. The returned helper is for
 * the game's own tests.
 */
export function everyQuestion<E extends GameEvent>(asking: Asking<E>): AtPosed<E> {
  const { tables, boxes, goOn, asOfNow = (event: E): E => event } = asking
  const box = asking.box as Boxed
  const games = posed(box)
  const house = evening({ BOT_PAUSE: '10000', TRUST_PROXY: 'yes' }, games.shelf)

  const at: AtPosed<E> = {
    async visit(terms) {
      const somebody = await visitor(house.browser, house.tavern.url, terms)
      await comeIn(somebody.context, 'Ana')
      await somebody.page.goto('/about')
      return somebody
    },
    async sitDown({ page, context }, { events, state }) {
      games.pose({ events: events.map(asOfNow) })
      await context.setExtraHTTPHeaders(ownAddress())
      const { sides, options } = state
      const place = await startMatch(context, { game: box.game.id, seats: sides.length, options })
      await turn(page, matchPath(place))
      await page.locator('.table-page .mine').waitFor()
      await settled(page)
      return place
    },
  }

  /** What is wrong with the page at this table, and with answering there. */
  async function wrongAt(somebody: Visitor, size: Size, name: string, table: TablePut<E>, isRead: boolean) {
    const { page } = somebody
    const { match, seat } = await at.sitDown(somebody, table)
    // On its side a phone is so low that a long question may scroll.
    const look = size === 'phone on its side' ? outOfReach : outOfSight
    const seen = name === 'over' ? [] : await look(page, boxes)
    const wrong = [...seen, ...(isRead ? await violations(page) : [])]
    const live = await house.tavern.house.liveMatches.find(match)
    if (live === null) return [...wrong, 'there is no match']
    const { question } = await live.asking(seat)
    if (question === null) return wrong
    const before = live.next
    const answered = async (): Promise<number> => {
      const isSending = await page.locator('.status[data-standing="sending"]').isVisible()
      if (live.next === before && !isSending) await goOn(page)
      return live.next
    }
    await expect.poll(answered, { timeout: 10_000, interval: 50, message: name }).toBeGreaterThan(before)
    return wrong
  }

  test.each(Object.keys(sizes) as Size[])(
    'on a %s every question can be seen, touched, read and answered',
    async size => {
      const somebody = await at.visit({ size })
      // Axe checks every kind of question once, and states without a question each time. Tablets and phones on their
      // side have nothing that the others lack.
      const read = new Set<string>()
      for (const [name, make] of Object.entries(tables)) {
        const table = make()
        const kind = box.game.choice(table.state, ana)?.name ?? name
        const isRead = ['phone', 'desktop'].includes(size) && !read.has(kind)
        read.add(kind)
        expect.soft(await wrongAt(somebody, size, name, table, isRead), name).toEqual([])
      }
      expect(somebody.complaints.filter(it => !it.includes('Reduced Motion'))).toEqual([])
      await somebody.leave()
    },
  )
  return at
}
