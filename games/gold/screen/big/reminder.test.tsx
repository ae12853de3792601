import { expect, test } from 'vitest'
import { redact } from '#kernel/redact'
import { ana, ben, cleo } from '#testkit/table'
import { drawn } from '#ui/testing.tsx'
import { fight, type GoldTable, on, position } from '../../position.ts'
import { en } from '../../words/en.ts'
import { screen } from '../index.tsx'
import { Reminder } from './reminder.tsx'

/** What Cleo's phone reminds of, without its pictures. */
const reminded = (t: GoldTable): string =>
  drawn(en, { viewer: cleo, view: redact(t.state, cleo), told: t.heard(cleo), screen }, <Reminder />).replaceAll(
    /<[^>]*>/g,
    ' ',
  )

test('a phone beside a big screen names the dragon that falls next, and what happened last', () => {
  const row = [
    { dragon: 'theHoarder', attackers: on(ben, 'thief') },
    { dragon: 'emberking', attackers: on(ben, 'knight', 'wizard') },
    null,
    null,
  ] as const
  const seen = reminded(position({ row }))
  expect(seen).toContain(en.cards.emberking.name)
  expect(seen).not.toContain(en.cards.theHoarder.name)
})

test('at a kill it names the party and its loot', () => {
  const t = fight([...on(ben, 'knight'), ...on(ana, 'dame')], { gold: 2 })
  const seen = reminded(t)
  expect(seen).toContain('is slain')
  expect(seen).toMatch(/Ben\s+and\s+\S+\s+Ana\s+share\s+2 gold/)
})
