import type { Generated } from 'kysely'

/** The tables of notices. What a notice is about, and wishes, are JSON text. */
export interface NoticeSchema {
  /** `place`: where its reader finds out; `rank`: which of the things there it is about. */
  notices: {
    id: string
    person: string
    kind: string
    about: string
    place: string
    rank: number
    at: number
    read: number | null
  }
  /** One for each notice, channel and address. Without a message, it waits until it is due. */
  notice_sendings: {
    notice: string
    channel: string
    target: string
    person: string
    due: number
    message: string | null
  }
  /** What is sent to one address at once. */
  notice_messages: {
    id: string
    person: string
    channel: string
    target: string
    due: number
    /** Until when somebody sends it. */
    claimed: number
    tries: number
    state: string
    at: number
  }
  notice_devices: {
    id: string
    person: string
    endpoint: string
    p256dh: string
    auth: string
    name: string
    at: number
  }
  notice_hooks: {
    id: string
    person: string
    url: string
    secret: string
    tavern_table: string | null
    at: number
    /** How often in a row it failed, since when, and since when it is switched off. */
    failed: Generated<number>
    failing: number | null
    switched_off: number | null
  }
  notice_wishes: { person: string; wishes: string }
  notice_off: { person: string; tavern_table: string }
  /** Slow matches that are not over: the version up to which their people have been told. */
  notice_matches: { match: string; told: number }
}
