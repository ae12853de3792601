import { expect, test } from 'vitest'
import { Witness } from '#kernel/laws/witness'
import { blank, type Entry, expire, follow, isRefusal, open, type Refusal, submit } from '#kernel/match'
import { defaultsOf } from '#kernel/options'
import { redact } from '#kernel/redact'
import { type Seat, seatsOf, type Viewer, viewersOf } from '#kernel/seat'
import { knows, type Only } from '#kernel/secret'
import { toWire } from '#kernel/wire'
import { StackedDice } from '#testkit/dice'
import { ana, ben, cleo, dan } from '#testkit/table'
import type { CardId } from './cards/index.ts'
import type { DwarvesEvent } from './events.ts'
import { dwarves } from './index.ts'
import { census } from './measures/census.ts'
import { type Options, options as optionTable } from './options.ts'
import { battle, DwarvesTable, dealt, position } from './position.ts'
import type { State } from './types.ts'

/* Chapter 13, item by item: who is told, and who sees it on the table. Then whole logs, byte by byte. */

const usual = defaultsOf(optionTable)
const all = viewersOf([ana, ben, cleo])
const seen = (t: DwarvesTable, viewer: Viewer): State => redact(t.state, viewer)
/** All viewers who can see this. */
const whoSees = (t: DwarvesTable, secret: (state: State) => Only<unknown> | undefined): readonly Viewer[] =>
  all.filter(viewer => {
    const it = secret(seen(t, viewer))
    return it !== undefined && knows(it)
  })
const toldToAll = (t: DwarvesTable, event: object): void => {
  for (const viewer of all) expect(t.told(viewer)).toContainEqual(event)
}
/** Something everybody hears about, while only one learns what it was. */
function toldToOne(t: DwarvesTable, seat: Seat, event: (secret: object) => object, is: CardId | string): void {
  for (const viewer of all)
    expect(t.told(viewer)).toContainEqual(event({ only: [seat], ...(viewer === seat ? { is } : {}) }))
}

const groups = [['orc'], ['dwarf'], ['goblin']] as const
const fray = (given: NonNullable<Parameters<typeof battle>[2]>): DwarvesTable =>
  battle('sandwich', [5, 5, 5, 4, 4, 3], { groups, ...given })

/** A table where the hands have not been compared yet. */
const opening = (): DwarvesTable =>
  new DwarvesTable(3, usual, open(dwarves, { seats: 3, options: usual, dice: new StackedDice().dice }).entry.events)

test('R1.5 told: before all are in, who has answered but not what', () => {
  const t = opening().answer(ben, 'hands', 'filthy')
  toldToOne(t, ben, dirt => ({ type: 'handHeldOut', seat: ben, dirt }), 'filthy')
  expect(whoSees(t, ({ stage }) => (stage?.at === 'hands' ? (stage.picks[ben] ?? undefined) : undefined))).toEqual([
    ben,
  ])
  t.answer(ana, 'hands', 'dusty')
  expect(t.happened).toEqual(['handHeldOut'])
  t.answer(cleo, 'hands', 'spotless')
  toldToAll(t, { type: 'dirtCompared', dirt: ['dusty', 'filthy', 'spotless'] })
  t.close()
})

test('R1.5 told: to the others dirty hands and clean ones sound alike', () => {
  const told = (['spotless', 'filthy'] as const).map(dirt => {
    const t = opening().answer(ben, 'hands', dirt)
    const heard = [ana, cleo, 'table' as const].map(viewer => [t.told(viewer), toWire(redact(t.state, viewer))])
    t.close()
    return heard
  })
  expect(told[0]).toEqual(told[1])
})

test('R3.6 told: from which deck a card is drawn all hear, the card only who drew it', () => {
  const decks = { creature: ['titan', 'troll'], other: ['boo', 'ford'] } as const
  const t = position({ hands: [['elf', 'gnome', 'gnome', 'gnome']], decks }).answer(ana, 'turn', { discard: 'elf' })
  t.rolls(0).answer(ana, 'draw', 'other')
  toldToOne(t, ana, card => ({ type: 'cardDrawn', seat: ana, deck: 'other', card }), 'boo')
  t.rolls(0).answer(ana, 'draw', 'creature')
  toldToOne(t, ana, card => ({ type: 'cardDrawn', seat: ana, deck: 'creature', card }), 'titan')
  expect(whoSees(t, state => state.sides[ana]?.hand)).toEqual([ana])
  t.close()
})

test('R13.1 seen by all: creatures, abilities, gold, discards, the size of the decks, the backs of every hand', () => {
  const t = position({
    hands: [['elf', 'boo'], ['duel'], ['gnome', 'gnome', 'forgetIt']],
    groups: [[['dwarf', 2, 'flyingDwarves']], ['yeti']],
    gold: [3, 0, 7],
    discards: ['troll', 'ford'],
    decks: { creature: ['orc', 'orc'], other: ['smelter'] },
  })
  for (const viewer of all) {
    const { sides, decks } = seen(t, viewer)
    expect(sides.map(side => side.groups)).toEqual([
      [{ kind: 'dwarf', count: 2, ability: 'flyingDwarves' }],
      [{ kind: 'yeti', count: 1, ability: null }],
      [],
    ])
    expect(sides.map(side => side.gold)).toEqual([3, 0, 7])
    expect(sides.map(({ backs }) => [backs.creature, backs.other])).toEqual([
      [1, 1],
      [0, 1],
      [2, 1],
    ])
    expect([decks.creature.size, decks.other.size]).toEqual([2, 1])
    expect([decks.creature.discards, decks.other.discards]).toEqual([['troll'], ['ford']])
  }
  t.close()
})

test('R13.2 a hand is seen by its owner alone, a deck by nobody', () => {
  const t = position({ hands: [['elf', 'boo'], ['duel']], discards: ['troll', 'troll'], decks: { creature: [] } })
  for (const seat of [ana, ben, cleo]) expect(whoSees(t, state => state.sides[seat]?.hand)).toEqual([seat])
  t.answer(ana, 'turn', { discard: 'boo' }).rolls(0).answer(ana, 'draw', 'creature')
  toldToAll(t, { type: 'deckReshuffled', deck: 'creature' })
  for (const deck of ['creature', 'other'] as const) expect(whoSees(t, state => state.decks[deck].cards)).toEqual([])
  for (const seat of [ana, ben, cleo]) expect(whoSees(t, state => state.sides[seat]?.hand)).toEqual([seat])
  t.close()
})

test('R13.2 not even after a battle that nobody could have won the game with', () => {
  const t = fray({ hands: [['elf'], ['boo'], ['forgetIt']], gold: [11] }).lays(null, null, null)
  expect(t.gold).toEqual([14, 0, 0])
  for (const seat of [ana, ben, cleo]) expect(whoSees(t, state => state.sides[seat]?.hand)).toEqual([seat])
  t.close()
})

test('R13.3 told: when the game is over all hands are shown to all', () => {
  const hands = [['elf'], ['boo', 'duel'], ['forgetIt']] as const
  const t = fray({ hands, gold: [12] })
    .lays(null, 'boo', null)
    .answer(ben, 'target', '2.0')
    .wait()
  expect(dwarves.result(t.state)?.ranking).toEqual([1, 2, 3])
  toldToAll(t, { type: 'handsShown', hands: [['elf'], ['duel'], ['forgetIt']] })
  for (const seat of [ana, ben, cleo]) expect(whoSees(t, state => state.sides[seat]?.hand)).toEqual(all)
  for (const deck of ['creature', 'other'] as const) expect(whoSees(t, state => state.decks[deck].cards)).toEqual([])
  t.close()
})

test('R13.3 told: by sudden death too', () => {
  const t = position({
    hands: [['elf'], ['boo']],
    turns: 180,
    options: { suddenDeath: true },
    decks: { creature: [], other: [] },
  })
  t.answer(ana, 'turn', { creature: 'elf' })
  toldToAll(t, { type: 'handsShown', hands: [[], ['boo'], []] })
  t.close()
})

test('R7.4 told: a laid card is seen by its owner, and by all once it is turned up', () => {
  const t = fray({ hands: [['richVein'], ['elf']] }).answer(ana, 'lay', { lay: 'richVein' })
  expect(whoSees(t, state => state.battle?.laid[ana]?.card)).toEqual([ana])
  t.answer(ben, 'lay', { lay: 'elf' })
  for (const seat of [ana, ben]) expect(whoSees(t, state => state.battle?.laid[seat]?.card)).toEqual(all)
  t.close()
})

/** A match whose complete log is kept, with each seat's question and the deadline after every entry. */
class Kept {
  readonly #witness
  readonly #waits: string[] = []

  constructor(given: Parameters<typeof dealt>[2], options: Options, faces: readonly number[]) {
    const first = [...dealt(4, options, given)]
    const dice = new StackedDice()
    dice.stack(...faces.map(face => face - 1))
    this.#witness = new Witness(() => {
      const match = blank(dwarves, { seats: 4, options, dice: dice.dice })
      const entry: Entry<DwarvesEvent> = { seq: 0, at: 0, by: 'house', events: first }
      follow(match, entry)
      return { match, entry }
    }, census)
    this.#wait()
  }
  get state(): State {
    return this.#witness.match.state
  }
  says(seat: Seat, name: string, answer: unknown, at: number): this {
    return this.#see(submit(this.#witness.match, seat, { name, answer }, at))
  }
  rings(at: number): this {
    return this.#see(expire(this.#witness.match, at))
  }
  /** Every complete entry as this viewer received it, and how the table waited then. */
  told(viewer: Viewer): readonly string[] {
    return this.#witness.log.map((entry, i) => `${JSON.stringify(toWire(redact(entry, viewer)))} ${this.#waits[i]}`)
  }
  close(): this {
    this.#witness.close()
    return this
  }
  #see(next: Entry<DwarvesEvent> | Refusal): this {
    if (isRefusal(next)) throw new Error(`${next.refused}, expected ${next.expected}`)
    this.#witness.see(next)
    this.#wait()
    return this
  }
  #wait(): void {
    const asked = four.map(seat => dwarves.choice(this.state, seat)?.name ?? null)
    this.#waits.push(JSON.stringify([asked, dwarves.deadline?.(this.state)]))
  }
}

const four = seatsOf(4)
const goblins = four.map(() => ['goblin'] as const)
const dull: readonly CardId[] = ['duel', 'ford', 'tollBridge', 'smelter']

test('R7.3 told: to the others a bluff and an event sound alike until they are turned up, whole entries', () => {
  const hand = ['sandwich', 'elf', 'duel', 'boo', 'forgetIt'] as const
  const tables = hand.slice(1).map(card => {
    const t = new Kept({ groups: goblins, hands: [hand, ['gnome'], ['gnome']] }, usual, [6, 5, 4, 3])
    t.says(ana, 'turn', { battle: 'sandwich' }, 100).says(ana, 'lay', { lay: card }, 200)
    return t.says(ben, 'lay', { none: 'yes' }, 300).close()
  })
  for (const viewer of [ben, cleo, dan, 'table'] as const) {
    expect(new Set(tables.map(t => t.told(viewer).join('\n'))).size).toBe(1)
    expect(new Set(tables.map(t => JSON.stringify(toWire(redact(t.state, viewer))))).size).toBe(1)
  }
  expect(new Set(tables.map(t => t.told(ana).join('\n'))).size).toBe(4)
  const [line = ''] = tables[0]?.told(ben).filter(told => told.includes('cardLaid')) ?? []
  expect(line).toContain('"by":{"seat":0,"answer":{"only":[0]}}')
})

interface Play {
  readonly holders?: readonly Seat[]
  readonly forgets?: readonly Seat[]
  /** The order of the answers in the first window. */
  readonly order?: readonly Seat[]
  readonly clock?: Options['clock']
}
/**
 * Ana and Ben lay an event each, and some players hold a Forget it! that they may use against the first. The first
 * window opens with entry 5 and ends with entry 10, or 9 if the last answer closes it.
 */
function played({ holders = [], forgets = [], order = four, clock = 'standard' }: Play): Kept {
  const first = [['sandwich', 'richVein'], ['nobodyGoesHome'], ['gnome'], ['gnome']] as const
  const hands = four.map(seat => [
    ...(first[seat] ?? []),
    ...dull.slice(seat, seat + 1).map((card): CardId => (holders.includes(seat) ? 'forgetIt' : card)),
  ])
  const t = new Kept({ groups: goblins, hands }, { ...usual, clock }, [6, 5, 4, 3])
  t.says(ana, 'turn', { battle: 'sandwich' }, 100).says(ana, 'lay', { lay: 'richVein' }, 200)
  t.says(ben, 'lay', { lay: 'nobodyGoesHome' }, 300).says(cleo, 'lay', { none: 'yes' }, 400)
  t.says(dan, 'lay', { none: 'yes' }, 500)
  for (const [i, seat] of order.entries())
    t.says(seat, 'react', forgets.includes(seat) ? { forget: 'yes' } : { letBe: 'yes' }, 1500 + 500 * i)
  if (clock === 'standard') t.rings(5500)
  for (const seat of four) t.says(seat, 'react', { letBe: 'yes' }, 6000 + 100 * seat)
  if (clock === 'standard') t.rings(10_500)
  return t.close()
}
const OPENED = 5
const closed = (clock: Options['clock']): number => (clock === 'standard' ? 10 : 9)

const subsets = <T>(things: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: 2 ** things.length }, (_, bits) => things.filter((_, i) => (bits & (1 << i)) !== 0))
/** All combinations of players who hold a Forget it! and players who use it. */
const plays = subsets(four).flatMap(holders => subsets(holders).map(forgets => ({ holders, forgets })))
/** For Ana's event: the nearest to her left, herself last. */
const nearest = (forgets: readonly Seat[]): Seat | undefined => [ben, cleo, dan, ana].find(s => forgets.includes(s))
/** How many different things were told, for each possible knowledge. */
function tellings(all: readonly (readonly [known: unknown, told: readonly string[]])[]): readonly number[] {
  const by = new Map<string, Set<string>>()
  for (const [known, told] of all) {
    const key = JSON.stringify(known)
    by.set(key, (by.get(key) ?? new Set()).add(told.join('\n')))
  }
  return [...by.values()].map(each => each.size)
}

const clockNames = ['standard', 'days', 'none'] as const

test.each(clockNames)(
  'R8.4 told: until a window closes nobody learns who holds, uses or keeps what, clock %s',
  clock => {
    const tables = plays.map(play => ({ ...play, t: played({ ...play, clock }) }))
    expect(tables.length).toBe(81)
    for (const viewer of viewersOf(four)) {
      const own = ({ holders, forgets }: (typeof tables)[0]) =>
        viewer === 'table' ? 'nothing' : [holders.includes(viewer), forgets.includes(viewer)]
      const until = tellings(tables.map(play => [own(play), play.t.told(viewer).slice(0, closed(clock))]))
      expect(until).toEqual(viewer === 'table' ? [1] : [1, 1, 1])
    }
  },
)

test.each(clockNames)('R8.4 told: nor later, but for the one card that cancelled, clock %s', clock => {
  const tables = plays.map(play => ({ ...play, t: played({ ...play, clock }) }))
  for (const viewer of viewersOf(four)) {
    const known = ({ holders, forgets }: (typeof tables)[0]) => [
      nearest(forgets),
      ...(viewer === 'table' ? [] : [holders.includes(viewer), forgets.includes(viewer)]),
    ]
    const whole = tellings(tables.map(play => [known(play), play.t.told(viewer)]))
    expect(new Set(whole)).toEqual(new Set([1]))
    if (viewer === 'table') expect(whole.length).toBe(5) // Ana, Ben, Cleo, Dan or nobody
  }
})

test.each(clockNames)(
  'R8.3 told: all are asked at once, and it closes when it must and not earlier, clock %s',
  clock => {
    for (const play of plays) {
      const told = played({ ...play, clock }).told('table')
      const waits = told.slice(OPENED, closed(clock)).map(line => line.slice(line.lastIndexOf(' ') + 1))
      const closes = { standard: 5500, days: 86_400_500, none: null }[clock]
      const asked = four.map(i => four.map(seat => (seat < i ? null : 'react')))
      const expected = clock === 'standard' ? [...asked, [null, null, null, null]] : asked
      expect(waits).toEqual(expected.map(names => JSON.stringify([names, closes])))
      expect(told[closed(clock)]).toContain('{"type":"stageClosed"}')
      expect(told[closed(clock)]).toContain(play.forgets.length > 0 ? 'eventCancelled' : 'treasureAdded')
    }
  },
)

test('R8.4 told: no entry in a window says who it was by, not even to that seat', () => {
  for (const forgets of subsets([ana, ben])) {
    const t = played({ holders: [ana, ben], forgets })
    for (const viewer of viewersOf(four))
      for (const line of t.told(viewer).filter(told => told.includes('sealedInWindow')))
        expect(line).toContain('"by":{"covert":{"only":[]}}')
  }
})

test('R8.4 told: in which order they answer nobody learns but of their own place', () => {
  const orders = four.map(seat => [...four.slice(seat), ...four.slice(0, seat)]).flatMap(all => [all, all.toReversed()])
  const tables = orders.map(order => ({ order, t: played({ order, holders: four, forgets: [dan] }) }))
  const events = (t: Kept, viewer: Viewer) => t.told(viewer).map(line => line.slice(0, line.lastIndexOf(' ')))
  expect(tellings(tables.map(({ t }) => [0, events(t, 'table')]))).toEqual([1])
  for (const seat of four)
    expect(tellings(tables.map(({ order, t }) => [order.indexOf(seat), events(t, seat)]))).toEqual([1, 1, 1, 1])
})

test('R8.4 told: who of them keeps silent nobody learns', () => {
  const tables = [ben, cleo, dan].map(silent => ({
    silent,
    t: played({ order: four.filter(seat => seat !== silent), holders: [silent] }),
  }))
  const events = (t: Kept, viewer: Viewer) => t.told(viewer).map(line => line.slice(0, line.lastIndexOf(' ')))
  for (const viewer of [ana, 'table'] as const)
    expect(tellings(tables.map(({ t }) => [0, events(t, viewer)]))).toEqual([1])
})

test('R8.4 told: a cancellation that is turned up: by whom, of what, and from where', () => {
  for (const viewer of viewersOf(four))
    expect(played({ holders: four, forgets: [cleo, dan] }).told(viewer)[10]).toContain(
      '{"type":"eventCancelled","seat":2,"owner":0,"event":"richVein","from":"hand"}',
    )
})
