import { refused } from '#protocol/refused'

/** How many friends, stars and blocks somebody may have. */
export const MOST = 500

export const noPerson = refused('no person', 'the id of somebody of this house')
export const notYourself = refused('not yourself', 'somebody else')
export const youBlocked = refused('blocked by you', 'somebody whom you have not blocked: take that back first')
export const nobodyAsks = refused('no request', 'somebody who asks to be your friend')
export const full = refused('too many friends', `at most ${MOST} friends, on both sides`)
export const tooManyStars = refused('too many stars', `at most ${MOST}: take one back first`)
export const tooManyBlocks = refused('too many blocks', `at most ${MOST}: take one back first`)
export const asksTooMuch = refused('too many requests', 'to wait: at most 20 people a day are asked to be friends')
export const invitesTooMuch = refused('too many invitations', 'to wait: at most 30 an hour')
export const notKnown = refused('not known', 'a friend, or somebody you played with')
export const notYours = refused('not your table', 'a table where you sit, or that you made')
export const noFreeSeat = refused('full', 'a table that gathers and has a free seat')

/** The status of each refusal. Whatever is not listed is not possible at this moment: 409. */
const statuses: Readonly<Record<string, 403 | 404 | 429>> = {
  'no person': 404,
  'no table': 404,
  'not your table': 403,
  'not known': 403,
  'too many requests': 429,
  'too many invitations': 429,
}
export const statusOf = (code: string): 403 | 404 | 409 | 429 => statuses[code] ?? 409
