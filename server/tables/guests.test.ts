import { expect, test } from 'vitest'
import { guestId } from '#games/workshop/guest-id'
import { character } from '../gallery/testing.ts'
import { memoryStore } from '../storage/memory.ts'
import { noGuest, struckAmong } from './guests.ts'
import type { Table } from './table.ts'
import { accepted, ana, ben, tavernOver } from './testing.ts'

test('nobody makes a table forget a guest that somebody does not want, by striking many others', async () => {
  const { tavern, close } = tavernOver(memoryStore())
  const { id } = accepted(await tavern.make(ana, { game: 'fist' }))
  let table = accepted(await tavern.command(id, ben, { do: 'sit' }))
  const invited = (name: string): Table['options'] => ({ ...table.options, guests: [character(name)] })
  const strikes = (who: typeof ana, name: string): Table =>
    accepted(noGuest({ ...table, options: invited(name) }, who, { guest: guestId(character(name)) }))
  table = strikes(ben, 'Unwanted')
  for (let n = 0; n < 40; n++) table = strikes(ana, `Card ${n}`)
  expect(struckAmong(table, invited('Unwanted'))?.code).toBe('struck')
  expect(table.struck).toHaveLength(11)
  await close()
})
