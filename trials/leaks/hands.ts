import { dwarves } from '#games/dwarves/index'
import { dealt } from '#games/dwarves/position'
import { fist } from '#games/fist/index'
import { eventsOf } from '#games/fist/position'
import { gold } from '#games/gold/index'
import { events } from '#games/gold/position'
import type { GameEvent } from '#kernel/game'
import { defaultsOf } from '#kernel/options'
import type { Seat } from '#kernel/seat'

/** Somebody answers, or the rules' clock runs out. */
export type Step = 'clock' | readonly [seat: Seat, name: string, answer: unknown]

/** Two tables of three that differ in what Cleo alone can see, and what is done at both. */
export interface Alike {
  readonly game: string
  readonly options: object
  /** The first events: with something in Cleo's hand that matters now, and without. */
  readonly tables: readonly [with_: readonly GameEvent[], without: readonly GameEvent[]]
  readonly steps: readonly Step[]
}

const [ana, ben, cleo] = [0, 1, 2] as [Seat, Seat, Seat]

/** A full purse or an empty one: the fist closes as fast. */
function bids(): Alike {
  const options = defaultsOf(fist.options)
  const rich = { fairy: 8, common: 2, silver: 5 }
  const table = (cleos: object): readonly GameEvent[] =>
    [...eventsOf({ up: 'redDragon', purses: [rich, rich, cleos] }, options)].map(event =>
      event.type === 'seated' ? { ...event, dealt: event.dealt.map(() => rich) } : event,
    )
  const steps: readonly Step[] = [
    [ana, 'bid', { fairy: 1 }],
    [cleo, 'bid', {}],
    [ben, 'bid', { fairy: 2 }],
  ]
  return { game: 'fist', options, tables: [table(rich), table({ silver: 5 })], steps }
}

/** An object that can be played between turns, or one that cannot. */
function objects(): Alike {
  const options = defaultsOf(gold.options)
  const table = (cleos: 'hornOfRecall' | 'dawnLantern'): readonly GameEvent[] => [
    ...events(3, options, { hands: [['wardstone'], [], [cleos]] }),
  ]
  const steps: readonly Step[] = [
    [ana, 'attack', { place: 'wizard@3' }],
    [ben, 'magic', { pass: 'yes' }],
    [cleo, 'magic', { pass: 'yes' }],
    [ana, 'magic', { pass: 'yes' }],
    'clock',
  ]
  return { game: 'gold', options, tables: [table('hornOfRecall'), table('dawnLantern')], steps }
}

/** A Forget it! in hand, or another event. */
function reactions(): Alike {
  const options = defaultsOf(dwarves.options)
  const groups = [['orc'], ['dwarf'], ['goblin']] as const
  const table = (cleos: 'forgetIt' | 'boo'): readonly GameEvent[] => [
    ...dealt(3, options, { groups, hands: [['sandwich', 'onceMore'], ['richVein'], [cleos]] }),
  ]
  const steps: readonly Step[] = [
    [ana, 'turn', { battle: 'sandwich' }],
    [ana, 'lay', { none: 'yes' }],
    [ben, 'lay', { lay: 'richVein' }],
    [cleo, 'lay', { none: 'yes' }],
    [ana, 'react', { letBe: 'yes' }],
    [cleo, 'react', { letBe: 'yes' }],
    [ben, 'react', { letBe: 'yes' }],
    'clock',
  ]
  return { game: 'dwarves', options, tables: [table('forgetIt'), table('boo')], steps }
}

export const alike: readonly Alike[] = [bids(), objects(), reactions()]
