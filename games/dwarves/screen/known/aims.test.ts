import { expect, test } from 'vitest'
import { speaker } from '#games/speaker'
import { ana } from '#testkit/table'
import type { AimedEvent } from '../../cards/events.ts'
import { battle } from '../../position.ts'
import { en } from '../../words/en.ts'
import { doing, leadsTo } from './aims.ts'

const { text } = speaker('en', en)
const names = ['Ana', 'Ben', 'Cleo']
const groups = [['orc'], ['dwarf'], ['goblin']] as const

/** Ana has 15, Ben 3 and a treasure of 2, Cleo 3. */
const fray = (event: AimedEvent) => {
  const t = battle('sandwich', [5, 5, 5, 1, 2, 3], { groups, hands: [[event]] }).lays(event)
  if (t.state.battle === null) throw new Error('there is no battle')
  return t.state.battle
}

test.each([
  ['R9.2', 'boo', '1.0', 'Ben: strength 3 → 0', 'Scare Ben’s dwarf'],
  ['R9.4', 'wrongBanner', '1', 'You 15 → 3, Ben 3 → 15', 'Change strengths with Ben'],
  ['R9.5', 'foolsGold', '1', 'Treasure 2 → 0', 'Take the treasure of Ben away'],
  ['R9.5', 'foolsGold', '0', 'Treasure 0 → 0', 'Throw your own treasure away'],
  ['R9.3', 'onceMore', '0.0', '3 dice more for your strength of 15.', 'Roll once more: Orc'],
] as const)('%s %s on %s: what would change, and what the button says', (_rule, event, answer, leads, does) => {
  const fought = fray(event)
  expect(text(leadsTo(fought, event, answer, ana), names, ana)).toBe(leads)
  expect(text(doing(fought, event, answer), names, ana)).toBe(does)
})
