/* npm run screens [name …]: pictures of the main screens at every size, under docs/screens. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { openBrowser, type Size, sizes } from '#testkit/browser'
import { type Furnished, furnish } from './furnished.ts'
import { lay, openPosedHouse } from './games/tables.ts'
import { questions, type Screen, screens, show } from './places.ts'
import { setup } from './setup.ts'
import { slimPicture } from './slim.ts'

const folder = join(import.meta.dirname, '../docs/screens')

interface Picture {
  readonly screen: Screen
  readonly language?: string
}
/** A screen by its name in places.ts, and what to do there before the picture is taken. */
const of = (name: string, then?: (page: Page) => Promise<void>): Screen => {
  const screen = screens[name] ?? questions[name]
  if (screen === undefined) throw new Error(`no screen ${name}`)
  const open = async (page: Page, house: Furnished): Promise<void> => {
    await screen.open(page, house)
    await then?.(page)
  }
  return { who: screen.who, open }
}
const press = (where: string) => (page: Page) => page.locator(where).first().click()

const fold = (where: string) => (page: Page) =>
  page.evaluate(it => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>(it)) fold.open = false
  }, where)

const pictures: Readonly<Record<string, Picture>> = {
  home: { screen: of('home at first') },
  'home-again': { screen: of('home') },
  lesson: { screen: of('lesson') },
  workshop: { screen: of('workshop, a finished card') },
  board: { screen: of('board') },
  table: { screen: of('table before its game') },
  bid: { screen: of('asked bid', press('.own-heap:not([disabled])')) },
  log: { screen: of('log') },
  power: { screen: of('asked either') },
  merchant: { screen: of('asked purchase') },
  'rainbow-dragon': { screen: of('asked luck') },
  result: { screen: of('result', fold('.fairness')) },
  rules: {
    screen: of('rules of fist', async page => {
      await fold('.rules-card details')(page)
      await page.evaluate(() => document.getElementById('cards')?.scrollIntoView())
    }),
  },
  'bid-in-russian': { screen: of('asked bid', press('.own-heap:not([disabled])')), language: 'ru' },
}

/** For the other games: a table by its name there, and what to do at it. */
const tables: Readonly<Record<string, readonly [table: string, then?: (page: Page) => Promise<void>]>> = {
  'gold-attack': ['gold attack'],
  'gold-bargain': ['gold bargain-offers'],
  'gold-market': ['gold market-offers'],
  'gold-result': ['gold over'],
  'dwarves-turn': ['dwarves turn-third', press('[data-option="dwarf"]')],
  'dwarves-fighters': ['dwarves fighters'],
  'dwarves-lay': ['dwarves lay'],
  'dwarves-result': ['dwarves over'],
}

/** In the middle of a bargain: how much of the two minutes has run out, in milliseconds. */
const RUN = 70_000
const inTime = ['gold bargain-offers', 'gold market-offers']
function layOut(table: string): ReturnType<typeof lay> {
  const [game = '', ...name] = table.split(' ')
  return lay(game, name.join(' '), inTime.includes(table) ? -RUN : undefined)
}

/** In milliseconds: something that has just moved cannot be pressed at once. */
const SETTLING = 800

const wanted = process.argv.slice(2)
const known = [...Object.keys(pictures), ...Object.keys(tables)]
const unknown = wanted.filter(name => !known.includes(name))
if (unknown.length > 0) {
  console.error(`screens: unknown ${unknown.join(', ')}: expected some of ${known.join(', ')}`)
  process.exit(2)
}
setup()
mkdirSync(folder, { recursive: true })
const browser = await openBrowser()
const painter = await browser.newPage()

async function paint(name: string, size: Size, page: Page): Promise<void> {
  const { width, height } = sizes[size]
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  writeFileSync(join(folder, `${name}-${width}x${height}.png`), await slimPicture(page, painter))
  console.log(`docs/screens/${name}-${width}x${height}.png`)
}
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name)

const house = await furnish(browser, ['bid', 'either', 'purchase', 'luck'], 'Ben')
const posedHouse = await openPosedHouse(browser, 'Ben')
try {
  for (const size of Object.keys(sizes) as Size[]) {
    for (const [name, { screen, language = 'en' }] of Object.entries(pictures))
      if (isWanted(name))
        await show(browser, house, { size, language }, { [name]: screen }, (_, { page }) => paint(name, size, page))
    for (const [name, [table, then]] of Object.entries(tables)) {
      if (!isWanted(name)) continue
      await posedHouse.show({ size }, { [name]: () => layOut(table) }, async (_, { page }) => {
        await then?.(page)
        await page.locator('.top-bar [aria-haspopup="true"]').first().waitFor()
        await page.mouse.click(1, 1) // removes the focus
        await page.waitForTimeout(SETTLING)
        await paint(name, size, page)
      })
    }
  }
} finally {
  await browser.close()
  await house.tavern.close()
  await posedHouse.tavern.close()
}
