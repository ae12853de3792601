import { isRefused } from '#client/messages'
import { boardHouse } from '../api.ts'
import { draftId } from '../kept.ts'
import { choicesOf, gameOf, type NewDraft } from './thread-draft.ts'

const DAY = 86_400_000

/** A draft with a name and the text it was first sent with. */
export interface SentDraft extends NewDraft {
  readonly sent: string
}

/** To be kept before it is sent: if the answer is lost, the same draft is sent again. */
export const toSend = (draft: NewDraft): SentDraft => ({
  ...draft,
  draft: draft.draft === '' ? draftId() : draft.draft,
  sent: draft.sent ?? draft.text,
})

/** Posts it. If an earlier text had arrived although its answer was lost, what was changed since is an edit. */
export async function posted(sent: SentDraft) {
  const { draft, title: given, text, topic, language, days } = sent
  const [title, choices] = [given.trim(), choicesOf(sent)]
  const until = days == null ? null : Date.now() + days * DAY
  const poll = choices === null ? null : { choices: [...choices], until }
  const begun = await boardHouse.begin({ draft, topic, game: gameOf(sent), language, title, text, poll })
  const isEarlier = !isRefused(begun) && sent.sent !== text && begun.note.text.trim() === sent.sent.trim()
  return isEarlier ? boardHouse.edit(begun.thread.id, 1, { title, text }) : begun
}
