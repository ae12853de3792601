import { refused } from '#protocol/refused'

export const noThread = refused('no thread', 'a thread of this board')
export const noNote = refused('no note', 'a note of this thread')
export const noEmbed = refused('no embed', 'something that can be shown to you: it is not there, or not for you')
export const isClosed = refused('closed', 'a thread that is not closed')
export const isHidden = refused('hidden', 'a note that is not hidden')
export const notWriter = refused('not the writer', 'a note of yours')
export const noPoll = refused('no poll', 'a poll that is not closed, and one of its choices')
export const noAccount = refused('no account', 'an account: in this house only they write notes')
export const notPlace = refused('not a request', 'after: what the page before told')

/** The status of each refusal. Whatever is not listed is not possible at this moment: 409. */
export const statuses: Readonly<Record<string, number>> = {
  invalid: 400,
  'not a request': 400,
  'no game': 400,
  nobody: 401,
  'no account': 403,
  'not the writer': 403,
  muted: 403,
  banned: 403,
  'no thread': 404,
  'no note': 404,
  'no embed': 404,
  'too many notes': 429,
  'too many votes': 429,
}
