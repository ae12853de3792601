import { tables as dwarves } from '#games/dwarves/screen/testing'
import { position as fist } from '#games/fist/position'
import { fight, on } from '#games/gold/position'
import { later } from '#games/gold/screen/testing/later'
import type { GameEvent } from '#kernel/game'
import { ana, ben, cleo, dan } from '#testkit/table'
import { bids, lastBlow } from '../films/scenes.ts'

/** A table just before something is shown, and what Ana answers there. */
export interface Staging {
  readonly name: string
  readonly game: string
  readonly table: () => {
    readonly events: readonly GameEvent[]
    readonly state: { readonly sides: readonly unknown[]; readonly options: object }
  }
  readonly question: string
  /** Null for what silence means. */
  readonly answer: object | null
  /** What then happens, and the beats in which the page shows it. */
  readonly event: string
  readonly beats: readonly string[]
}
const shows = (event: string, ...beats: readonly string[]) => ({ event, beats })

const posed = (name: string) => () => {
  const table = dwarves[name]
  if (table === undefined) throw new RangeError(`there is no table ${name}`)
  return table()
}

/** Ben has offered her nearly everything. */
const offered = () => {
  const { events, state } = fight([...on(ben, 'knight'), ...on(ana, 'knight')], { silver: 2, gold: 2, green: 1 })
    .wait()
    .answer(ben, 'bargain', { offer: { [ana]: { gold: 2, silver: 1, green: 1 }, [ben]: { silver: 1 } } })
  return { state, events: events.map(event => later(event, Date.now())) }
}

/** All others have closed their fists; the black coin is in one. */
const cursed = () =>
  fist({ seats: 4, up: 'thief', before: ['witch'], unseen: ['wizard', 'fairy'], black: [0, 1] })
    .answer(ben, 'bid', { fairy: 1, black: 1 })
    .answer(cleo, 'bid', {})
    .answer(dan, 'bid', { fairy: 2 })

/** Whoever has bid most gets the point that ends the match. */
const lastPoint = () =>
  fist({ seats: 4, up: 'quackWizard', before: ['witch'], unseen: ['wizard', 'fairy'], points: [2, 1, 0, 1] })
    .answer(ben, 'bid', { fairy: 1 })
    .answer(cleo, 'bid', {})
    .answer(dan, 'bid', { fairy: 2 })

const bid = { question: 'bid', answer: { fairy: 3 } } as const

/** What must keep its secret until it is shown. */
export const stagings: readonly Staging[] = [
  {
    ...bid,
    name: 'a reveal',
    game: 'fist',
    table: bids(1),
    ...shows('bidsOpened', 'closed', 'breath', 'open', 'count'),
  },
  { ...bid, name: 'a tie', game: 'fist', table: bids(3), ...shows('tieBreakBegan', 'open', 'count', 'tie') },
  { ...bid, name: 'a curse', game: 'fist', table: cursed, ...shows('curseCast', 'open', 'count', 'curse') },
  {
    ...bid,
    name: 'the last point of a match',
    game: 'fist',
    table: lastPoint,
    ...shows('gameEnded', 'open', 'count', 'taken', 'point'),
  },
  {
    ...{ name: 'a dragon’s death with hidden tokens', game: 'gold', table: lastBlow },
    ...{ question: 'attack', answer: { place: 'wizard@0' } },
    ...shows('hiddenDrawn', 'blow', 'shake', 'bag', 'heap', 'sand'),
  },
  {
    ...{ name: 'the close of a bargain', game: 'gold', table: offered },
    ...{ question: 'bargain', answer: { accept: 1 } },
    ...shows('dealStruck'),
  },
  {
    ...{ name: 'the dice of a battle', game: 'dwarves', table: posed('fighters-last') },
    ...{ question: 'fighters', answer: null },
    ...shows('creatureRolled', 'throw', 'settle', 'still'),
  },
  {
    ...{ name: 'a bluff', game: 'dwarves', table: posed('lay-last') },
    ...{ question: 'lay', answer: { lay: 'dwarf' } },
    ...shows('cardsTurnedUp', 'turn'),
  },
]
