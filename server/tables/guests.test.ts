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

test('a guest that somebody does not want stays away in all its versions', async () => {
  const { tavern, close } = tavernOver(memoryStore())
  const { id } = accepted(await tavern.make(ana, { game: 'fist' }))
  const table = accepted(await tavern.command(id, ben, { do: 'sit' }))
  const invited = (card: object): Table['options'] => ({ ...table.options, guests: [card] }) as Table['options']
  const unwanted = character('Unwanted', { names: { en: 'Unwanted', de: 'Unerwünscht' } })
  const without = accepted(noGuest({ ...table, options: invited(unwanted) }, ben, { guest: guestId(unwanted) }))
  const older = character('Stranger', { names: { de: 'Unerwünscht', en: 'Stranger' }, copies: 1 })
  expect(struckAmong(without, invited(older))?.code).toBe('struck')
  expect(struckAmong(without, invited(character('un-wanted')))?.code).toBe('struck')
  expect(struckAmong(without, invited(character('Welcome')))).toBe(null)
  await close()
})
