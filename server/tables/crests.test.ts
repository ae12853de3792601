import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shelf } from '#games/shelf'
import { botFaces, colours, faces, usualCrest } from '#protocol/crest'
import { isRefused } from '#protocol/refused'
import { commanded, type TableCommand } from './commands.ts'
import { newTable } from './settings.ts'
import { type Table, tableRequestSchema, type Who } from './table.ts'

const box = shelf.fist ?? expect.fail('no game')
const fresh = (host: Who): Table => {
  const table = newTable('t', host, tableRequestSchema.parse({ game: 'fist', seats: 6 }), box, 7)
  return isRefused(table) ? expect.fail(table.expected) : table
}
/** The table after this command, or as it was if that is refused. */
const after = (table: Table, who: Who, command: TableCommand): Table => {
  const next = commanded(table, who, command, box)
  return isRefused(next) ? table : next
}
const crestsAt = ({ seats }: Table) => seats.flatMap(({ sitter }) => (sitter === null ? [] : [sitter.crest]))
const coloursAt = (table: Table) => crestsAt(table).map(crest => crest?.colour)

const ana: Who = { id: 'ana', name: 'Ana', crest: { face: 'fox', colour: 'sky' } }
const ben: Who = { id: 'ben', name: 'Ben', crest: { face: 'owl', colour: 'sky' } }

test('people sit in the colour they like best, unless another person has it', () => {
  const table = after(fresh(ana), ben, { do: 'sit' })
  expect(crestsAt(table)).toEqual([
    { face: 'fox', colour: 'sky' },
    { face: 'owl', colour: 'sun' },
  ])
})

test('a bot gives its colour to the person who likes it, and has a face of its own', () => {
  const table = after(after(fresh(ana), ana, { do: 'addBot', bot: 'knight@1' }), ana, { do: 'addBot', bot: 'knight@1' })
  const [, bot] = crestsAt(table)
  expect(botFaces).toContain(bot?.face)
  const wish = bot?.colour ?? expect.fail('no colour')
  const seated = after(table, { ...ben, crest: { face: 'owl', colour: wish } }, { do: 'sit' })
  expect(seated.seats[3]?.sitter?.crest).toEqual({ face: 'owl', colour: wish })
  expect(seated.seats[1]?.sitter?.crest?.face).toBe(bot?.face)
  expect(new Set(coloursAt(seated)).size).toBe(4)
})

test('somebody who has not chosen has the crest of their id', () => {
  expect(crestsAt(fresh({ id: 'p', name: 'Ana' }))).toEqual([usualCrest('p')])
})

test('sitting down again takes the name and crest one has now, and stays ready', () => {
  const table = [{ do: 'sit' } as const, { do: 'ready' } as const].reduce((it, c) => after(it, ben, c), fresh(ana))
  const now = after(table, { id: 'ben', name: 'Benno', crest: { face: 'cat', colour: 'sea' } }, { do: 'sit' })
  expect(now.seats[1]).toEqual({
    sitter: { person: 'ben', name: 'Benno', crest: { face: 'cat', colour: 'sea' } },
    ready: true,
  })
  expect(after(now, { id: 'ben', name: 'Benno', crest: { face: 'cat', colour: 'sea' } }, { do: 'sit' })).toBe(now)
})

test('at a table from before there were crests, everybody gets one with the next who sits down', () => {
  const { seats, ...rest } = fresh(ana)
  const old: Table = { ...rest, seats: seats.with(0, { sitter: { person: 'ana', name: 'Ana' }, ready: false }) }
  const table = after(old, ben, { do: 'sit' })
  expect(crestsAt(table).every(crest => crest !== undefined)).toBe(true)
  expect(new Set(coloursAt(table)).size).toBe(2)
})

const command: fc.Arbitrary<TableCommand> = fc.oneof(
  fc.record({ do: fc.constant('sit' as const), seat: fc.option(fc.nat(5), { nil: undefined }) }),
  fc.record({ do: fc.constant('addBot' as const), seat: fc.option(fc.nat(5), { nil: undefined }) }),
  fc.record({ do: fc.constant('swap' as const), seats: fc.tuple(fc.nat(5), fc.nat(5)) }),
  fc.record({ do: fc.constant('removeBot' as const), seat: fc.nat(5) }),
  fc.constant({ do: 'stand' as const }),
)
const crest = fc.record({ face: fc.constantFrom(...faces), colour: fc.constantFrom(...colours) })

test('whoever comes, goes and changes places, no two at a table have the same colour', () => {
  const step = fc.tuple(fc.nat(6), crest, command)
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), steps => {
      let table = fresh(ana)
      for (const [n, own, does] of steps) {
        const who = n === 0 || does.do !== 'sit' ? ana : { id: `p${n}`, name: `P${n}`, crest: own }
        table = after(table, does.do === 'stand' ? { id: `p${n}`, name: `P${n}` } : who, does)
        const worn = coloursAt(table)
        expect(new Set(worn).size).toBe(worn.length)
        expect(worn).not.toContain(undefined)
      }
    }),
  )
})
