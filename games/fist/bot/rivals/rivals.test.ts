import { expect, test } from 'vitest'
import { playBots } from '#bots/match'
import { boxed } from '#games/boxed'
import type { Bot, Decision, Sight } from '#kernel/bot'
import { defaultsOf } from '#kernel/options'
import type { Seat } from '#kernel/seat'
import { box } from '../../box.ts'
import type { FistEvent } from '../../events.ts'
import { notebookOf, withPurses } from '../../notebook.ts'
import type { Asks, State } from '../../types.ts'
import { planFor } from '../auction/planning.ts'
import { minds } from '../levels.ts'
import { planAgainst } from './answering.ts'
import { auctionsSeen } from './auctions-seen.ts'
import { beliefs } from './beliefs.ts'

const options = defaultsOf(box.game.options)
const mixed = ['dragonlord@1', 'captain@1', 'greedy@1', 'dragonlord@1']
const sightsOf = (bots: readonly string[], seed: string, see: (bot: Bot, ...asked: Parameters<Bot>) => void): void => {
  const seated = (bot: Bot, seat: Seat): Bot =>
    seat !== 0
      ? bot
      : (sight, rng) => {
          see(bot, sight, rng)
          return bot(sight, rng)
        }
  playBots(boxed(box), { options, bots, seed }, () => {}, seated)
}

test('by the end of a game a Dragonlord knows who bids like a Captain, and expects just that', () => {
  let last: Sight<State, FistEvent, Asks> | null = null
  sightsOf(mixed, 'who is who', (_bot, sight) => {
    if (sight.question.name === 'bid') last = { ...sight, told: [...sight.told] } as unknown as typeof last
  })
  const { view, told, seat } = last as unknown as Sight<State, FistEvent, Asks>
  const seen = auctionsSeen(told)
  expect(seen).toHaveLength(24)
  const [itself, captain, anyhow] = [0, 1, 2]
  const likeliest = [1, 2, 3].map(rival => {
    const ways = beliefs(minds['dragonlord@1'], rival as Seat, seen)
    return ways.indexOf(Math.max(...ways))
  })
  expect(likeliest).toEqual([captain, anyhow, itself])
  const state = withPurses(view, notebookOf(told))
  const auction = state.auction ?? expect.fail()
  const { solved } = planAgainst(minds['dragonlord@1'], state, auction, seat, told)
  const mix = planFor(minds['captain@1'], state, auction).solved.mixes[1] ?? []
  expect([...(solved.mixes[1] ?? [])]).toEqual([...mix].map(p => expect.closeTo(p, 2)))
  expect(solved.nashConv).toBeLessThan(0.03)
})

test('who comes in the middle of a match and was told everything notes the same', () => {
  const notes: (readonly [Decision, Decision])[] = []
  sightsOf(mixed, 'in the middle', (bot, sight) => {
    if (sight.question.name !== 'bid' || sight.told.length % 7 !== 0) return
    const noted = [sight.told, [...sight.told]].map(told => {
      let decision: Decision | null = null
      bot({ ...sight, told }, { below: () => 0 }, it => {
        decision = it
      })
      return decision as unknown as Decision
    })
    notes.push(noted as [Decision, Decision])
  })
  expect(notes.length).toBeGreaterThan(3)
  for (const [usual, late] of notes) expect(late).toEqual(usual)
  expect(notes.at(-1)?.[0].facts.modelled).toEqual([0, expect.any(Number), expect.any(Number), expect.any(Number)])
})
