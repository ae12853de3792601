import type { Choices } from '#protocol/friend-words'
import type { Block, FriendStore, Invitation, Tie } from './friends-port.ts'

interface Pair {
  readonly by: string
  readonly whom: string
  readonly at: number
}
interface Ask extends Pair {
  readonly declined: number | null
  readonly isKeptBack: boolean
}

/** Rows by who did something about whom. */
class Pairs<T extends Pair> {
  readonly #all = new Map<string, T>()
  get(by: string, whom: string): T | undefined {
    return this.#all.get(`${by} ${whom}`)
  }
  set(row: T): void {
    this.#all.set(`${row.by} ${row.whom}`, row)
  }
  delete(by: string, whom: string): void {
    this.#all.delete(`${by} ${whom}`)
  }
  /** The last first. */
  where(isOne: (row: T) => boolean): readonly T[] {
    return [...this.#all.values()].filter(isOne).sort((a, b) => b.at - a.at)
  }
  forget(person: string): void {
    for (const { by, whom } of this.where(row => row.by === person || row.whom === person)) this.delete(by, whom)
  }
}

const whomOf = ({ whom, at }: Pair): Tie => ({ person: whom, at })
const byOf = ({ by, at }: Pair): Tie => ({ person: by, at })
const isOpen = ({ declined, isKeptBack }: Ask): boolean => declined === null && !isKeptBack

export function memoryFriends(): FriendStore {
  const [ties, stars] = [new Pairs<Pair>(), new Pairs<Pair>()]
  const asks = new Pairs<Ask>()
  const blocks = new Pairs<Pair & Pick<Block, 'name'>>()
  const chosen = new Map<string, Partial<Choices>>()
  let invitations: readonly (Invitation & { readonly whom: string })[] = []
  const part = (one: string, other: string): void => {
    ties.delete(one, other)
    ties.delete(other, one)
  }
  const count = (person: string): number => ties.where(({ by }) => by === person).length
  const store: FriendStore = {
    async ask(by, whom, { at, most, declinedSince, isUnheard }) {
      if (ties.get(by, whom) !== undefined) return 'nothing'
      const theirs = asks.get(whom, by)
      if (theirs !== undefined && isOpen(theirs) && !isUnheard) {
        if (count(by) >= most || count(whom) >= most) return 'full'
        ties.set({ by, whom, at })
        ties.set({ by: whom, whom: by, at })
        asks.delete(by, whom)
        asks.delete(whom, by)
        return 'friends'
      }
      const mine = asks.get(by, whom)
      const before = mine?.declined ?? null
      const isBarred = before !== null && before > declinedSince
      const declined = isBarred ? before : isUnheard ? at : null
      if (mine?.isKeptBack === false && declined === before) return 'nothing'
      asks.set({ by, whom, at, declined, isKeptBack: false })
      return declined === null ? 'asked' : 'nothing'
    },
    async decline(person, asking, at) {
      const ask = asks.get(asking, person)
      if (ask === undefined || !isOpen(ask)) return false
      asks.set({ ...ask, declined: at })
      return true
    },
    async end(by, whom) {
      part(by, whom)
      const mine = asks.get(by, whom)
      if (mine === undefined) return
      if (mine.declined === null) asks.delete(by, whom)
      else asks.set({ ...mine, isKeptBack: true })
    },
    of: async person =>
      ties
        .where(({ by }) => by === person)
        .toReversed()
        .map(whomOf),
    asking: async person => asks.where(ask => ask.whom === person && isOpen(ask)).map(byOf),
    asked: async person => asks.where(ask => ask.by === person && !ask.isKeptBack).map(whomOf),
    async between(person, other) {
      const theirs = asks.get(other, person)
      return {
        friends: ties.get(person, other) !== undefined,
        asked: asks.get(person, other)?.isKeptBack === false,
        asks: theirs !== undefined && isOpen(theirs),
        starred: stars.get(person, other) !== undefined,
        blocked: blocks.get(person, other) !== undefined,
      }
    },
    async star(by, whom, at) {
      if (stars.get(by, whom) === undefined) stars.set({ by, whom, at })
    },
    unstar: async (by, whom) => stars.delete(by, whom),
    starred: async person => stars.where(({ by }) => by === person).map(whomOf),
    async block(by, whom, name, at) {
      if (blocks.get(by, whom) === undefined) blocks.set({ by, whom, name, at })
      part(by, whom)
      asks.delete(by, whom)
      const theirs = asks.get(whom, by)
      if (theirs !== undefined) asks.set({ ...theirs, declined: at })
      stars.delete(by, whom)
      const both = [by, whom]
      invitations = invitations.filter(it => !both.includes(it.by) || !both.includes(it.whom))
    },
    unblock: async (by, whom) => blocks.delete(by, whom),
    blocked: async person =>
      blocks.where(({ by }) => by === person).map(({ whom, name, at }) => ({ person: whom, name, at })),
    blockers: async person => blocks.where(({ whom }) => whom === person).map(({ by }) => by),
    isShut: async (one, other) => blocks.get(one, other) !== undefined || blocks.get(other, one) !== undefined,
    choices: async people => new Map([...chosen].filter(([person]) => people.includes(person))),
    choose: async (person, choices) => void chosen.set(person, choices),
    async invite(whom, invitation) {
      const { by, table } = invitation
      const others = invitations.filter(it => it.whom !== whom || it.by !== by || it.table !== table)
      invitations = [...others, { whom, ...invitation }]
    },
    invitations: async (person, since) =>
      invitations
        .filter(({ whom, at }) => whom === person && at > since)
        .map(({ by, table, at }) => ({ by, table, at }))
        .sort((a, b) => b.at - a.at),
    async dismiss(whom, by) {
      invitations = invitations.filter(it => it.whom !== whom || it.by !== by)
    },
    async allOf(person) {
      return {
        friends: await store.of(person),
        asked: await store.asked(person),
        asking: await store.asking(person),
        starred: await store.starred(person),
        blocked: await store.blocked(person),
        invitations: await store.invitations(person, -1),
        choices: chosen.get(person) ?? {},
      }
    },
    async forget(person) {
      for (const pairs of [ties, stars, asks, blocks]) pairs.forget(person)
      invitations = invitations.filter(({ by, whom }) => by !== person && whom !== person)
      chosen.delete(person)
    },
  }
  return store
}
