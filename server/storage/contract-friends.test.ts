import { expect, test } from 'vitest'
import type { AskTerms } from './friends-port.ts'
import { forEveryStore } from './testing.ts'

const [ana, ben, eva] = ['p-Ana', 'p-Ben', 'p-Eva'] as const
const terms = (at: number, more: Partial<AskTerms> = {}): AskTerms => ({
  at,
  most: 500,
  declinedSince: at - 30,
  isUnheard: false,
  ...more,
})
const nothing = { friends: false, asked: false, asks: false, starred: false, blocked: false }

forEveryStore(the => {
  const friends = () => the.store.friends
  const befriend = async (one: string, other: string, at = 1): Promise<void> => {
    await friends().ask(one, other, terms(at))
    expect(await friends().ask(other, one, terms(at))).toBe('friends')
  }

  test('a friendship is asked for and accepted, whoever asks first', async () => {
    const store = friends()
    expect(await store.ask(ana, ben, terms(1))).toBe('asked')
    expect(await store.ask(ana, ben, terms(2))).toBe('nothing')
    expect(await store.between(ana, ben)).toEqual({ ...nothing, asked: true })
    expect(await store.between(ben, ana)).toEqual({ ...nothing, asks: true })
    expect(await store.asking(ben)).toEqual([{ person: ana, at: 1 }])
    expect(await store.asked(ana)).toEqual([{ person: ben, at: 1 }])
    expect(await store.ask(ben, ana, terms(3))).toBe('friends')
    expect(await store.ask(ben, ana, terms(4))).toBe('nothing')
    for (const [one, other] of [
      [ana, ben],
      [ben, ana],
    ] as const) {
      expect(await store.of(one)).toEqual([{ person: other, at: 3 }])
      expect(await store.between(one, other)).toEqual({ ...nothing, friends: true })
    }
    expect([await store.asking(ben), await store.asked(ana)]).toEqual([[], []])
    await store.end(ben, ana)
    expect([await store.of(ana), await store.of(ben)]).toEqual([[], []])
  })

  test('of two who ask each other at once, one accepts', async () => {
    const came = await Promise.all([friends().ask(ana, ben, terms(1)), friends().ask(ben, ana, terms(1))])
    expect(came.toSorted()).toEqual(['asked', 'friends'])
    expect(await friends().of(ana)).toHaveLength(1)
  })

  test('nobody has more friends than the house allows', async () => {
    await befriend(ana, ben)
    await friends().ask(eva, ana, terms(2))
    expect(await friends().ask(ana, eva, terms(3, { most: 1 }))).toBe('full')
    expect(await friends().between(ana, eva)).toMatchObject({ friends: false, asks: true })
    expect(await friends().ask(ana, eva, terms(3, { most: 2 }))).toBe('friends')
  })

  test('who was declined goes on waiting, and is heard again only after a while, whatever they try', async () => {
    const store = friends()
    await store.ask(ana, ben, terms(100))
    expect(await store.decline(ben, ana, 101)).toBe(true)
    expect(await store.decline(ben, ana, 102)).toBe(false)
    expect(await store.asking(ben)).toEqual([])
    expect(await store.between(ana, ben)).toEqual({ ...nothing, asked: true })
    expect(await store.ask(ana, ben, terms(110))).toBe('nothing')
    await store.end(ana, ben) // takes it back
    expect(await store.between(ana, ben)).toEqual(nothing)
    expect(await store.ask(ana, ben, terms(111))).toBe('nothing')
    expect(await store.asked(ana)).toEqual([{ person: ben, at: 111 }])
    expect(await store.asking(ben)).toEqual([])
    expect(await store.ask(ana, ben, terms(131))).toBe('asked')
    expect(await store.asking(ben)).toEqual([{ person: ana, at: 131 }])
  })

  test('who declined may ask themselves: both then wait', async () => {
    await friends().ask(ana, ben, terms(1))
    await friends().decline(ben, ana, 2)
    expect(await friends().ask(ben, ana, terms(3))).toBe('asked')
    expect(await friends().ask(ana, ben, terms(4))).toBe('friends')
  })

  test('what somebody asked can be taken back', async () => {
    await friends().ask(ana, ben, terms(1))
    await friends().end(ana, ben)
    expect(await friends().asking(ben)).toEqual([])
    expect(await friends().ask(ana, ben, terms(2))).toBe('asked')
  })

  test('stars', async () => {
    const store = friends()
    await store.star(ana, ben, 1)
    await store.star(ana, eva, 2)
    await store.star(ana, ben, 3)
    expect(await store.starred(ana)).toEqual([
      { person: eva, at: 2 },
      { person: ben, at: 1 },
    ])
    expect(await store.between(ana, ben)).toEqual({ ...nothing, starred: true })
    expect(await store.between(ben, ana)).toEqual(nothing)
    await store.unstar(ana, eva)
    expect((await store.starred(ana)).map(({ person }) => person)).toEqual([ben])
  })

  test('a block ends everything between two people, and whoever is blocked sees only what ending shows', async () => {
    const store = friends()
    await befriend(ana, ben)
    await store.star(ana, ben, 2)
    await store.star(ben, ana, 2)
    await store.invite(ana, { by: ben, table: 't', at: 2 })
    await store.block(ana, ben, 'Ben', 3)
    await store.block(ana, ben, 'Another', 4)
    expect(await store.blocked(ana)).toEqual([{ person: ben, name: 'Ben', at: 3 }])
    expect([await store.blockers(ben), await store.blockers(ana)]).toEqual([[ana], []])
    for (const [one, other, is] of [
      [ana, ben, true],
      [ben, ana, true],
      [ana, eva, false],
    ] as const)
      expect(await store.isShut(one, other)).toBe(is)
    expect([await store.of(ana), await store.of(ben)]).toEqual([[], []])
    expect(await store.between(ana, ben)).toEqual({ ...nothing, blocked: true })
    expect(await store.between(ben, ana)).toEqual({ ...nothing, starred: true })
    expect(await store.invitations(ana, 0)).toEqual([])
    await store.unblock(ana, ben)
    expect(await store.isShut(ana, ben)).toBe(false)
  })

  test('who is blocked asks into nowhere', async () => {
    const store = friends()
    await store.ask(ben, ana, terms(1))
    await store.ask(eva, ben, terms(1))
    await store.block(ana, ben, 'Ben', 2)
    expect(await store.asking(ana)).toEqual([])
    expect(await store.between(ben, ana)).toEqual({ ...nothing, asked: true })
    await store.end(ben, ana)
    expect(await store.ask(ben, ana, terms(50, { isUnheard: true }))).toBe('nothing')
    expect(await store.between(ben, ana)).toEqual({ ...nothing, asked: true })
    await store.unblock(ana, ben)
    expect(await store.asking(ana)).toEqual([])
    expect(await store.asking(ben)).toEqual([{ person: eva, at: 1 }])
  })

  test('choices, and invitations', async () => {
    const store = friends()
    await store.choose(ana, { here: 'nobody' })
    await store.choose(ana, { here: 'friends', since: 'everybody' })
    expect([...(await store.choices([ana, ben]))]).toEqual([[ana, { here: 'friends', since: 'everybody' }]])
    expect([...(await store.choices([]))]).toEqual([])
    await store.invite(ana, { by: ben, table: 't', at: 1 })
    await store.invite(ana, { by: ben, table: 'u', at: 2 })
    await store.invite(ana, { by: eva, table: 't', at: 3 })
    await store.invite(ana, { by: ben, table: 't', at: 4 })
    expect(await store.invitations(ana, 2)).toEqual([
      { by: ben, table: 't', at: 4 },
      { by: eva, table: 't', at: 3 },
    ])
    await store.dismiss(ana, ben)
    expect(await store.invitations(ana, 0)).toEqual([{ by: eva, table: 't', at: 3 }])
  })

  test('everything about somebody can be read, and forgotten', async () => {
    const store = friends()
    await befriend(ana, ben)
    await store.ask(eva, ana, terms(2))
    await store.ask(ana, 'p-Otto', terms(2))
    await store.star(ana, ben, 3)
    await store.star(ben, ana, 3)
    await store.block(ana, 'p-Ida', 'Ida', 4)
    await store.block('p-Max', ana, 'Ana', 4)
    await store.invite(ana, { by: ben, table: 't', at: 5 })
    await store.invite(ben, { by: ana, table: 't', at: 5 })
    await store.choose(ana, { here: 'nobody' })
    const other = { friends: [{ person: ana, at: 1 }], starred: [{ person: ana, at: 3 }] }
    expect(await store.allOf(ben)).toMatchObject(other)
    expect(await store.allOf(ana)).toEqual({
      friends: [{ person: ben, at: 1 }],
      asked: [{ person: 'p-Otto', at: 2 }],
      asking: [{ person: eva, at: 2 }],
      starred: [{ person: ben, at: 3 }],
      blocked: [{ person: 'p-Ida', name: 'Ida', at: 4 }],
      invitations: [{ by: ben, table: 't', at: 5 }],
      choices: { here: 'nobody' },
    })
    await store.forget(ana)
    const empty = { friends: [], asked: [], asking: [], starred: [], blocked: [], invitations: [], choices: {} }
    for (const person of [ana, ben, eva]) expect(await store.allOf(person)).toEqual(empty)
    expect(await store.blocked('p-Max')).toEqual([])
    expect(await store.asking('p-Otto')).toEqual([])
  })
})
