import { type ClientMessage, clientMessage } from '#protocol/from-client'

/** Messages allowed in one frame. */
export const MOST_MESSAGES = 50

/** The messages of a frame; null if there are none or too many, or one is invalid. Stops at the first invalid one. */
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
