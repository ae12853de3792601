import { describe, expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import { position } from '../position.ts'
import { scene } from './scenes.ts'

type Events = Parameters<typeof scene>[0]
type Table = ReturnType<typeof position>

/** The beats of the last entries of a table, each with the last event told by then. */
function beatsOf(table: Table, act: (table: Table) => Table): readonly string[] {
  const before = table.events.length
  return toldIn(act(table).events.slice(before))
}
const toldIn = (events: Events) => scene(events).map(({ name, told }) => `${name}: ${events[told - 1]?.type ?? ''}`)

/** What everybody has bid but one, whose fist is the last. */
const sealed = (up: 'redDragon' | 'witch' | 'ancientDragon', bids: readonly [number, number]) =>
  position({ seats: 3, up, unseen: ['wizard'] })
    .answer(ana, 'bid', { fairy: bids[0] })
    .answer(ben, 'bid', { fairy: bids[1] })

describe('a scene of fists', () => {
  test('tells the bids with the count, the winner after it, and the next card last of all', () => {
    const beats = beatsOf(sealed('redDragon', [2, 1]), table => table.answer(cleo, 'bid', {}))
    expect(beats).toEqual([
      'closed: bidSealed',
      'breath: bidSealed',
      'open: bidSealed',
      'count: bidPaid',
      'taken: characterWon',
      'effects: stonesMoved',
    ])
  })

  test('holds its breath at a tie', () => {
    const beats = beatsOf(sealed('witch', [2, 2]), table => table.answer(cleo, 'bid', {}))
    expect(beats.slice(3)).toEqual(['count: bidPaid', 'tie: tieBreakBegan'])
  })

  test('says that nobody bid', () => {
    const beats = beatsOf(sealed('witch', [0, 0]), table => table.answer(cleo, 'bid', {}))
    expect(beats.slice(3)).toEqual(['count: bidsOpened', 'passed: characterPassed'])
  })

  test('shows the fists open before anything tells what is in them', () => {
    const table = sealed('redDragon', [2, 1])
    const before = table.events.length
    const events = table.answer(cleo, 'bid', {}).events.slice(before)
    const open = scene(events).find(({ name }) => name === 'open')
    expect(events.slice(open?.told, open?.shown).map(({ type }) => type)).toEqual(['bidsOpened'])
  })
})

test('a fist that closes is no scene', () => {
  const table = position({ seats: 3, up: 'ancientDragon', unseen: ['witch'] })
  expect(beatsOf(table, it => it.answer(ana, 'bid', { fairy: 2 }))).toEqual([])
})
