import { expect, test } from 'vitest'
import { redact } from '#kernel/redact'
import { toWire } from '#kernel/wire'
import { ana, ben, cleo, dan } from '#testkit/table'
import { hoardOf } from '../cards/tokens.ts'
import { fight, on, position } from '../position.ts'

/** Ana's Thief, and Ben. */
const two = [...on(ben, 'knight'), ...on(ana, 'thief')]
/** Cleo, Ben and Ana's Thief. */
const three = [...on(cleo, 'knight'), ...on(ben, 'dame'), ...on(ana, 'thief')]
/** The same with Ana's Wizard. */
const looking = [...on(cleo, 'knight'), ...on(ben, 'dame'), ...on(ana, 'wizard', 'thief')]

test('R6.1 after the loot was shared a Thief steals from another of the party, even what was just won', () => {
  const t = fight(two, { gold: 1 })
    .wait()
    .deal({ [ben]: { gold: 1 } })
  expect(t.hoards).toEqual([{ gold: 1 }, {}, {}])
  t.close()
})

test('R6.1 before the loot is shared nothing is stolen', () => {
  const t = fight(two, { gold: 1 }, { hoards: [{}, { silver: 1 }] }).wait()
  expect(t.hoards).toEqual([{}, { silver: 1 }, {}])
  t.close()
})

test('R6.1 after the loot was lost a Thief steals all the same', () => {
  const t = fight(two, { gold: 1 }, { hoards: [{}, { silver: 1 }] })
    .wait()
    .wait()
  expect(t.lost).toEqual({ gold: 1 })
  expect(t.hoards).toEqual([{ silver: 1 }, {}, {}])
  t.close()
})

test('R6.1 a Thief on another dragon steals nothing', () => {
  const row = [{ dragon: 'deepcoil', attackers: on(ana, 'thief') }] as const
  const t = fight([...on(ben, 'knight'), ...on(ana, 'dame')], {}, { row, hoards: [{}, { gold: 1 }] })
  expect(t.hoards).toEqual([{}, { gold: 1 }, {}])
  t.close()
})

test('R6.1 basic: red tokens taken by the only Wizard are behind the screen, and can be stolen', () => {
  const given = { options: { game: 'basic' } } as const
  const t = fight([...on(ben, 'wizard'), ...on(ana, 'thief')], { red: 1, gold: 1 }, given).wait()
  t.deal({ [ana]: { gold: 1 } })
  expect(t.hoards).toEqual([{ gold: 1, red: 1 }, {}, {}])
  t.close()
})

test('R6.2 thieves steal in the order in which they were placed', () => {
  const hoards = [{ gold: 1 }, { silver: 1 }]
  const t = position({ hoards, row: [{ dragon: 'oldBoaster', attackers: on(ben, 'thief', 'dame') }] })
  t.rolls(1).place(ana, 'thief', 0)
  expect(t.hoards).toEqual([{ gold: 1 }, { silver: 1 }, {}]) // Ben stole the gold, and Ana stole it back
  t.close()
})

test('R6.2 one Thief is done before the next begins', () => {
  const thieves = [...on(cleo, 'thief'), ...on(ben, 'thief'), ...on(ana, 'thief')]
  const t = fight(thieves, {}, { hoards: [{ silver: 1 }, { gold: 1 }, { blue: 1 }] })
  t.refuses(ben, 'victim', ana, 'R6.3').answer(cleo, 'victim', ben)
  expect(t.hoards).toEqual([{ silver: 1 }, {}, { gold: 1, blue: 1 }])
  t.refuses(ana, 'victim', cleo, 'R6.3').answer(ben, 'victim', ana)
  expect(t.hoards).toEqual([{}, { silver: 1 }, { gold: 1, blue: 1 }])
  expect(t.state.stage).toMatchObject({ at: 'victim', seat: ana })
  t.close()
})

test.each([
  [ben, [{ gold: 1 }, {}, { blue: 1 }]],
  [cleo, [{ blue: 1 }, { gold: 1 }, {}]],
])('R6.3 the owner of the Thief chooses the victim: seat %i', (victim, after) => {
  const t = fight(three, {}, { hoards: [{}, { gold: 1 }, { blue: 1 }] }).answer(ana, 'victim', victim)
  expect(t.hoards).toEqual(after)
  t.close()
})

test('R6.3 who is not of the party is no victim, nor is the thief', () => {
  const hoards = [{ gold: 1 }, { gold: 1 }, { gold: 1 }, { gold: 1 }]
  const t = fight(three, {}, { seats: 4, hoards })
  t.refuses(ana, 'victim', dan, 'R6.3').refuses(ana, 'victim', ana, 'R6.3').refuses(ben, 'victim', cleo, 'R6.3')
  t.close()
})

test('R6.3 an empty hoard is no victim', () => {
  const party = [...on(dan, 'knight'), ...three]
  const t = fight(party, {}, { seats: 4, hoards: [{}, {}, { gold: 1 }, { blue: 1 }] })
  t.refuses(ana, 'victim', ben, 'R6.3').answer(ana, 'victim', dan)
  expect(t.hoards).toEqual([{ blue: 1 }, {}, { gold: 1 }, {}])
  t.close()
})

test('R6.3 with one hoard that is not empty there is nothing to choose', () => {
  const t = fight(three, {}, { hoards: [{}, {}, { blue: 1 }] })
  expect(t.hoards).toEqual([{ blue: 1 }, {}, {}])
  t.close()
})

test('R6.3 if nobody else of the party has a token nothing is stolen', () => {
  const t = fight(two, {}, { hoards: [{ gold: 1 }, {}, { gold: 1 }] })
  expect(t.told('table')).toContainEqual({ type: 'theftFailed', seat: ana })
  expect(t.hoards).toEqual([{ gold: 1 }, {}, { gold: 1 }])
  expect(t.state.stage).toMatchObject({ at: 'attack', seat: ben })
  t.close()
})

test.each([
  [0, 'silver'],
  [2, 'silver'],
  [3, 'gold'],
])('R6.4 each single token is as likely as another: of three silver and a gold a roll of %i is %s', (roll, token) => {
  const hoards = [{}, { silver: 3, gold: 1 }]
  const t = position({ hoards, row: [{ dragon: 'sunbasker', attackers: on(ben, 'knight', 'dame') }] })
  t.rolls(roll).place(ana, 'thief', 0)
  expect(t.hoards[ana]).toEqual({ [token]: 1 })
  t.close()
})

test('R6.5 stealing is compulsory: nobody may decline', () => {
  const t = fight(three, {}, { hoards: [{}, { gold: 1 }, { blue: 1 }] })
  for (const nobody of [null, 'nobody', -1]) t.refuses(ana, 'victim', nobody, 'R6.3')
  t.close()
})

test('R6.5 who does not choose in 15 seconds has a victim drawn for them', () => {
  const t = fight(three, {}, { hoards: [{}, { gold: 1 }, { blue: 1 }] })
  expect(() => t.expire(17_199)).toThrow('too early')
  t.rolls(1).expire(17_200)
  expect(t.told('table')).toContainEqual({ type: 'victimNamed', seat: ana, victim: ben, drawn: true })
  expect(t.hoards).toEqual([{ gold: 1 }, {}, { blue: 1 }])
  t.close()
})

test("R6.6 with the Thief's own Wizard on the same dragon the owner picks the token", () => {
  const t = fight(looking, {}, { hoards: [{}, { silver: 3, white: 1 }, { blue: 1 }] })
  t.answer(ana, 'victim', ben).refuses(ana, 'token', 'gold', 'R6.6').refuses(ana, 'token', 'blue', 'R6.6')
  t.answer(ana, 'token', 'white')
  expect(t.hoards).toEqual([{ white: 1 }, { silver: 3 }, { blue: 1 }])
  t.close()
})

test('R6.6 the victim is chosen before anything is seen', () => {
  const t = fight(looking, {}, { hoards: [{}, { silver: 3, white: 1 }, { blue: 1 }] })
  expect(t.state.stage).toEqual({ at: 'victim', seat: ana, victims: [cleo, ben], closes: 17_200 })
  t.refuses(ana, 'token', 'white', 'R6.6')
  t.close()
})

test('R6.6 the victim does not pick', () => {
  const t = fight(looking, {}, { hoards: [{}, { silver: 3, white: 1 }] }).refuses(ben, 'token', 'silver', 'R6.6')
  expect(t.asked(ana)?.name).toBe('token')
  t.close()
})

test('R6.6 in the basic game the Wizard helps the Thief too', () => {
  const t = fight(looking, {}, { options: { game: 'basic' }, hoards: [{}, { silver: 3, white: 1 }] })
  t.answer(ana, 'token', 'white')
  expect(t.hoards[ana]).toEqual({ white: 1 })
  t.close()
})

test("R6.6 another seat's Wizard does not help the Thief", () => {
  const t = fight([...on(ben, 'wizard'), ...on(ana, 'thief')], {}, { hoards: [{}, { gold: 1 }] })
  expect(t.hoards).toEqual([{ gold: 1 }, {}, {}])
  t.close()
})

test('R6.6 a Wizard on another dragon does not help the Thief', () => {
  const row = [{ dragon: 'deepcoil', attackers: on(ana, 'wizard') }] as const
  const t = fight(two, {}, { row, hoards: [{}, { gold: 1 }] })
  expect(t.hoards).toEqual([{ gold: 1 }, {}, {}])
  t.close()
})

test('R6.6 after 20 seconds of looking the token is drawn at random', () => {
  const t = fight(looking, {}, { hoards: [{}, { silver: 3, white: 1 }] })
  expect(() => t.expire(22_199)).toThrow('too early')
  t.rolls(3).expire(22_200)
  expect(t.hoards).toEqual([{ white: 1 }, { silver: 3 }, {}])
  t.close()
})

test('R6.7 a Thief may rob who has just stolen, and the same token moves twice', () => {
  const thieves = [...on(cleo, 'thief'), ...on(ben, 'thief'), ...on(ana, 'knight')]
  const t = fight(thieves, {}, { hoards: [{ white: 1 }] })
  expect(t.happened.filter(type => type === 'tokenStolen')).toHaveLength(2)
  expect(t.hoards).toEqual([{}, { white: 1 }, {}])
  t.close()
})

test('R6.7 the black diamond is stolen like any other token, curse and all', () => {
  const t = fight(two, {}, { row: [], hoards: [{ blue: 1 }, { black: 1 }, { silver: 1 }] })
  expect(t.hoards).toEqual([{ blue: 1, black: 1 }, {}, { silver: 1 }])
  expect(t.state.result?.points).toEqual([7, 0, 1])
  t.close()
})

test('R6.8 told: only the thief and the victim learn which token was stolen', () => {
  const t = fight(three, {}, { hoards: [{}, { gold: 1 }, { blue: 1 }] }).answer(ana, 'victim', ben)
  const stolen = { type: 'tokenStolen', seat: ana, victim: ben }
  for (const viewer of [ana, ben])
    expect(t.told(viewer)).toContainEqual({ ...stolen, token: { only: [ana, ben], is: 'gold' } })
  for (const viewer of [cleo, 'table'] as const) {
    expect(t.told(viewer)).toContainEqual({ ...stolen, token: { only: [ana, ben] } })
    expect(JSON.stringify(t.told(viewer))).not.toContain('gold')
  }
  t.close()
})

test('R6.8 told: of a look only the thief and the victim know what was seen, the others that there is a look', () => {
  const t = fight(looking, {}, { seats: 4, hoards: [{}, { silver: 1, white: 1 }, { blue: 1 }] })
  t.answer(ana, 'victim', ben)
  const look = { at: 'token', seat: ana, closes: 22_200 }
  const opened = (screen: object) => ({ type: 'stageOpened', stage: { ...look, screen } })
  for (const viewer of [ana, ben])
    expect(t.told(viewer)).toContainEqual(opened({ only: [ana, ben], is: hoardOf({ silver: 1, white: 1 }) }))
  for (const viewer of [cleo, dan, 'table'] as const)
    expect(t.told(viewer)).toContainEqual(opened({ only: [ana, ben] }))
  t.answer(ana, 'token', 'white')
  const stolen = { type: 'tokenStolen', seat: ana, victim: ben }
  for (const viewer of [ana, ben])
    expect(t.told(viewer)).toContainEqual({ ...stolen, token: { only: [ana, ben], is: 'white' } })
  for (const viewer of [cleo, dan, 'table'] as const)
    expect(t.told(viewer)).toContainEqual({ ...stolen, token: { only: [ana, ben] } })
  t.close()
})

test('R6.6 told: only the one screen is shown, and only for the look', () => {
  const t = fight(looking, {}, { hoards: [{}, { silver: 1, white: 1 }, { blue: 1 }] })
  const hoards = [{ only: [ana], is: hoardOf({}) }, { only: [ben] }, { only: [cleo] }]
  const seen = { sides: hoards.map(hoard => ({ hoard })) }
  t.answer(ana, 'victim', ben)
  expect(toWire(redact(t.state, ana))).toMatchObject({ ...seen, stage: { screen: { only: [ana, ben] } } })
  t.answer(ana, 'token', 'white')
  const view = toWire(redact(t.state, ana))
  expect(view).toMatchObject({ stage: { at: 'attack' }, sides: [{}, { hoard: { only: [ben] } }, seen.sides[2]] })
  t.close()
})
