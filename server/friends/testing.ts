import type { FriendDeed, FriendsAnswer, FriendsHere, Profile } from '#protocol/friends'
import type { Table } from '#protocol/table'
import { visitor } from '../gallery/testing.ts'
import type { House } from '../house.ts'

export type Regular = Awaited<ReturnType<typeof regular>>

/** Somebody in a house who knows people. */
export async function regular(house: House, name: string, address: Readonly<Record<string, string>> = {}) {
  const who = await visitor(house, name, address)
  const { send } = who
  const at = (person: { readonly id: string }): string => `/api/friends/people/${person.id}`
  const does = (whom: { readonly id: string }, deed: FriendDeed) => send<Profile>('POST', at(whom), deed)
  return {
    ...who,
    name,
    does,
    sees: async (whom: { readonly id: string }) => (await send<Profile>('GET', at(whom))).body,
    friends: async () => (await send<FriendsAnswer>('GET', '/api/friends')).body,
    here: async () => (await send<FriendsHere>('GET', '/api/friends/here')).body,
    shows: (choices: object) => send('PUT', '/api/friends/choices', choices),
    makes: async (more: object = {}) =>
      (await send<Table>('POST', '/api/tables', { game: 'fist', seats: 3, ...more })).body,
    /** Both become friends. */
    async befriends(other: {
      readonly id: string
      does: (whom: { readonly id: string }, deed: FriendDeed) => unknown
    }) {
      await does(other, { do: 'ask' })
      await other.does(who, { do: 'accept' })
    },
  }
}
