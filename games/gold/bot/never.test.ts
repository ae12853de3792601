import { describe, expect, test } from 'vitest'
import { playBots } from '#bots/match'
import type { Boxed } from '#games/boxed'
import { defaultsOf } from '#kernel/options'
import { box as goldBox } from '../box.ts'
import { never, type Seen, watching } from './never.ts'

const box = goldBox as unknown as Boxed
const levels = ['squire@1', 'knight@1', 'captain@1', 'dragonlord@1']

/** Every decision in a game of four of this level, with the rules it breaks. */
function decisions(level: string): readonly { readonly seen: Seen; readonly broken: readonly string[] }[] {
  const all: { seen: Seen; broken: readonly string[] }[] = []
  const watched = watching((seen, broken) => all.push({ seen, broken }))
  const options = defaultsOf(box.game.options)
  playBots(box, { options, bots: Array<string>(4).fill(level), seed: `never ${level}` }, () => {}, watched)
  return all
}

describe.each(levels)('%s never', level => {
  const seen = decisions(level)
  test.each(Object.keys(never))('%s', rule => {
    const breaks = seen.filter(({ broken }) => broken.includes(rule))
    expect(breaks.map(({ seen: { answer, value } }) => ({ answer, value }))).toEqual([])
  })
  test('and it was asked often enough to tell', () => expect(seen.length).toBeGreaterThan(300))
})
