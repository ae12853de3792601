import { test } from 'vitest'
import { screen as dwarvesScreen } from '#games/dwarves/screen/index.tsx'
import { en as dwarvesWords } from '#games/dwarves/words/en'
import { logged as dwarvesLogged } from '#games/dwarves/words/log'
import { gold as goldGame } from '#games/gold/index'
import { asked as goldAsked } from '#games/gold/screen/asked'
import { en as goldWords } from '#games/gold/words/en'
import { logged as goldLogged } from '#games/gold/words/log'
import { followByEar, type Spoken } from '../by-ear.ts'
import { evening } from '../evening.ts'
import { dwarves, gold } from '../played.ts'

const at = evening()

/** Its screen uses `window` as soon as it is loaded, and there is none here. What it says is known without it. */
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

test.each(all)('$game: with a screen reader, every event and question is announced, once and in order', async it => {
  await followByEar(at.browser, at.tavern, it, it.spoken)
})
