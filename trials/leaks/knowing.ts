import { isDeepStrictEqual } from 'node:util'
import {
  type FriendsAnswer,
  foundAnswer,
  friendsAnswer,
  friendsHereAnswer,
  type PersonTold,
  type Profile,
  profileAnswer,
} from '#protocol/friends'

/** Requests about friends and about this person. Asking and accepting make friends of some. */
export const friendRequests = (person: string, name: string): readonly (readonly [path: string, body?: object])[] => [
  ['/api/friends'],
  ['/api/friends/here'],
  [`/api/friends/find?name=${encodeURIComponent(name)}`],
  [`/api/friends/people/${person}`],
  [`/api/friends/people/${person}`, { do: 'ask' }],
  ['/api/friends/people/nobody', { do: 'block', on: true }],
]

const all = [friendsAnswer, friendsHereAnswer, foundAnswer, profileAnswer]

/** Whether this is one of the answers, and says of nobody but friends that they are here: nobody in the trial chose otherwise. */
export function isRightlyTold(told: object): boolean {
  if (!all.some(schema => isDeepStrictEqual(schema.safeParse(told).data, told))) return false
  return strangersIn(told).every(({ here }) => here === null)
}

function strangersIn(told: object): readonly PersonTold[] {
  if (Array.isArray(told)) return told as readonly PersonTold[]
  if ('standing' in told) {
    const profile = told as Profile
    return profile.isMe || profile.standing?.friends ? [] : [profile]
  }
  if (!('choices' in told)) return []
  const { asking, asked, starred, played } = told as FriendsAnswer
  return [...asking, ...asked, ...starred, ...played]
}
