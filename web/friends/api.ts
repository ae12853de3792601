import type { Choices } from '#protocol/friend-words'
import type { FriendDeed, FriendsAnswer, FriendsHere, PersonTold, Profile } from '#protocol/friends'
import { call } from '../house/calling.ts'

const at = (person: string): string => `/api/friends/people/${encodeURIComponent(person)}`

/** Requests about friends and people. */
export const friendHouse = {
  whole: () => call<FriendsAnswer>('GET', '/api/friends'),
  here: () => call<FriendsHere>('GET', '/api/friends/here'),
  find: (name: string) => call<readonly PersonTold[]>('GET', `/api/friends/find?name=${encodeURIComponent(name)}`),
  profile: (person: string) => call<Profile>('GET', at(person)),
  does: (person: string, deed: FriendDeed) => call<Profile>('POST', at(person), deed),
  show: (choices: Partial<Choices>) => call<Choices>('PUT', '/api/friends/choices', choices),
}
