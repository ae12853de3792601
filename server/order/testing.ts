import type { NewMeasure } from '#protocol/desk'
import type { CardTold } from '#protocol/gallery'
import type { Mine, MyReport, Subject } from '#protocol/order'
import type { Role } from '#protocol/order-words'
import { character, visitor } from '../gallery/testing.ts'
import type { House } from '../house.ts'

export type Visitor = Awaited<ReturnType<typeof inHouse>>

/** Somebody in a house, and what they do about order in it. */
export async function inHouse(house: House, name: string, role?: Role) {
  const person = await visitor(house, name)
  if (role !== undefined) await house.desk.role(null, person.id, role)
  const { send } = person
  return {
    ...person,
    name,
    report: (subject: Subject, cause = 'rude', words = '') =>
      send<MyReport>('POST', '/api/order/reports', { subject, cause, words }),
    mine: async () => (await send<Mine>('GET', '/api/order/mine')).body,
    decide: (subject: Subject, measures: readonly NewMeasure[], reason = 'because') =>
      send<{ measures: { id: string }[] }>('POST', '/api/order/desk/decisions', { subject, measures, reason }),
    appeal: (id: string, words = 'No!') => send('POST', `/api/order/measures/${id}/appeal`, { words }),
    answer: (id: string, granted: boolean) =>
      send('POST', `/api/order/desk/appeals/${id}`, { granted, reason: 'we looked again' }),
    lift: (id: string) => send('POST', `/api/order/desk/measures/${id}/lift`, { reason: 'enough' }),
    /** Hangs up a card that somebody may report. */
    async card(called: string, more: object = {}): Promise<Subject> {
      const { body } = await person.hang<CardTold>(character(called, more))
      return { kind: 'card', id: body.id }
    },
  }
}

export const nameOf = ({ id }: { readonly id: string }): Subject => ({ kind: 'name', id })

export const inHours = (hours: number): number => Date.now() + hours * 3_600_000
