import { expect, test } from 'vitest'
import { languagesHold } from '#testkit/languages'
import { languages } from '../language.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { it } from './it.ts'
import { ru } from './ru.ts'

const words = { en, it, de, ru }

test('the house speaks every language it offers', () => {
  expect(Object.keys(words)).toEqual(Object.keys(languages))
})

languagesHold(words, {
  same: [
    'Wyrmtavern',
    'OK',
    'bot',
    'Bot',
    'Bot: {kind}',
    'Berserker',
    'Diplomat',
    'Chat',
    'Log',
    'Fist of Dragonstones',
    'Dragon’s Gold',
    'My Dwarves Fly!',
    '{page} · Wyrmtavern',
    'Menu',
    'Normal',
    'Password',
    'Volume',
    'Tab',
    'Enter',
    'Backspace',
    'Home',
    'End',
    'Esc',
  ],
  latin: [
    'Game Icons',
    'GitHub',
    'QR',
    'Wyrmtavern',
    'CC BY 3.0',
    'MIT',
    'Apache 2.0',
    'Unlicense',
    'SIL Open Font License 1.1',
    'game-icons.net',
    'Lorc',
    'Delapouite',
    'Skoll',
    'Alegreya Sans',
    'Alegreya',
    'Juan Pablo del Peral',
    'Huerta Tipográfica',
    'npm run play',
    'Dragon’s Gold',
    'My Dwarves Fly!',
    'Tab',
    'Enter',
    'Backspace',
    'Home',
    'End',
    'Esc',
  ],
})

test('ru: the slow animation is called slow, and still pictures are not called none', () => {
  const { motionNone, motionStills, motionCalm } = ru.people.setting
  expect(motionCalm).toBe('Медленная')
  expect([motionNone, motionStills].filter(word => /нет|без/i.test(word))).toEqual([])
})
