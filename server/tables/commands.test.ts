import { describe, expect, test } from 'vitest'
import { botsExpected, withPersonas } from '#bots/levels'
import { rosterOf } from '#bots/roster'
import { shelf } from '#games/shelf'
import { areNames } from '#kernel/names'
import { defaultsOf } from '#kernel/options'
import type { Seat } from '#kernel/seat'
import { personaFaced } from '#protocol/crest'
import { isRefused } from '#protocol/refused'
import { commanded, commandSchema, type TableCommand } from './commands.ts'
import { over } from './leaving.ts'
import { newTable } from './settings.ts'
import { namesAt, peopleAt, type Table, type TableRequest, tableRequestSchema, type Who } from './table.ts'

const [ana, ben, cleo, dan] = ['Ana', 'Ben', 'Cleo', 'Dan'].map(name => ({ id: name.toLowerCase(), name })) as [
  Who,
  Who,
  Who,
  Who,
]
const boxOf = (game: string) => shelf[game] ?? expect.fail(`no game ${game}`)
const tried = (table: Table, who: Who, command: TableCommand) => commanded(table, who, command, boxOf(table.game))

/** Runs commands in order; all of them must be accepted. */
function doing(table: Table, ...all: readonly (readonly [Who, TableCommand | TableCommand['do']])[]): Table {
  let now = table
  for (const [who, command] of all) {
    const next = tried(now, who, typeof command === 'string' ? commandSchema.parse({ do: command }) : command)
    if (isRefused(next)) expect.fail(`${who.name} ${JSON.stringify(command)}: ${next.code}, ${next.expected}`)
    now = next
  }
  return now
}
const refuses = (table: Table, who: Who, command: TableCommand, code: string, expected?: string): void => {
  const refusal = tried(table, who, command)
  expect(refusal).toMatchObject(expected === undefined ? { code } : { code, expected })
}
function fresh(terms: Partial<TableRequest> = {}): Table {
  const table = newTable('t', ana, tableRequestSchema.parse({ game: 'fist', ...terms }), boxOf(terms.game ?? 'fist'), 7)
  return isRefused(table) ? expect.fail(table.expected) : table
}
/** Ana, Ben and Cleo at a table of three, in the middle of a match. */
const full = doing(fresh(), [ben, 'sit'], [cleo, 'sit'])
const playing = { ...doing(full, [ben, 'ready'], [cleo, 'ready'], [ana, 'start']), match: 'm1' }
const sitting = (table: Table): readonly (string | null)[] => table.seats.map(({ sitter }) => sitter?.name ?? null)

describe('a new table', () => {
  test('has its maker on the first seat, complete options, and as many seats as the game needs', () => {
    const table = fresh({ options: { startFG: 9 } })
    expect(table).toMatchObject({ host: 'ana', state: 'gathering', match: null, listed: false, made: 7 })
    expect(table.options).toEqual({ ...defaultsOf(boxOf('fist').game.options), startFG: 9 })
    expect(sitting(table)).toEqual(['Ana', null, null])
  })
  test.each([
    [{ seats: 2 }, { code: 'seats', rule: null, expected: 'from 3 to 6 seats at this game' }],
    [{ options: { startFG: 10 } }, { code: 'not an option', rule: '2.8 startFG', expected: 'startFG: 8 or 9' }],
    [{ options: { cheating: true } }, { code: 'not an option', rule: null }],
    [{ standIns: false }, { code: 'not an option', expected: 'standIns: true, because this game needs all its seats' }],
  ])('is refused with %j', (terms, refusal) => {
    const all = tableRequestSchema.parse({ game: 'fist', ...terms })
    expect(newTable('t', ana, all, boxOf('fist'), 7)).toMatchObject(refusal)
  })
})

describe('sit and stand', () => {
  test('on a seat, or the first free one; somebody who already sits moves and stays ready', () => {
    const table = doing(fresh(), [ben, { do: 'sit', seat: 2 }], [cleo, 'sit'])
    expect(sitting(table)).toEqual(['Ana', 'Cleo', 'Ben'])
    const moved = doing(fresh(), [ben, 'sit'], [ben, 'ready'], [ben, { do: 'sit', seat: 2 }])
    expect(moved.seats[2]).toMatchObject({ sitter: { person: 'ben', name: 'Ben' }, ready: true })
    expect(sitting(doing(moved, [ben, 'stand']))).toEqual(['Ana', null, null])
  })
  test('again is harmless', () => {
    expect(tried(full, ben, { do: 'sit' })).toBe(full)
    expect(tried(full, ben, { do: 'sit', seat: 1 })).toBe(full)
  })
  test('not on a seat that is taken or not there, nor at a full table', () => {
    refuses(full, dan, { do: 'sit' }, 'full')
    refuses(full, dan, { do: 'sit', seat: 1 }, 'taken')
    refuses(full, dan, { do: 'sit', seat: 3 }, 'no seat', 'a seat from 0 to 2')
    refuses(full, dan, { do: 'stand' }, 'not seated')
  })
  test('the host may stand and watch, and stays the host', () => {
    expect(doing(full, [ana, 'stand'])).toMatchObject({ host: 'ana', state: 'gathering' })
  })
  test('names differ: a second Ana gets a number, and bots names that nobody has', () => {
    const [otherAna, corvo] = [
      { id: 'x', name: 'ana' },
      { id: 'y', name: 'Corvo' },
    ]
    const table = doing(fresh({ seats: 6 }), [otherAna, 'sit'], [corvo, 'sit'], ...bots(3))
    expect(sitting(table).slice(0, 3)).toEqual(['Ana', 'ana 2', 'Corvo'])
    expect(areNames(namesAt(table))).toBe(true)
  })
  test('somebody whose name could be confused with another does not sit down', () => {
    for (const name of ['Аnа', 'Ана', 'Ana\u0301', 'ᴀna', 'Αnα', 'A\u{1d427}а'])
      refuses(fresh(), { id: 'x', name }, { do: 'sit' }, 'name taken', 'another name: it looks like Ana, who sits here')
    const [oak, other] = [
      { id: 'x', name: 'Oak 11' },
      { id: 'y', name: 'Оаk 1l' },
    ]
    refuses(doing(fresh(), [oak, 'sit']), other, { do: 'sit' }, 'name taken')
    expect(sitting(doing(fresh(), [{ id: 'x', name: 'Ana\ufe0f\u200d' }, 'sit']))).toEqual(['Ana', 'Ana 2', null])
  })
  test('bots avoid names that look like those of people', () => {
    const names = ['Corvo', 'Drusilla', 'Egbert', 'Fenja', 'Godwin', 'Hedda', 'Ignazio', 'Jorunn', 'Kasimir']
    for (const own of names) {
      const table = doing(
        fresh({ seats: 6 }),
        [{ id: 'x', name: own.replace(/[oae]/, it => likes[it] ?? it) }, 'sit'],
        ...bots(4),
      )
      expect(sitting(table)).not.toContain(own)
    }
  })
})
const likes: Readonly<Record<string, string>> = { o: 'о', a: 'а', e: 'е' } // Cyrillic
const bots = (count: number): (readonly [Who, 'addBot'])[] => Array.from({ length: count }, () => [ana, 'addBot'])

describe('the host', () => {
  test('swaps seats, and everybody who was ready stays ready', () => {
    const table = doing(full, [ben, 'ready'], [ana, { do: 'swap', seats: [0, 1] }])
    expect(sitting(table)).toEqual(['Ben', 'Ana', 'Cleo'])
    expect(table.seats.map(({ ready }) => ready)).toEqual([true, false, false])
    refuses(full, ana, { do: 'swap', seats: [0, 5] }, 'no seat')
  })
  test('adds bots of the game and removes them', () => {
    const table = doing(fresh(), [ana, { do: 'addBot', bot: 'random@1', seat: 2 }])
    expect(table.seats[2]).toMatchObject({ sitter: { bot: 'random@1' }, ready: true })
    expect(doing(table, [ana, { do: 'removeBot', seat: 2 }]).seats[2]?.sitter).toBe(null)
    refuses(
      table,
      ana,
      { do: 'addBot', bot: 'caretaker@1' },
      'no bot',
      botsExpected(Object.keys(rosterOf(boxOf('fist')))),
    )
    refuses(table, ana, { do: 'addBot', bot: 'toString' }, 'no bot')
    refuses(table, ana, { do: 'addBot', seat: 2 }, 'taken')
    refuses(table, ana, { do: 'removeBot', seat: 0 }, 'no bot', 'a seat with a bot')
  })
  test('adds somebody of a level: a persona that is not there yet, by a name and a face of its own', () => {
    const box = boxOf('fist')
    const [bot = expect.fail()] = Object.values(box.bots)
    const persons = { ...box, bots: { ...box.bots, ...withPersonas(() => bot) } }
    const added = (table: Table, wish: string) => {
      const next = commanded(table, ana, { do: 'addBot', bot: wish }, persons)
      return isRefused(next) ? expect.fail(next.expected) : next
    }
    const table = added(added(added(fresh({ seats: 4 }), 'captain'), 'captain'), 'captain.miser')
    const sitters = table.seats.slice(1).map(({ sitter }) => sitter)
    const faces = sitters.map(sitter => personaFaced(sitter?.crest?.face ?? ''))
    expect(sitters.map(sitter => sitter?.bot)).toEqual(faces.map(it => `captain.${it}@1`))
    expect([faces[2], new Set(faces.slice(0, 2)).size]).toEqual(['miser', 2])
    expect(commanded(table, ana, { do: 'addBot', bot: 'captain.saint' }, persons)).toMatchObject({ code: 'full' })
    const { seats } = added(fresh({ seats: 4 }), 'captain@1')
    expect([seats[1]?.sitter?.bot, seats[2]?.sitter]).toEqual(['captain@1', null])
  })
  test('shows somebody out, who may not sit down again', () => {
    const table = doing(full, [ana, { do: 'kick', person: 'ben' }])
    expect(sitting(table)).toEqual(['Ana', null, 'Cleo'])
    refuses(table, ben, { do: 'sit' }, 'barred')
    refuses(table, ana, { do: 'kick', person: 'ben' }, 'not seated')
    refuses(table, ana, { do: 'kick', person: 'ana' }, 'not yourself')
  })
  test('names the house rules, until they are others without a name; that takes nobody’s word back', () => {
    const variant = { en: 'Friday', de: 'Freitag' }
    const named = fresh({ options: { startFG: 9 }, variant })
    expect(named.variant).toEqual(variant)
    const table = doing(named, [ben, 'sit'], [ben, 'ready'], [ana, { do: 'settings', listed: true }])
    expect(table.variant).toEqual(variant)
    const renamed = doing(table, [ana, { do: 'settings', options: { startFG: 9 }, variant: { en: 'Saturday' } }])
    expect([renamed.variant, renamed.seats[1]?.ready]).toEqual([{ en: 'Saturday' }, true])
    expect(doing(renamed, [ana, { do: 'settings', options: {} }])).not.toHaveProperty('variant')
    expect(fresh()).not.toHaveProperty('variant')
    for (const en of ['', 'x'.repeat(29), '<b>', 'Fri\u202eday'])
      refuses(table, ana, { do: 'settings', variant: { en } }, 'not an option')
    refuses(table, ana, { do: 'settings', variant: {} }, 'not an option', 'variant: from one to eight languages')
  })
  test('changes the settings, and nobody is ready any more; being listed does not matter for that', () => {
    const table = doing(full, [ben, 'ready'])
    const changed = doing(table, [ana, { do: 'settings', options: { startFG: 9 }, pace: { kind: 'untimed' } }])
    expect(changed).toMatchObject({ options: { startFG: 9, specialsPerRound: 2 }, pace: { kind: 'untimed' } })
    expect(changed.seats[1]?.ready).toBe(false)
    expect(doing(table, [ana, { do: 'settings', listed: true }]).seats[1]?.ready).toBe(true)
    refuses(table, ana, { do: 'settings', options: { startFG: 1 } }, 'not an option')
  })
  test('changes the number of seats, and nobody loses theirs', () => {
    const table = doing(fresh({ seats: 6 }), [ben, { do: 'sit', seat: 4 }])
    expect(sitting(doing(table, [ana, { do: 'settings', seats: 3 }]))).toEqual(['Ana', null, 'Ben'])
    expect(sitting(doing(full, [ana, { do: 'settings', seats: 5 }]))).toEqual(['Ana', 'Ben', 'Cleo', null, null])
    refuses(doing(full, [ana, { do: 'settings', seats: 4 }], [dan, 'sit']), ana, { do: 'settings', seats: 3 }, 'taken')
    refuses(full, ana, { do: 'settings', seats: 7 }, 'seats')
  })
  test.each<TableCommand>([
    { do: 'swap', seats: [0, 1] },
    { do: 'addBot' },
    { do: 'removeBot', seat: 0 },
    { do: 'kick', person: 'cleo' },
    { do: 'settings' },
    { do: 'start' },
  ])('and nobody else: %j', command => refuses(full, ben, command, 'not the host'))
})

describe('start', () => {
  test('with all seats taken and everybody ready; starting makes the host ready', () => {
    refuses(fresh(), ana, { do: 'start' }, 'free seats', 'somebody, or a bot, on seat 1 and 2')
    refuses(doing(full, [ben, 'ready']), ana, { do: 'start' }, 'not ready', 'ready: Cleo')
    refuses(doing(full, [ben, 'ready'], [cleo, 'ready'], [ben, 'notReady']), ana, { do: 'start' }, 'not ready')
    expect(doing(full, [ben, 'ready'], [cleo, 'ready'], [ana, 'start'])).toMatchObject({ state: 'playing' })
  })
  test('and until there is a match nothing else happens', () => {
    for (const name of ['leave', 'start', 'sit'] as const)
      refuses({ ...playing, match: null }, ana, { do: name }, 'starting')
  })
  test('a host who stands watches the bots', () => {
    expect(doing(fresh(), ...bots(2), [ana, 'stand'], ...bots(1), [ana, 'start']).state).toBe('playing')
  })
  test.each<TableCommand['do']>(['stand', 'ready', 'notReady', 'start', 'rematch'])(
    'while playing nobody can %s',
    name => refuses(playing, ana, commandSchema.parse({ do: name }), 'not now'),
  )
})

describe('leave', () => {
  test('before the start the seat is free; the host passes on clockwise', () => {
    expect(doing(full, [ana, 'leave'])).toMatchObject({ host: 'ben' })
    expect(doing(full, [ana, 'leave'], [ben, 'leave'])).toMatchObject({ host: 'cleo' })
    const other = doing(full, [ana, 'leave'], [ana, { do: 'sit', seat: 0 }], [cleo, 'leave'], [ben, 'leave'])
    expect(other).toMatchObject({ host: 'ana', state: 'gathering' })
    expect(doing(full, [ana, 'stand'], [ana, 'leave'])).toMatchObject({ host: 'ben' })
    refuses(full, dan, { do: 'leave' }, 'not seated')
  })
  test('an empty table is closed, and stays so', () => {
    const empty = doing(fresh(), [ana, 'addBot'], [ana, 'leave'])
    expect(empty).toMatchObject({ state: 'closed', host: null })
    refuses(empty, ana, { do: 'sit' }, 'closed')
  })
  test('while playing a bot takes the seat by its name and crest, and gives it back', () => {
    const left = doing(playing, [ana, 'leave'])
    expect(left.host).toBe('ben')
    const { crest } = playing.seats[0]?.sitter ?? expect.fail('nobody')
    expect(left.seats[0]?.sitter).toEqual({ bot: 'knight@1', name: 'Ana', crest, insteadOf: 'ana' })
    expect(sitting(left)).toEqual(sitting(playing))
    refuses(left, dan, { do: 'sit' }, 'not now')
    const back = doing(left, [ana, 'sit'])
    expect(back).toMatchObject({ host: 'ben', seats: playing.seats })
    expect(tried(back, ana, { do: 'sit' })).toBe(back)
  })
  test('when all have left, the bots play on, and then the table is closed', () => {
    const left = doing(playing, [ana, 'leave'], [ben, 'leave'], [cleo, 'leave'])
    expect(left).toMatchObject({ state: 'playing', host: null })
    expect(over(left)).toMatchObject({ state: 'closed' })
    expect(doing(left, [ben, 'sit'])).toMatchObject({ host: 'ben' })
  })
  test('after the match the seat is free', () => {
    const left = doing(over(playing), [ana, 'leave'])
    expect(left).toMatchObject({ state: 'over', host: 'ben' })
    expect(doing(left, [ben, 'leave'], [cleo, 'leave']).state).toBe('closed')
  })
})

describe('a table without stand-ins', () => {
  const pace = { kind: 'slow', hours: 1, quiet: null } as const
  const alone = doing(fresh({ game: 'gold', seats: 3, pace, standIns: false }), [ben, 'sit'], [cleo, 'sit'])
  const begun = { ...doing(alone, [ben, 'ready'], [cleo, 'ready'], [ana, 'start']), match: 'm1' }

  test('has a clock, so that nobody is waited for without end', () => {
    refuses(alone, ana, { do: 'settings', pace: { kind: 'untimed' } }, 'not an option')
    const untimed = tableRequestSchema.parse({ game: 'gold', pace: { kind: 'untimed' }, standIns: false })
    expect(newTable('t', ana, untimed, boxOf('gold'), 7)).toMatchObject({ code: 'not an option' })
  })
  test('is one by its terms: if they change, nobody is ready any more', () => {
    const ready = doing(alone, [ben, 'ready'])
    expect(doing(ready, [ana, { do: 'settings', standIns: false }]).seats[1]?.ready).toBe(true)
    const changed = doing(ready, [ana, { do: 'settings', standIns: true }])
    expect([changed.standIns, changed.seats[1]?.ready]).toEqual([true, false])
  })
  test('while playing a seat that was left is free, and nobody sits down on it', () => {
    const left = doing(begun, [ana, 'leave'])
    expect(left.host).toBe('ben')
    expect(sitting(left)).toEqual([null, 'Ben', 'Cleo'])
    for (const who of [ana, dan]) refuses(left, who, { do: 'sit' }, 'not now')
    expect(sitting(doing(over(left), [ben, 'rematch'], [dan, 'sit']))).toEqual(['Dan', 'Ben', 'Cleo'])
  })
  test('lets its host take out of the match who is away, and nobody else', () => {
    const kick = { do: 'kick', person: 'ben' } as const
    const kicked = (table: Table, away: readonly number[]) =>
      commanded(table, ana, kick, boxOf(table.game), away as readonly Seat[])
    expect(kicked(begun, [1])).toMatchObject({ barred: [], seats: [{}, { sitter: null }, {}] })
    expect(kicked(begun, [0, 2])).toMatchObject({ code: 'not now' })
    expect(kicked(playing, [1])).toMatchObject({ code: 'not now' })
  })
  test('is none if it was laid before that was a question', () => {
    const { standIns: _, ...old } = playing
    expect(doing(old, [ben, 'leave']).seats[1]?.sitter).toMatchObject({ insteadOf: 'ben' })
  })
})

describe('rematch', () => {
  test('keeps seats, options and pace; people are asked whether they are ready', () => {
    const again = doing(over(playing), [cleo, 'rematch'])
    const { options, pace, host } = playing
    expect(again).toMatchObject({ options, pace, host, state: 'gathering', match: null, rematches: ['m1'] })
    expect(sitting(again)).toEqual(sitting(playing))
    expect(again.seats.map(({ ready }) => ready)).toEqual([false, false, false])
    refuses(over(playing), dan, { do: 'rematch' }, 'not seated')
    refuses(again, ben, { do: 'rematch' }, 'not now')
  })
  test('the bot that played for somebody plays for itself', () => {
    const again = doing(over(doing(playing, [ben, 'leave'])), [ana, 'rematch'])
    expect(peopleAt(again)).toEqual(['ana', 'cleo'])
    expect(again.seats[1]?.sitter).not.toHaveProperty('insteadOf')
    expect(again.seats[1]?.sitter?.name).not.toBe('Ben')
    expect(again.seats[1]?.ready).toBe(true)
  })
})

test('malformed commands are rejected', () => {
  const wrong = [
    null,
    'sit',
    {},
    { do: 'rob' },
    { do: 'sit', seat: -1 },
    { do: 'sit', seat: 1.5 },
    { do: 'sit', seat: 99 },
    { do: 'sit', as: 'ben' },
    { do: 'swap', seats: [1] },
    { do: 'settings', pace: { kind: 'live' } },
    { do: 'settings', options: { startFG: { deep: 1 } } },
  ]
  for (const command of wrong) expect(commandSchema.safeParse(command).success).toBe(false)
})
