import { expect, test } from 'vitest'
import type { HouseMessage } from '#protocol/from-house'
import type { Said } from '#protocol/words'
import type { Chat } from '../tables/chat.ts'
import type { Tavern } from '../tables/tavern.ts'
import type { Connection } from './connection.ts'
import { type RoomParams, TavernRooms } from './rooms.ts'

const said = (number: number): Said => ({ number, at: 0, by: 'b', name: 'Ben', words: { text: `${number}` } })

test('what is said while somebody opens a table comes after what was said before, and once', async () => {
  let hear: (said: Said) => void = () => {}
  const chat: Pick<Chat, 'listen' | 'onUnsaid' | 'since'> = {
    listen(_table, room, _who, heard) {
      if (room === 'table') hear = heard
      return () => {}
    },
    onUnsaid: () => () => {},
    async since(_table, room) {
      if (room === 'spectators') {
        hear(said(2)) // a late listener, of what was read already
        return []
      }
      hear(said(2))
      hear(said(3)) // after it was read
      return [said(1), said(2)]
    },
  }
  const table = { listed: true, barred: [], host: null }
  const tavern = { findFor: async () => table, onTable: () => () => {} }
  const rooms = new TavernRooms({ chat, tavern: tavern as unknown as Tavern } as unknown as RoomParams)
  const told: number[] = []
  const connection = {
    person: null,
    affords: () => true,
    send(text: string) {
      const message = JSON.parse(text) as HouseMessage
      if (message.t === 'said') told.push(message.said.number)
    },
  }
  await rooms.heard(connection as unknown as Connection, { t: 'table', table: 't' })
  hear(said(4))
  expect(told).toEqual([1, 2, 3, 4])
})
