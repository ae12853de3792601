import type { Page } from 'playwright'
import type { HouseMessage } from '#client/messages'
import type { Json } from '#kernel/wire'

/** Everything sent between a page and the house over its socket, from now on. */
export interface Listening {
  /** The entries that the page was told, as they were told. */
  readonly entries: () => readonly (Json & { readonly seq: number })[]
  /** The number of the last of them; −1 before the first. */
  readonly last: () => number
  /** The types of messages that the page has sent. */
  readonly sent: () => readonly string[]
}

export function listenTo(page: Page): Listening {
  const heard: HouseMessage[] = []
  const sent = new Set<string>()
  page.on('websocket', socket => {
    socket.on('framereceived', ({ payload }) => heard.push(...(JSON.parse(String(payload)) as HouseMessage[])))
    socket.on('framesent', ({ payload }) => {
      for (const { t } of [JSON.parse(String(payload))].flat() as { readonly t: string }[]) sent.add(t)
    })
  })
  const entries = () => heard.flatMap(it => (it.t === 'entry' ? [it.entry] : []))
  return { entries, last: () => Math.max(-1, ...entries().map(({ seq }) => seq)), sent: () => [...sent] }
}
