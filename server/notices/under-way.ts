import { CONNECTIONS } from '../mail/mailer.ts'
import type { Message, Room } from '../storage/notices-port.ts'
import type { Store } from '../storage/port.ts'
import { Rounds } from './rounds.ts'

/** For how long what is claimed or held is this process’s to send, in milliseconds. If it is killed, others send it after that. */
export const CLAIMED = 30_000
/**
 * How many messages are under way at once. Letters have room of their own, since they wait for each other: a slow mail server
 * holds up nothing else, and leaves a connection to letters about accounts.
 */
const ALL: readonly Room[] = [
  { channels: ['push', 'hook', 'later'], most: 32 },
  { channels: ['mail'], most: CONNECTIONS - 1 },
]

interface UnderWayParams {
  readonly store: Pick<Store<unknown>, 'notices'>
  readonly now: () => number
  readonly failed: (what: string, error: unknown) => void
}

/** The messages that this process sends. Each is held until it has ended, however long that takes: nobody else sends it meanwhile. */
export class UnderWay {
  readonly #all = new Map<string, { readonly message: Message; readonly end: Promise<void> }>()
  readonly #holding: Rounds

  constructor({ store, now, failed }: UnderWayParams) {
    const hold = async (): Promise<boolean> => {
      const until = now() + CLAIMED
      await Promise.all([...this.#all.keys()].map(id => store.notices.outbox.hold(id, until)))
      return false
    }
    this.#holding = new Rounds(hold, CLAIMED / 3, error => failed('holding messages', error))
  }

  open(): void {
    this.#holding.open()
  }
  /** Resolves when all have ended. */
  async close(): Promise<void> {
    await Promise.all([...this.#all.values()].map(({ end }) => end))
    await this.#holding.close()
  }

  /** Where there is room for more, and for how many. */
  rooms(): readonly Room[] {
    const some = [...this.#all.values()]
    return ALL.flatMap(({ channels, most }) => {
      const left = most - some.filter(({ message }) => channels.includes(message.channel)).length
      return left > 0 ? [{ channels, most: left }] : []
    })
  }
  ids(): ReadonlySet<string> {
    return new Set(this.#all.keys())
  }

  /** It is being sent. `hasRoom` hears of it when there is room where there was none. */
  add(message: Message, sent: Promise<void>, hasRoom: () => void): void {
    const end = sent.finally(() => {
      const wasFull = this.rooms().length < ALL.length
      this.#all.delete(message.id)
      if (wasFull) hasRoom()
    })
    this.#all.set(message.id, { message, end })
  }
}
