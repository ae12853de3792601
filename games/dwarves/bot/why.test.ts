import { expect, test } from 'vitest'
import { playBots } from '#bots/match'
import { boxed } from '#games/boxed'
import { speaker } from '#games/speaker'
import type { Bot, Decision } from '#kernel/bot'
import { defaultsOf } from '#kernel/options'
import { inLanguages } from '#testkit/in-languages'
import { madeUp } from '#testkit/reasons'
import { box } from '../box.ts'
import type { DwarvesEvent } from '../events.ts'
import { manifest } from '../manifest.ts'
import type { Asks, State } from '../types.ts'
import { why } from './why.ts'

type Decided = readonly [decision: Decision, question: string, seat: number]

/** What bots of one game noted. */
function decided(): readonly Decided[] {
  const all: Decided[] = []
  const noting: Bot<State, DwarvesEvent, Asks> = (sight, rng) =>
    (box.bots['squire.fox@1'] as Bot<State, DwarvesEvent, Asks>)(sight, rng, decision =>
      all.push([decision, sight.question.name, sight.seat]),
    )
  const options = { ...defaultsOf(box.game.options), clock: 'none', start: 'random', suddenDeath: true }
  const bots = ['noting', 'noting', 'noting']
  playBots(boxed({ ...box, bots: { noting } }), { options, bots, seed: 'why' }, () => {})
  return all
}

test('every decision is explained in one to three sentences, with no number that its record does not have', async () => {
  if (manifest.why === undefined) throw new Error('there are no words for reasons')
  const [tables, reasons] = [await inLanguages(manifest.texts), await inLanguages(manifest.why.texts)]
  const speakers = (['en', 'it', 'de', 'ru'] as const).map(language =>
    speaker(language, { ...tables[language], why: reasons[language] }),
  )
  const all = decided()
  expect(new Set(all.map(([, question]) => question)).size).toBeGreaterThan(4)
  for (const [decision, question, seat] of all) {
    const sayings = why(decision, question, seat)
    expect(madeUp(sayings, decision)).toEqual([])
    expect([1, 2, 3]).toContain(sayings.length)
    for (const { text } of speakers)
      for (const said of sayings.map(it => text(it, ['Ana', 'Ben', 'Cleo'], 1)))
        expect(said).not.toMatch(/undefined|NaN|\[object|[{}]|\s\s/)
  }
})

test('a battle that is discarded is not said to wait', () => {
  const decision: Decision = {
    unit: 'chance',
    candidates: [
      { answer: { discard: 'grannysCellar' }, value: 0.2 },
      { answer: { discard: 'ford' }, value: 0.15 },
    ],
    chosen: 0,
    facts: { inPlay: 1, battle: 'grannysCellar', battleChance: 0.05 },
  }
  const kept = { ...decision, facts: { ...decision.facts, battle: 'ford' } }
  const said = (one: Decision): readonly string[] => why(one, 'turn', 0).map(({ say }) => say)
  expect(said(decision)).not.toContain('why.turn.poor')
  expect(said(kept)).toContain('why.turn.poor')
})
