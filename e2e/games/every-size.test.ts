import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '#testkit/browser'
import { type Language, languages } from '#ui/language'
import { type Furnished, furnish } from '../furnished.ts'
import { questions, screens, show } from '../places.ts'
import { wrongAtAnySize } from './seven-sizes.ts'
import { laid, openPosedHouse, type PosedHouse } from './tables.ts'

const asked = ['bid', 'bid-tokens', 'silverBid', 'either', 'rival', 'character-ghost', 'sealed', 'over']

let browser: Browser
let house: Furnished
let posedHouse: PosedHouse
beforeAll(async () => {
  browser = await openBrowser()
  house = await furnish(browser, asked)
  posedHouse = await openPosedHouse(browser)
})
afterAll(async () => {
  await browser?.close()
  await house?.tavern.close()
  await posedHouse?.tavern.close()
})

/** Pages that differ on every device. Small phones come first: what is opened there stays open. */
const pages = ['home at first', 'home', 'new table', 'new game here', 'covered device', 'table before its game']
const main = [...pages, 'settings', 'how to play fist', 'match', 'looking back', 'result']

test.each(Object.keys(languages) as Language[])(
  'in %s the main screens are whole at every size: no word is broken, no line cut through, no button covered',
  async language => {
    const known = { ...screens, ...questions }
    const wanted = [...main, ...asked.map(name => `asked ${name}`)]
    const which = Object.fromEntries(wanted.flatMap(name => (known[name] ? [[name, known[name]] as const] : [])))
    expect(Object.keys(which)).toEqual(wanted)
    const wrong: string[] = []
    await show(browser, house, { size: 'phone', language }, which, async (name, { page }) => {
      for (const what of await wrongAtAnySize(page, house.people)) wrong.push(`${name} ${what}`)
    })
    expect(wrong).toEqual([])
  },
)

/** Of the other games, the fullest of each kind; most of Gold's have six seats. */
const tables = [
  ...['attack-crowded', 'magic-dragons', 'bargain-offers', 'bargain-six-offers', 'market-offers', 'over'].map(
    name => `gold ${name}`,
  ),
  ...['hands', 'turn-third', 'turn-many', 'fighters-many', 'lay', 'target-boo', 'over'].map(name => `dwarves ${name}`),
]

test.each(Object.keys(languages) as Language[])('in %s so are the tables of Gold and of Dwarves', async language => {
  const which = Object.fromEntries(tables.flatMap(name => (laid[name] ? [[name, laid[name]] as const] : [])))
  expect(Object.keys(which)).toEqual(tables)
  const wrong: string[] = []
  await posedHouse.show({ size: 'phone', language }, which, async (name, { page }) => {
    for (const what of await wrongAtAnySize(page, posedHouse.people)) wrong.push(`${name} ${what}`)
  })
  expect(wrong).toEqual([])
})
