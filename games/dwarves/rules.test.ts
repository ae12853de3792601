import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { capital } from '#games/pieces/english'
import { rulebookHolds } from '#testkit/rulebook'
import { translationsHold } from '#testkit/translated-rulebook'
import { box as dwarvesBox } from './box.ts'
import { abilities, abilityIds } from './cards/abilities.ts'
import { battles, boxedBattles } from './cards/battles.ts'
import { type BoxedKind, boxedKinds, creatures } from './cards/creatures.ts'
import { eventIds, events } from './cards/events.ts'
import { manifest } from './manifest.ts'
import { en } from './words/en.ts'

/** R1.1 and R1.4 describe the box; R11.3 is for the house, which seats people. */
rulebookHolds(dwarvesBox, number => !['R1.1', 'R1.4', 'R11.3'].includes(number))

translationsHold(dwarvesBox, manifest)

const rulebook = readFileSync(dwarvesBox.rules, 'utf8').replaceAll("'", '’')
const rows = (heading: string): readonly (readonly string[])[] => {
  const [, after = ''] = rulebook.split(`### ${heading}\n`)
  const [table = ''] = after.trim().split('\n\n')
  return table
    .split('\n')
    .slice(2)
    .map(row =>
      row
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim()),
    )
}
const capitals = (some: readonly BoxedKind[]): string =>
  some.map(kind => capital(en.creatures[kind].several)).join(', ')

test('every creature has its row in RULES.md, as its card says', () => {
  const table = boxedKinds.map(kind => {
    const { copies, dice, finds, drivesOff } = creatures[kind]
    const hated = boxedKinds.filter(other => drivesOff.includes(other))
    return [
      en.cards[kind].name,
      `${copies}`,
      `${dice}`,
      finds === 0 ? 'nothing' : finds === 1 ? '1' : `1–${finds}`,
      capitals(hated) || 'nobody',
    ]
  })
  expect(rows('The creatures').map(row => row.slice(0, 5))).toEqual(table)
})

test('every battle, ability and event has its row in RULES.md, as its card says', () => {
  expect(rows('The battles')).toEqual(
    boxedBattles.map(id => [en.cards[id].name, `${battles[id].limit}`, `${battles[id].award}`]),
  )
  expect(rows('The abilities')).toEqual(
    abilityIds.map(id => [en.cards[id].the, capitals(abilities[id].fits), `${abilities[id].copies}`]),
  )
  expect(rows('The events').map(row => row.slice(0, 2))).toEqual(
    eventIds.map(id => [en.cards[id].name, `${events[id].copies}`]),
  )
})
