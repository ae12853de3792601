import { type ClientMessage, clientMessage } from '#protocol/from-client'

/** So many messages may stand in one frame. */
export const MOST_MESSAGES = 50

/** The messages of a frame; null if it has none, or too many, or one of them is wrong. The first that is wrong is the last looked at. */
export function messagesIn(said: unknown): readonly ClientMessage[] | null {
  const all: readonly unknown[] = Array.isArray(said) ? said : [said]
  if (all.length === 0 || all.length > MOST_MESSAGES) return null
  const messages: ClientMessage[] = []
  for (const each of all) {
    const message = clientMessage.safeParse(each)
    if (!message.success) return null
    messages.push(message.data)
  }
  return messages
}
