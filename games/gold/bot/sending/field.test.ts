import { expect, test } from 'vitest'
import { playBots } from '#bots/match'
import type { Boxed } from '#games/boxed'
import type { Mutable } from '#kernel/game'
import type { Entry } from '#kernel/match'
import { defaultsOf } from '#kernel/options'
import { box as goldBox } from '../../box.ts'
import type { GoldEvent } from '../../events.ts'
import { blank, evolve } from '../../evolve.ts'
import { strengthOf } from '../../rules/strength.ts'
import type { State } from '../../types.ts'
import { type Field, fieldOf, placeOf } from './field.ts'

const box = goldBox as unknown as Boxed

const plain = (field: Field): unknown => ({
  turn: field.turn,
  missing: [...field.missing],
  strength: [...field.strength],
  there: [...field.there],
  ready: [...field.ready],
  resting: [...field.resting],
})

/** Whole games without objects: after every placement the field is what the rules made of the table by the next one. */
function compare(seats: number, bot: string, seed: string): number {
  const state = blank() as Mutable<State>
  let [ahead, compared, locks] = [null as { field: Field; party: number | null } | null, 0, 0]
  let slain: readonly number[] | null = null
  const options = { ...defaultsOf(box.game.options), magic: false }
  playBots(box, { options, bots: Array<string>(seats).fill(bot), seed }, entry => {
    for (const event of (entry as Entry<GoldEvent>).events) {
      if (event.type === 'adventurerPlaced') {
        const before = fieldOf(state as State)
        slain = null
        const { seat, adventurer, spot } = event
        const fate = {
          slain(_: Field, __: number, party: number) {
            ahead = { field: before, party }
          },
          next: () => 0,
        }
        ahead = { field: before, party: null }
        before.place(seat, placeOf(adventurer), spot, 0, fate)
      }
      if (event.type === 'dragonSlain') slain = event.party
      if (event.type === 'calledHome') {
        ahead = null // R2.6: seats may call home whom they like
        locks++
      }
      evolve(state, event)
      if (event.type !== 'stageOpened' || event.stage.at !== 'attack' || ahead === null) continue
      const { field, party } = ahead
      for (const [spot, lair] of state.row.entries())
        if (field.strength[spot] === 0 && lair !== null)
          field.missing[spot] = field.strength[spot] = strengthOf(lair as never)
      expect(party).toBe(slain === null ? null : slain.reduce((bits, seat) => bits | (1 << seat), 0))
      expect(plain(field)).toEqual(plain(fieldOf(state as State)))
      ahead = null
      compared++
    }
  })
  return compared + locks
}

test('playing ahead follows the rules: turns, rest, kills and parties of whole games', () => {
  for (const seats of [3, 4, 6]) expect(compare(seats, 'random@1', `field ${seats}`)).toBeGreaterThan(20)
  expect(compare(4, 'greedy@1', 'field')).toBeGreaterThan(30)
})
