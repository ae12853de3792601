import { expect } from 'vitest'
import { WebSocket } from 'ws'

export type Message = { readonly t: string; readonly id?: string; readonly code?: string }

/** An open socket and what it receives, or the status and text it was refused with. */
export async function knocks(url: string, headers: Readonly<Record<string, string>> = {}) {
  const socket = new WebSocket(url, { headers })
  const heard: Message[] = []
  let closed: number | null = null
  socket.once('close', code => {
    closed = code
  })
  socket.on('message', data => heard.push(...(JSON.parse(String(data)) as Message[])))
  const refused = await new Promise<string | null>(done => {
    socket.once('open', () => done(null))
    socket.on('error', () => {})
    socket.once('unexpected-response', async (_request, reply) => {
      let body = ''
      for await (const chunk of reply) body += chunk
      done(`${reply.statusCode} ${body}`)
    })
  })
  const hears = async (fits: (message: Message) => boolean): Promise<Message> => {
    for (let n = 0; n < 300; n++) {
      const found = heard.find(fits)
      if (found !== undefined) return found
      await new Promise(done => setTimeout(done, 10))
    }
    throw new Error(`heard only ${JSON.stringify(heard)}`)
  }
  return {
    socket,
    refused,
    heard,
    hears,
    says: (it: object) => socket.send(JSON.stringify(it)),
    /** The close code, once the house has closed it. */
    async end(): Promise<number> {
      for (let n = 0; n < 2000 && closed === null; n++) await new Promise(done => setTimeout(done, 10))
      return closed ?? expect.fail('nobody was shown out')
    },
  }
}
