import { refused } from '#protocol/refused'
import type { Refused } from '../matches/replies.ts'
import type { OrderStore } from '../storage/order-port.ts'
import { hasListedWord } from './word-list.ts'

/** What every door asks before it lets somebody write or sit down. Null if they may. */
export interface Guard {
  /** Notes, talk, cards, another name. */
  mayWrite(person: string): Promise<Refused | null>
  /** At public tables of others, or to make one. */
  maySit(person: string): Promise<Refused | null>
  /** Whether a word in this text is on the list of the house. */
  isListed(text: string): Promise<boolean>
}

/** What somebody is told whose name or talk has such a word. */
export const listedWord = refused('words', 'other words: this house does not want one of these')

/** Looked up anew each time, so that what keepers decide holds everywhere at once. */
export const guardOf = (store: OrderStore, now: () => number): Guard => {
  const standingOf = async (person: string) => (await store.measures.holding([person], now())).get(person)
  return {
    async mayWrite(person) {
      const { muted = null, banned = null } = (await standingOf(person)) ?? {}
      const until = Math.max(muted ?? 0, banned ?? 0)
      return until === 0 ? null : refused('muted', `to wait: you may write again ${after(until)}`)
    },
    async maySit(person) {
      const { banned = null } = (await standingOf(person)) ?? {}
      const where = 'tables that are not public, or to wait: you may use public ones again'
      return banned === null ? null : refused('banned', `${where} ${after(banned)}`)
    },
    isListed: async text => hasListedWord(await store.words.all(), text),
  }
}

const after = (until: number): string => `after ${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** Lets everybody in, for tests of what is behind it. */
export const nobodyOnGuard: Guard = {
  mayWrite: async () => null,
  maySit: async () => null,
  isListed: async () => false,
}
