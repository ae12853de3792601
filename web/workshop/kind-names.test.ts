import { expect, test } from 'vitest'
import { toldApart } from './kind-names.ts'

test('kinds of two games that are called the same are told apart by the title of the game', () => {
  const kinds = [
    { word: 'Kreatur', title: 'Drachenfaust' },
    { word: 'Drache', title: 'Drachengold' },
    { word: 'Kreatur', title: 'Zwerge' },
  ]
  expect(toldApart(kinds)).toEqual(['Kreatur (Drachenfaust)', 'Drache', 'Kreatur (Zwerge)'])
})
