import type { Browser } from 'playwright'
import { afterAll, beforeAll, test } from 'vitest'
import { dwarvesScreen } from '#games/dwarves/screen/index.tsx'
import { en as dwarvesWords } from '#games/dwarves/words/en'
import { logged as dwarvesLogged } from '#games/dwarves/words/log'
import { gold as goldGame } from '#games/gold/index'
import { asked as goldAsked } from '#games/gold/screen/asked'
import { en as goldWords } from '#games/gold/words/en'
import { logged as goldLogged } from '#games/gold/words/log'
import { openBrowser } from '#testkit/browser'
import { followByEar, type Spoken } from '../by-ear.ts'
import { dwarves, gold } from '../played.ts'
import { openTavern, type Tavern } from '../tavern.ts'

let tavern: Tavern
let browser: Browser
beforeAll(async () => {
  ;[tavern, browser] = await Promise.all([openTavern(), openBrowser()])
}, 60_000)
afterAll(async () => {
  await browser?.close()
  await tavern?.close()
})

/** Its screen asks the window as soon as it is loaded, and there is none here; what it says is known without it. */
const goldScreen = {
  game: goldGame,
  logged: goldLogged,
  asked: goldAsked,
  keeps: ['bargain', 'market'],
} as unknown as Spoken['screen']

const all = [
  { ...dwarves, spoken: { screen: dwarvesScreen, words: dwarvesWords, logged: dwarvesLogged } },
  { ...gold, spoken: { screen: goldScreen, words: goldWords, logged: goldLogged } },
]

test.each(all)('$game: a whole match by ear: every event and every question is said, once and in order', async it => {
  await followByEar(browser, tavern, it, it.spoken)
})
