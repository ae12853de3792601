import type { Browser } from 'playwright'
import { type Visitor, type VisitorParams, visitor } from '#testkit/browser'
import { posed as poseable } from '#testkit/posed'
import type { Pose, Poses } from '#testkit/trials'
import { trials } from '#testkit/trials-of-games'
import { matchPath } from '../driving.ts'
import { ownAddress } from '../furnished.ts'
import { startTogether } from '../gathering.ts'
import { comeIn } from '../guest.ts'
import { settled, turn } from '../places.ts'
import { openTavern, type Tavern } from '../tavern.ts'

/* Every question of Gold and of Dwarves, in a real house. */

/** A pose of a game. */
interface Laid extends Pose {
  readonly game: string
}

/** How much longer everything may take than the rules say, in milliseconds: test machines are slow. */
const LEISURE = 600_000

const posed = async (game: string): Promise<Poses> => (await trials.get(game)?.poses?.()) ?? {}
const poses: Readonly<Record<string, Poses>> = { gold: await posed('gold'), dwarves: await posed('dwarves') }

/**
 * A pose with this many milliseconds more on its clock than the rules give; if negative, that much has run out already.
 */
export function lay(game: string, name: string, leisure = LEISURE): Laid {
  const pose = poses[game]?.[name]
  if (pose === undefined) throw new Error(`no table ${name} of ${game}`)
  return { game, ...pose(Date.now() + leisure) }
}

export type Tables = Readonly<Record<string, () => Laid>>
/** By game and name of the table. */
export const laid: Tables = Object.fromEntries(
  Object.entries(poses).flatMap(([game, all]) =>
    Object.keys(all).map(name => [`${game} ${name}`, () => lay(game, name)] as const),
  ),
)

/** A house where people can sit down at these tables. */
export interface PosedHouse {
  readonly tavern: Tavern
  /** Everybody who may sit there, except bots. */
  readonly people: readonly string[]
  /**
   * Ana, with such a browser, sits down at each of these tables in the first seat. In the second is somebody with a
   * long name who has left.
   */
  show(terms: VisitorParams, which: Tables, look: (name: string, visitor: Visitor) => Promise<void>): Promise<void>
}

const LONG = 'Maximiliane von und zu Hohenfriedberg'
/** Nobody can sit at more than fifty tables at once. */
const MANY = 45

export async function openPosedHouse(browser: Browser, gone = LONG): Promise<PosedHouse> {
  const games = poseable()
  const tavern = await openTavern({ BOT_PAUSE: '10000', TRUST_PROXY: 'yes' }, games.shelf)
  const show: PosedHouse['show'] = async (terms, which, look) => {
    const some = Object.entries(which).slice(0, MANY)
    const somebody = await visitor(browser, tavern.url, terms)
    const { page, context } = somebody
    const second = await browser.newContext({ baseURL: tavern.url })
    for (const it of [context, second]) await it.setExtraHTTPHeaders(ownAddress())
    await comeIn(context, 'Ana')
    await comeIn(second, gone)
    await page.goto('/about')
    for (const [name, table] of some) {
      const { game, seats, options, events } = table()
      games.pose({ events })
      for (const it of [context, second]) await it.setExtraHTTPHeaders(ownAddress())
      const match = await startTogether([context, second], { game, seats, options })
      await turn(page, matchPath({ match }))
      await page.locator('.table-page .mine').waitFor()
      await settled(page)
      await look(name, somebody)
    }
    await second.close()
    await somebody.leave()
    const rest = Object.fromEntries(Object.entries(which).slice(MANY))
    if (Object.keys(rest).length > 0) await show(terms, rest, look)
  }
  return { tavern, people: ['Ana', gone], show }
}
