import { once } from 'node:events'
import WebSocket from 'ws'

/** A connection to a browser that speaks WebDriver BiDi. */
export interface Bidi {
  send<T>(method: string, params: object): Promise<T>
  /** Calls this with every event of the subscribed kinds. */
  heard(listener: (method: string, params: Readonly<Record<string, unknown>>) => void): void
  close(): void
}

interface Message {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly method: string
  readonly params: Readonly<Record<string, unknown>>
  readonly result: unknown
  readonly error?: string
  readonly message?: string
}

export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url)
  await once(socket, 'open')
  const waiting = new Map<number, { done(result: unknown): void; failed(why: Error): void }>()
  const listeners: Parameters<Bidi['heard']>[0][] = []
  socket.on('message', data => {
    const told = JSON.parse(String(data)) as Message
    if (told.type === 'event') for (const listener of listeners) listener(told.method, told.params)
    const asked = waiting.get(told.id ?? -1)
    waiting.delete(told.id ?? -1)
    if (told.type === 'error') asked?.failed(new Error(`${told.error}: ${told.message}`))
    else asked?.done(told.result)
  })
  socket.on('close', () => {
    for (const { failed } of waiting.values()) failed(new Error('the browser has closed'))
  })
  let last = 0
  return {
    send<T>(method: string, params: object) {
      const id = ++last
      socket.send(JSON.stringify({ id, method, params }))
      return new Promise<T>((done, failed) => waiting.set(id, { done: done as (result: unknown) => void, failed }))
    },
    heard: listener => void listeners.push(listener),
    close: () => socket.close(),
  }
}
