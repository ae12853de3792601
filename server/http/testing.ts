import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { temporaryFolder } from '#testkit/folder'
import { configFrom } from '../config.ts'
import { type House, openHouse } from '../house.ts'

/* A complete house, and guests who use it over HTTP and sockets. */

export const wholeHouse = (env: Readonly<Record<string, string>> = {}): Promise<House> =>
  openHouse({ ...configFrom({ DATA: temporaryFolder(), LOG: 'silent', BOT_PAUSE: '0', JUDGE: 'no', ...env }), port: 0 })

export type Message = { readonly t: string } & Readonly<Record<string, unknown>>

/** A socket and everything it receives. */
export async function line(house: House, headers: Readonly<Record<string, string>> = {}) {
  const socket = new WebSocket(`${house.address.replace('http', 'ws')}/socket`, { headers })
  const heard: Message[] = []
  let bytes = 0
  socket.on('message', data => {
    bytes += String(data).length
    heard.push(...(JSON.parse(String(data)) as Message[]))
  })
  await new Promise((open, refused) => socket.once('open', open).once('error', refused))
  const hears = async (fits: (message: Message) => boolean): Promise<Message> => {
    for (let n = 0; n < 500; n++) {
      const found = heard.find(fits)
      if (found !== undefined) return found
      await pause(10)
    }
    throw new Error(`heard only ${JSON.stringify(heard).slice(0, 1000)}`)
  }
  return {
    heard,
    hears,
    says: (message: object) => socket.send(JSON.stringify(message)),
    bytes: () => bytes,
    close: () => socket.close(),
  }
}

/** A guest with this name and a cookie. */
export async function guest(house: House, name: string, address: Readonly<Record<string, string>> = {}) {
  let cookie = ''
  const ask = async <T>(path: string, body?: object): Promise<T> => {
    const headers = { ...address, cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
    const how = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
    const reply = await fetch(`${house.address}${path}`, how)
    cookie ||= reply.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return (await reply.json()) as T
  }
  const { id } = await ask<{ id: string }>('/api/people/guest', { name })
  return {
    id,
    ask,
    cookie: () => cookie,
    command: <T>(table: string, command: object) => ask<T>(`/api/tables/${table}/commands`, { command }),
    line: () => line(house, { ...address, cookie }),
  }
}
