import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rulebookHolds } from '#testkit/rulebook'
import { translationsHold } from '#testkit/translated-rulebook'
import { box as goldBox } from './box.ts'
import { boxedIds, dragons } from './cards/dragons.ts'
import { objectIds, objects } from './magic/cards.ts'
import { manifest } from './manifest.ts'
import { en } from './words/en.ts'

/** Chapter 1 describes the box; R5.6 only says what does not exist. */
rulebookHolds(goldBox, number => /^R([2-9]|1[0-3])\.\d+$/.test(number) && number !== 'R5.6')

translationsHold(goldBox, manifest)

const rulebook = readFileSync(goldBox.rules, 'utf8')
const rows = (columns: number): readonly (readonly string[])[] =>
  [...rulebook.matchAll(/^\| (.+) \|$/gm)]
    .map(([, row = '']) => row.split('|').map(cell => cell.trim()))
    .filter(cells => cells.length === columns)

const isNumber = (cell = ''): boolean => /^\d+$/.test(cell)

test('every dragon has its row in RULES.md, with its numbers', () => {
  const table = boxedIds.map(id => [en.cards[id].name, ...Object.values(dragons[id]).map(String)])
  expect(rows(4).filter(([, strength, visible]) => isNumber(strength) && isNumber(visible))).toEqual(table)
})

test('every object has its row in RULES.md, with its copies', () => {
  const table = objectIds.map(id => [en.cards[id].name, String(objects[id].copies)])
  const found = rows(4).filter(([, copies, when]) => isNumber(copies) && !isNumber(when))
  expect(found.map(([name, copies]) => [name, copies])).toEqual(table)
})
