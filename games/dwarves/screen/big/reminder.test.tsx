import { expect, test } from 'vitest'
import { redact } from '#kernel/redact'
import { ana, ben } from '#testkit/table'
import { drawn } from '#ui/testing.tsx'
import { pillow, pillowFight } from '../../cards/testing.ts'
import { battle, type DwarvesTable, position } from '../../position.ts'
import { en } from '../../words/en.ts'
import { screen } from '../index.tsx'
import { Reminder } from './reminder.tsx'

/** What Ben's phone reminds of, without its pictures. */
const reminded = (t: DwarvesTable): string =>
  drawn(en, { viewer: ben, view: redact(t.state, ben), told: t.heard(ben), screen }, <Reminder />).replaceAll(
    /<[^>]*>/g,
    ' ',
  )

test('a phone beside a big screen names the battle, its award and how strong everybody is', () => {
  const seen = reminded(
    battle('duel', [6, 2, 4], { seats: 2, groups: [['dwarf'], ['goblin']], hands: [['elf'], ['elf']] }),
  )
  expect(seen).toContain(en.cards.duel.name)
  expect(seen).toContain('Award')
  expect(seen).toMatch(/Ana\s*:\s+Strength \d+/)
})

test('R14.8 also a battle that somebody made', () => {
  const seen = reminded(
    battle(pillow, [6, 2, 4], {
      seats: 2,
      groups: [['dwarf'], ['goblin']],
      hands: [['elf'], ['elf']],
      options: { guests: [pillowFight] },
    }),
  )
  expect(seen).toContain('Pillow Fight')
  expect(seen).toMatch(/Award[^0-9]*4/)
})

test('between battles it says what was done last', () => {
  const t = position({ seats: 2, groups: [['dwarf'], ['goblin']], hands: [['elf', 'boo']] })
  expect(reminded(t.answer(ana, 'turn', { creature: 'elf' }))).toMatch(/Ana\s+plays\s+an elf/)
})
