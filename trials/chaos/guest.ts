import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { Client, type ClientParams } from '#client/connection'
import { shelf } from '#games/shelf'
import type { Hearsay } from './hearsay.ts'

/** The address of the house, and a record of what it says. */
export interface Surroundings {
  /** Such as `http://127.0.0.1:3000`. */
  readonly url: string
  readonly hearsay: Hearsay
  /** How often devices check that the house is still there, in milliseconds; never if missing. */
  readonly pulse?: number
}

/** How long the house may leave somebody without an answer, in milliseconds. */
const PATIENCE = 60_000
const AGAIN = 40

/** Somebody with a browser: a name, a cookie and an address. Retries when a request fails. */
export class Guest {
  readonly id: string
  readonly #around: Surroundings
  readonly #headers: Readonly<Record<string, string>>
  /** How often they got no answer to a request. It may have been carried out, or may still be. */
  lost = 0

  private constructor(id: string, headers: Readonly<Record<string, string>>, around: Surroundings) {
    this.id = id
    this.#headers = headers
    this.#around = around
  }

  static async enter(number: number, around: Surroundings): Promise<Guest> {
    const address = { 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` }
    const reply = await untilHeard(around, '/api/people/guest', address, { body: { name: `Guest ${number}` } })
    const { id } = reply.body as { readonly id: string }
    const cookie = reply.cookies.map(line => line.split(';')[0]).join('; ')
    return new Guest(id, { ...address, cookie }, around)
  }

  /** The same person, who goes elsewhere. */
  at(around: Surroundings): Guest {
    return new Guest(this.id, this.#headers, around)
  }

  /** The house's answer, even if it is a refusal. Retries as often as needed. */
  async ask(path: string, body?: object, method?: 'PUT' | 'DELETE'): Promise<unknown> {
    const isLost = (): void => void this.lost++
    const reply = await untilHeard(this.#around, path, this.#headers, { body, method, isLost })
    if (reply.status === 401) this.#around.hearsay.strangers++
    return reply.body
  }

  /** One of their devices. */
  device(changed: ClientParams['changed'], heard?: ClientParams['heard']): Client {
    const dial = (): WebSocket => {
      const socket = new WebSocket(`${this.#around.url.replace('http', 'ws')}/socket`, { headers: this.#headers })
      socket.on('message', data => this.#around.hearsay.hear(String(data), this.id))
      return socket
    }
    const { hearsay, pulse } = this.#around
    let lost: number | null = null
    const turned = (): void => {
      if (!client.isConnected) lost ??= Date.now()
      else if (lost !== null) {
        hearsay.longestGap = Math.max(hearsay.longestGap, Date.now() - lost)
        lost = null
      }
    }
    const client: Client = new Client({
      dial: dial as unknown as ClientParams['dial'],
      games: id => shelf[id]?.game,
      patience: () => AGAIN,
      turned,
      ...(pulse === undefined ? {} : { pulse }),
      ...(changed === undefined ? {} : { changed }),
      ...(heard === undefined ? {} : { heard }),
    })
    return client
  }
}

interface Answered {
  readonly status: number
  readonly body: unknown
  readonly cookies: readonly string[]
}

interface Asked {
  readonly body?: object | undefined
  readonly method?: string | undefined
  /** There was no answer. */
  readonly isLost?: () => void
}

async function untilHeard(
  { url: house, hearsay }: Surroundings,
  path: string,
  headers: Readonly<Record<string, string>>,
  { body, method = 'POST', isLost }: Asked,
): Promise<Answered> {
  const url = `${house}${path}`
  const how =
    body === undefined
      ? { headers }
      : { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
  for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(AGAIN)) {
    const reply = await heard(url, how).catch(() => {
      hearsay.requestsFailed++
      isLost?.()
      return null
    })
    if (reply !== null) return reply
  }
  throw new Error(`no answer from ${url}`)
}

/** Null if it is worth trying again. */
async function heard(url: string, how: RequestInit): Promise<Answered | null> {
  const reply = await fetch(url, { ...how, signal: AbortSignal.timeout(5000) })
  if (reply.status === 429) return null
  if (reply.status >= 500) throw new Error(`${url}: ${reply.status}`)
  return { status: reply.status, body: await reply.json(), cookies: reply.headers.getSetCookie() }
}
