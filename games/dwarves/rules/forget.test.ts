import { expect, test } from 'vitest'
import { seatsOf } from '#kernel/seat'
import { ana, ben, cleo, dan } from '#testkit/table'
import { battle, type DwarvesTable } from '../position.ts'

type Given = NonNullable<Parameters<typeof battle>[2]>

const day = 24 * 60 * 60 * 1000
const groups = [['orc'], ['dwarf'], ['goblin']] as const
/** Everybody fights: Ana has 13 and a treasure, Ben 12, Cleo 3. */
const fray = (given: Given = {}): DwarvesTable => battle('sandwich', [1, 6, 6, 6, 6, 3], { groups, ...given })
/** All copies of Forget it! except one. */
const three = ['forgetIt', 'forgetIt', 'forgetIt'] as const

/** Who can still answer in the window, and what is played there. */
const asked = (t: DwarvesTable) => seatsOf(t.state.sides.length).filter(seat => t.asked(seat)?.name === 'react')
const playing = (t: DwarvesTable) => t.state.battle?.playing?.event ?? null
const closes = (t: DwarvesTable) => (t.state.stage?.at === 'window' ? t.state.stage.closes : undefined)

const effects = [
  ['neverNotice', 'pocketsEyed'],
  ['boo', 'fighterScared'],
  ['onceMore', 'fighterRolledAgain'],
  ['wrongBanner', 'strengthsSwapped'],
  ['foolsGold', 'treasureLost'],
  ['richVein', 'treasureAdded'],
  ['nobodyGoesHome', 'creaturesSafe'],
] as const

test.each(effects)('R8.1 Forget it! cancels an event, which then does nothing: %s', (event, effect) => {
  for (const cancelled of [true, false]) {
    const t = fray({ hands: [['forgetIt'], [event]] }).lays(null, event)
    if (t.asked(ben)?.name === 'target') t.answer(ben, 'target', event === 'boo' ? '0.0' : '0')
    if (cancelled) t.answer(ana, 'react', { forget: 'yes' })
    else if (event === 'onceMore') t.dice(1, 1)
    t.wait()
    expect(t.happened.includes(effect)).toBe(!cancelled)
    expect(t.happened.includes('eventCancelled')).toBe(cancelled)
    if (cancelled) expect(t.gold).toEqual([4, 0, 0])
    t.close()
  }
})

test('R8.1 both are discarded', () => {
  const t = fray({ hands: [['forgetIt'], ['richVein']] }).lays(null, 'richVein')
  t.answer(ana, 'react', { forget: 'yes' }).wait()
  expect(t.hands).toEqual([[], [], []])
  expect(t.discards).toEqual(['orc', 'forgetIt', 'richVein', 'sandwich'])
  t.close()
})

test('R8.1 it cancels one event, and the next takes place', () => {
  const t = fray({ hands: [['foolsGold'], ['wrongBanner'], ['forgetIt']] }).lays('foolsGold', 'wrongBanner', null)
  t.answer(ana, 'target', '0').answer(cleo, 'react', { forget: 'yes' }).wait()
  t.answer(ben, 'target', '0').wait()
  expect(t.heard('table').map(event => event.type)).not.toContain('treasureLost')
  expect(t.gold).toEqual([0, 3, 0])
  t.close()
})

test('R8.1 never another Forget it!: a laid one has no window, nor has one that is used', () => {
  const t = fray({ hands: [['forgetIt', 'forgetIt'], ['forgetIt'], ['forgetIt']] }).lays('forgetIt', null, null)
  expect(t.happened).toEqual(expect.arrayContaining(['cardsTurnedUp', 'battleEnded']))
  t.close()

  const used = fray({ hands: [['forgetIt'], ['richVein', 'forgetIt']] }).lays(null, 'richVein')
  used.answer(ana, 'react', { forget: 'yes' }).wait()
  expect(used.happened).toEqual(expect.arrayContaining(['eventCancelled', 'battleEnded']))
  used.close()
})

test('R8.2 it may come from the hand, or be the card that was laid, before its turn or after', () => {
  const hand = fray({ hands: [['forgetIt'], ['richVein']] }).lays(null, 'richVein')
  hand.answer(ana, 'react', { forget: 'yes' }).wait()
  const cancelled = { type: 'eventCancelled', owner: ben, event: 'richVein' }
  expect(hand.told('table')).toContainEqual({ ...cancelled, seat: ana, from: 'hand' })
  hand.close()

  for (const [seat, hands] of [
    [ana, [['forgetIt'], ['richVein'], []]],
    [cleo, [[], ['richVein'], ['forgetIt']]],
  ] as const) {
    const t = fray({ hands }).lays(...hands.map(cards => cards[0] ?? null))
    t.answer(seat, 'react', { forget: 'yes' }).wait()
    expect(t.told('table')).toContainEqual({ ...cancelled, seat, from: 'laid' })
    expect(t.discards.filter(card => card === 'forgetIt')).toEqual(['forgetIt'])
    t.close()
  }
})

test('R8.2 the laid one goes before one in hand, and one seat may use several', () => {
  const hands = [['richVein'], ['nobodyGoesHome'], ['forgetIt', 'forgetIt']] as const
  const t = fray({ hands }).lays('richVein', 'nobodyGoesHome', 'forgetIt')
  t.answer(cleo, 'react', { forget: 'yes' }).wait()
  expect([t.hands[cleo], t.state.battle?.laid[cleo]]).toEqual([['forgetIt'], null])
  t.answer(cleo, 'react', { forget: 'yes' }).wait()
  expect(t.told('table')).toContainEqual(expect.objectContaining({ type: 'eventCancelled', seat: cleo, from: 'hand' }))
  expect(t.discards).toEqual(['orc', 'forgetIt', 'forgetIt', 'richVein', 'nobodyGoesHome', 'sandwich'])
  t.close()
})

test('R8.2 who has none left cannot cancel', () => {
  const hands = [['richVein'], ['nobodyGoesHome'], ['forgetIt']] as const
  const t = fray({ hands }).lays('richVein', 'nobodyGoesHome', 'forgetIt')
  t.refuses(ana, 'react', { forget: 'yes' }, 'R8.2').answer(cleo, 'react', { forget: 'yes' }).wait()
  expect(playing(t)).toBe('nobodyGoesHome')
  t.refuses(cleo, 'react', { forget: 'yes' }, 'R8.2')
  t.close()
})

test('R8.3 one window for each event, after its target is named and before it works', () => {
  const t = fray({ hands: [['boo'], ['richVein']] }).lays('boo', 'richVein')
  expect([asked(t), closes(t)]).toEqual([[], undefined])
  t.answer(ana, 'target', '1.0')
  expect([playing(t), asked(t), t.tracks[ben]]).toEqual(['boo', [ana, ben, cleo], [12, 0]])
  t.wait()
  expect([playing(t), asked(t), t.tracks[ben]]).toEqual(['richVein', [ana, ben, cleo], [0, 0]])
  t.wait()
  expect(t.state.stage?.at).toBe('draw')
  t.close()
})

test('R8.3 all are asked, whether or not they hold one, and each once', () => {
  const t = fray({ hands: [['elf'], ['richVein'], ['forgetIt']] }).lays(null, 'richVein', null)
  expect(asked(t)).toEqual([ana, ben, cleo])
  t.answer(cleo, 'react', { letBe: 'yes' }).refuses(cleo, 'react', { forget: 'yes' }, 'R8.3')
  t.answer(ana, 'react', { letBe: 'yes' }).refuses(ana, 'react', { letBe: 'yes' }, 'not asked')
  expect(asked(t)).toEqual([ben])
  t.close()
})

test('R8.3 the window stays open for 5 seconds, whatever they answer', () => {
  for (const answer of [{ letBe: 'yes' }, { forget: 'yes' }] as const) {
    const t = fray({ hands: [['forgetIt'], ['richVein', 'forgetIt'], ['forgetIt']] })
    t.answer(ana, 'lay', { none: 'yes' }, 700).answer(ben, 'lay', { lay: 'richVein' }, 800)
    t.answer(cleo, 'lay', { none: 'yes' }, 1000)
    for (const seat of [ana, ben, cleo]) t.answer(seat, 'react', answer, 1200)
    expect([playing(t), closes(t)]).toEqual(['richVein', 6000])
    expect(() => t.expire(5999)).toThrow('too early')
    t.expire(6000)
    expect(closes(t)).toBe(undefined)
    t.close()
  }
})

test('R8.3 no window when all four are known to be elsewhere', () => {
  const t = fray({ hands: [[], ['foolsGold']], discards: [...three, 'forgetIt'] }).lays(null, 'foolsGold')
  t.answer(ben, 'target', '0')
  expect(t.happened).toContain('treasureLost')
  expect(t.gold).toEqual([3, 0, 0])
  t.close()
})

test('R8.3 a window as long as one might be in a hand, though none is', () => {
  const t = fray({ hands: [['duel'], ['richVein']], discards: three }).lays(null, 'richVein')
  expect(asked(t)).toEqual([ana, ben, cleo])
  t.close()
})

test('R8.3 a window as long as the last one lies on the table unused, and none after that', () => {
  const hands = [['forgetIt'], ['richVein'], ['nobodyGoesHome']] as const
  const t = fray({ hands, discards: three }).lays('forgetIt', 'richVein', 'nobodyGoesHome')
  expect(asked(t)).toEqual([ana, ben, cleo])
  t.answer(ana, 'react', { forget: 'yes' }).wait()
  expect(t.happened).toEqual(expect.arrayContaining(['eventCancelled', 'creaturesSafe', 'battleEnded']))
  t.close()
})

/** Cleo's event, and who would cancel it. Everybody holds a Forget it!. */
test.each([
  [[dan, ana, ben, cleo], dan],
  [[cleo, ben, ana], ana],
  [[ben, cleo], ben],
  [[cleo], cleo],
] as const)('R8.4 the nearest clockwise from the owner cancels, the owner last: of %j it is %i', (wanting, nearest) => {
  const hands = [['forgetIt'], ['forgetIt'], ['richVein', 'forgetIt'], ['forgetIt']] as const
  const all = { seats: 4, groups: [['orc'], ['dwarf'], ['goblin'], ['goblin']], hands } as const
  const t = battle('sandwich', [1, 6, 6, 6, 6, 3, 3], all).lays(null, null, 'richVein', null)
  for (const seat of wanting) t.answer(seat, 'react', { forget: 'yes' })
  t.wait()
  const cancelled = { type: 'eventCancelled', seat: nearest, owner: cleo, event: 'richVein', from: 'hand' }
  expect(t.heard('table').filter(event => event.type === 'eventCancelled')).toEqual([cancelled])
  expect(t.hands).toEqual([ana, ben, cleo, dan].map(seat => (seat === nearest ? [] : ['forgetIt'])))
  t.close()
})

test('R8.4 you may cancel your own event', () => {
  const t = fray({ hands: [['wrongBanner', 'forgetIt']] })
    .lays('wrongBanner')
    .answer(ana, 'target', '1')
  t.answer(ana, 'react', { forget: 'yes' }).wait()
  expect([t.gold, t.hands[ana]]).toEqual([[4, 0, 0], []])
  t.close()
})

test('R8.4 the owner is asked quietly, as who cannot cancel is; who else can is not', () => {
  const t = fray({ hands: [['wrongBanner', 'forgetIt'], ['forgetIt'], ['elf']] }).lays('wrongBanner', null, null)
  t.answer(ana, 'target', '1')
  for (const [seat, quiet] of [
    [ana, true],
    [ben, false],
    [cleo, true],
  ] as const)
    expect(t.asked(seat)?.ask).toMatchObject({ quiet, covert: true })
  t.close()
})

test('R8.4 the others keep their card for the next event', () => {
  const hands = [['forgetIt'], ['richVein'], ['nobodyGoesHome', 'forgetIt']] as const
  const t = fray({ hands }).lays(null, 'richVein', 'nobodyGoesHome')
  for (const seat of [ana, cleo]) t.answer(seat, 'react', { forget: 'yes' })
  t.wait()
  expect(t.hands).toEqual([['forgetIt'], [], []])
  t.answer(ana, 'react', { forget: 'yes' }).wait()
  expect(t.told('table')).toContainEqual(expect.objectContaining({ type: 'eventCancelled', seat: ana, owner: cleo }))
  t.close()
})

test('R8.4 a laid one that was not needed stays on the table for the next event', () => {
  const hands = [['richVein'], ['forgetIt'], ['forgetIt', 'elf']] as const
  const t = fray({ hands }).lays('richVein', 'forgetIt', 'forgetIt')
  for (const seat of [ben, cleo]) t.answer(seat, 'react', { forget: 'yes' })
  t.wait()
  const cancelled = { type: 'eventCancelled', seat: ben, owner: ana, event: 'richVein', from: 'laid' }
  expect(t.heard('table').filter(event => event.type === 'eventCancelled')).toEqual([cancelled])
  expect(t.hands).toEqual([[], [], ['elf']])
  expect(t.discards).toEqual(['orc', 'forgetIt', 'richVein', 'forgetIt', 'sandwich'])
  t.close()
})

test('R8.5 one that was laid and not used does nothing and is discarded', () => {
  const t = fray({ hands: [['richVein'], ['forgetIt']] })
    .lays('richVein', 'forgetIt')
    .wait()
  expect(t.gold).toEqual([6, 0, 0])
  expect(t.discards).toEqual(['orc', 'richVein', 'forgetIt', 'sandwich'])
  expect(t.hands).toEqual([[], [], []])
  t.close()
})

test('R8.6 silence cancels nothing', () => {
  const t = fray({ hands: [['richVein'], ['forgetIt'], ['forgetIt']] }).lays('richVein', 'forgetIt', null)
  for (const seat of [ana, ben, cleo]) expect(t.asked(seat)?.ask.idle).toEqual({ letBe: 'yes' })
  t.wait()
  expect(t.gold).toEqual([6, 0, 0])
  expect(t.hands[cleo]).toEqual(['forgetIt'])
  t.close()
})

test('R12.8 laid: only who laid one is asked, and a hand is of no use', () => {
  const hands = [['richVein', 'forgetIt'], ['forgetIt'], ['forgetIt', 'forgetIt']] as const
  const t = fray({ hands, options: { forget: 'laid' } }).lays('richVein', null, 'forgetIt')
  expect(asked(t)).toEqual([cleo])
  t.refuses(ben, 'react', { forget: 'yes' }, 'R8.3').answer(cleo, 'react', { forget: 'yes' }).wait()
  expect(t.told('table')).toContainEqual(expect.objectContaining({ type: 'eventCancelled', seat: cleo, from: 'laid' }))
  expect(t.hands).toEqual([['forgetIt'], ['forgetIt'], ['forgetIt']])
  t.close()
})

test('R12.8 laid: no window where nobody laid one, nor after it was used', () => {
  const t = fray({ hands: [['richVein'], ['forgetIt']], options: { forget: 'laid' } }).lays('richVein', null)
  expect(t.gold).toEqual([6, 0, 0])
  t.close()

  const hands = [['richVein'], ['forgetIt', 'forgetIt'], ['nobodyGoesHome']] as const
  const used = fray({ hands, options: { forget: 'laid' } }).lays('richVein', 'forgetIt', 'nobodyGoesHome')
  used.answer(ben, 'react', { forget: 'yes' }).wait()
  expect(used.happened).toEqual(expect.arrayContaining(['eventCancelled', 'creaturesSafe', 'battleEnded']))
  expect(used.hands[ben]).toEqual(['forgetIt'])
  used.close()
})

test('R12.8 anytime: who laid something else may still cancel from hand', () => {
  const t = fray({ hands: [['richVein'], ['elf', 'forgetIt']] }).lays('richVein', 'elf')
  t.answer(ben, 'react', { forget: 'yes' }).wait()
  expect(t.gold).toEqual([4, 0, 0])
  t.close()
})

test('R12.10 days, none: until all have answered, whatever they answer', () => {
  for (const clock of ['days', 'none'] as const) {
    const t = fray({ hands: [['richVein', 'forgetIt'], ['forgetIt'], ['elf']], options: { clock } })
    t.lays('richVein', null, null).answer(ben, 'react', { forget: 'yes' }).answer(ana, 'react', { forget: 'yes' })
    expect([playing(t), asked(t)]).toEqual(['richVein', [cleo]])
    t.answer(cleo, 'react', { letBe: 'yes' })
    expect(t.happened).toEqual(expect.arrayContaining(['sealedInWindow', 'eventCancelled', 'battleEnded']))
    t.close()
  }
})

test('R12.10 days: at most a day', () => {
  const t = fray({ hands: [['richVein', 'duel']], options: { clock: 'days' } }).answer(
    ana,
    'lay',
    { lay: 'richVein' },
    300,
  )
  expect(closes(t)).toBe(300 + day)
  expect(() => t.expire(299 + day)).toThrow('too early')
  t.expire(300 + day)
  expect(t.gold).toEqual([6, 0, 0])
  t.close()
})

test('R12.10 none: no clock runs', () => {
  const t = fray({ hands: [['richVein', 'duel']], options: { clock: 'none' } }).lays('richVein')
  expect(closes(t)).toBe(null)
  expect(() => t.expire(1000 * day)).toThrow('not asked')
  t.close()
})

test('R12.10 laid: with the clock of days or none the window closes when who laid one has answered', () => {
  for (const clock of ['days', 'none'] as const) {
    const options = { clock, forget: 'laid' } as const
    const t = fray({ hands: [['richVein'], ['elf'], ['forgetIt']], options }).lays('richVein', null, 'forgetIt')
    t.answer(cleo, 'react', { letBe: 'yes' })
    expect(t.gold).toEqual([6, 0, 0])
    t.close()
  }
})
