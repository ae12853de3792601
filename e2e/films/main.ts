/* npm run films [name …]: film strips of the set pieces, a picture every 100 ms, under docs/films. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openBrowser, visitor } from '#testkit/browser'
import { posed } from '#testkit/posed'
import { matchPath, standing } from '../driving.ts'
import { comeIn, startMatch } from '../guest.ts'
import { setup } from '../setup.ts'
import { openTavern } from '../tavern.ts'
import { record } from './recording.ts'
import { films } from './scenes.ts'
import { stripOf } from './strip.ts'

const folder = join(import.meta.dirname, '../../docs/films')
const wanted = process.argv.slice(2)
const unknown = wanted.filter(name => films[name] === undefined)
if (unknown.length > 0) {
  console.error(`films: unknown ${unknown.join(', ')}: expected some of ${Object.keys(films).join(', ')}`)
  process.exit(2)
}
setup()
mkdirSync(folder, { recursive: true })
const games = posed()
const tavern = await openTavern({ BOT_PAUSE: '10000' }, games.shelf)
const browser = await openBrowser()
for (const [name, { title, game, table, act }] of Object.entries(films)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const { events, state } = table()
  games.pose({ events })
  const { page, context, leave } = await visitor(browser, tavern.url, { motion: true })
  await comeIn(context, 'Ana')
  const place = await startMatch(context, { game, seats: state.sides.length, options: state.options })
  await page.goto(matchPath(place))
  await standing(page, 'asked').waitFor()
  await page.waitForTimeout(1000) // everything has been drawn and loaded
  const recorded = await record(page, () => act(page))
  const strip = await stripOf(browser, title, recorded)
  writeFileSync(join(folder, `${name}.png`), strip)
  console.log(`${name}: ${recorded.frames.length} frames`)
  await leave()
}
await browser.close()
await tavern.close()
process.exit(0)
