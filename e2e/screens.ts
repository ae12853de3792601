/* npm run screens [name …]: pictures of the main screens at three sizes, under docs/screens. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { openBrowser, type Size, sizes } from '#testkit/browser'
import { type Furnished, furnish } from './furnished.ts'
import { questions, type Screen, screens, show } from './places.ts'
import { setup } from './setup.ts'
import { slimPicture } from './slim.ts'

const folder = join(import.meta.dirname, '../docs/screens')

interface Picture {
  readonly screen: Screen
  readonly language?: string
}
/** A screen by its name in places.ts, and what is done there before the picture is taken. */
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

const wanted = process.argv.slice(2)
const unknown = wanted.filter(name => !Object.hasOwn(pictures, name))
if (unknown.length > 0) {
  console.error(`screens: unknown ${unknown.join(', ')}: expected some of ${Object.keys(pictures).join(', ')}`)
  process.exit(2)
}
setup()
mkdirSync(folder, { recursive: true })
const browser = await openBrowser()
const painter = await browser.newPage()
const house = await furnish(browser, ['bid', 'either', 'purchase', 'luck'], 'Ben')
try {
  for (const [name, { screen, language = 'en' }] of Object.entries(pictures)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    for (const size of Object.keys(sizes) as Size[])
      await show(browser, house, { size, language }, { [name]: screen }, async (_, { page }) => {
        const { width, height } = sizes[size]
        await page.evaluate(() => {
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        })
        writeFileSync(join(folder, `${name}-${width}x${height}.png`), await slimPicture(page, painter))
      })
    console.log(`docs/screens/${name}-*.png`)
  }
} finally {
  await browser.close()
  await house.tavern.close()
}
