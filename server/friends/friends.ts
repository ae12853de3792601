import type { Choices } from '#protocol/friend-words'
import type {
  AgainstTold,
  FriendsAnswer,
  FriendsHere,
  InvitationTold,
  PersonTold,
  PlayedTold,
  Profile,
} from '#protocol/friends'
import type { Refused } from '../matches/replies.ts'
import type { FriendStore, Tie } from '../storage/friends-port.ts'
import type { FinishedMatch, PeopleStore, Person } from '../storage/port.ts'
import type { Table } from '../tables/table.ts'
import type { Knowing } from './knowing.ts'
import { noPerson } from './refusals.ts'
import { strangers, usually } from './told.ts'

export interface FriendsParams {
  readonly store: FriendStore
  readonly people: PeopleStore
  readonly knowing: Knowing
  readonly now: () => number
  /** A table as this person may see it. */
  readonly tableFor: (id: string, person: string) => Promise<Table | null>
  readonly finished: (person: string, most: number) => Promise<readonly FinishedMatch[]>
  /** What somebody has played, and how reliably. Without it, nothing is shown. */
  readonly shown?: ((person: string) => Promise<PlayedTold>) | undefined
  /** How somebody stands against a rival, in their own history. */
  readonly against?: ((person: string, rival: string) => Promise<AgainstTold | null>) | undefined
}

/** How many people of the same name are found. */
const MOST_FOUND = 10
/** With how many people somebody played last, and in how many matches they are looked for. */
export const [PLAYED, MATCHES] = [12, 60]
/** How long an invitation is shown, in milliseconds, and how many. */
const [INVITED, MOST_INVITATIONS] = [86_400_000, 6]

const nothing: PlayedTold = { reliability: null, results: null }

/** Whom somebody knows, as they read it. */
export class Friends {
  readonly #terms: FriendsParams

  constructor(terms: FriendsParams) {
    this.#terms = terms
  }

  async whole({ id }: Person): Promise<FriendsAnswer> {
    const { store } = this.#terms
    const [friends, asking, asked, starred, blocked, chosen, played] = await Promise.all([
      store.of(id),
      store.asking(id),
      store.asked(id),
      store.starred(id),
      store.blocked(id),
      store.choices([id]),
      this.playedWith(id),
    ])
    const stars = new Set(starred.map(({ person }) => person))
    const theirs = new Set(friends.map(({ person }) => person))
    const without = (all: readonly string[], ...others: readonly { has(id: string): boolean }[]): readonly string[] =>
      all.filter(person => !others.some(set => set.has(person)))
    const shut = new Set(blocked.map(({ person }) => person))
    const known = await this.#tellers(id, [
      ...theirs,
      ...[...asking, ...asked].map(({ person }) => person),
      ...stars,
      ...played,
    ])
    const told = (people: readonly string[]): readonly PersonTold[] => people.flatMap(person => known.get(person) ?? [])
    const asks = (ties: readonly Tie[]) =>
      ties.flatMap(({ person, at }) => told([person]).map(somebody => ({ ...somebody, at })))
    return {
      friends: hereFirst(told([...theirs])).map(somebody => ({ ...somebody, starred: stars.has(somebody.person) })),
      asking: asks(asking),
      asked: asks(asked),
      starred: told(without([...stars], theirs, shut)),
      played: told(without(played, theirs, stars, shut)).slice(0, PLAYED),
      blocked,
      choices: { ...usually, ...chosen.get(id) },
    }
  }

  async here({ id }: Person): Promise<FriendsHere> {
    const { store } = this.#terms
    const [friends, asking, starred, invitations] = await Promise.all([
      store.of(id),
      store.asking(id),
      store.starred(id),
      this.#invitations(id),
    ])
    const stars = new Set(starred.map(({ person }) => person))
    const ids = friends.map(({ person }) => person)
    const known = await this.#tellers(id, ids)
    const here = hereFirst(ids.flatMap(person => known.get(person) ?? [])).filter(somebody => somebody.here !== null)
    return {
      friends: here.map(somebody => ({ ...somebody, starred: stars.has(somebody.person) })),
      all: friends.length,
      asking: asking.length,
      invitations,
    }
  }

  /** By the exact name. */
  async find(name: string, viewer: Person): Promise<readonly PersonTold[]> {
    const found = (await this.#terms.people.named(name, MOST_FOUND)).map(({ id }) => id).filter(id => id !== viewer.id)
    const known = await this.#tellers(viewer.id, found)
    return found.flatMap(id => known.get(id) ?? [])
  }

  async profile(id: string, viewer: Person | null): Promise<Profile | Refused> {
    const { store, knowing, shown, against } = this.#terms
    const circle = viewer === null ? strangers : await knowing.circleOf(viewer.id)
    const isMe = viewer?.id === id
    const [standing, played = nothing, score = null] = await Promise.all([
      viewer === null || isMe ? null : store.between(viewer.id, id),
      shown?.(id),
      viewer === null || isMe ? null : against?.(viewer.id, id),
    ])
    const told = await knowing.profile(circle, id, played)
    return told === null ? noPerson : { ...told, isMe, standing, against: score }
  }

  async choose({ id }: Person, wishes: Partial<Choices>): Promise<Choices> {
    const { store } = this.#terms
    const chosen = { ...(await store.choices([id])).get(id), ...wishes }
    await store.choose(id, chosen)
    return { ...usually, ...chosen }
  }

  /** People in the last matches of this person, the last first. */
  async playedWith(person: string): Promise<readonly string[]> {
    const matches = await this.#terms.finished(person, MATCHES)
    const all = matches.flatMap(({ match }) => match.sitters.flatMap(it => ('person' in it ? it.person : [])))
    return [...new Set(all)].filter(id => id !== person)
  }

  async #tellers(viewer: string, ids: readonly string[]): Promise<ReadonlyMap<string, PersonTold>> {
    const { knowing } = this.#terms
    const known = await knowing.all(await knowing.circleOf(viewer), [...new Set(ids)])
    return new Map(known.map(told => [told.person, told]))
  }

  /** To tables that can still be joined. */
  async #invitations(person: string): Promise<readonly InvitationTold[]> {
    const { store, now, tableFor } = this.#terms
    const all = (await store.invitations(person, now() - INVITED)).slice(0, MOST_INVITATIONS)
    const known = await this.#tellers(
      person,
      all.map(({ by }) => by),
    )
    const told = all.map(async ({ by, table: id, at }): Promise<readonly InvitationTold[]> => {
      const [table, somebody] = [await tableFor(id, person), known.get(by)]
      if (table === null || somebody === undefined || !hasRoomFor(table, person)) return []
      return [{ by: somebody, table: id, game: table.game, at }]
    })
    return (await Promise.all(told)).flat()
  }
}

/** Whether this person could sit down there, and does not sit there yet. */
export const hasRoomFor = (table: Table, person: string): boolean =>
  !table.barred.includes(person) && seemsToHaveRoomFor(table, person)

/** The same, as everybody sees it: whom the host has shown out is for the host to know. */
export const seemsToHaveRoomFor = ({ state, seats }: Table, person: string): boolean =>
  state === 'gathering' &&
  seats.some(({ sitter }) => sitter === null) &&
  !seats.some(({ sitter }) => sitter?.person === person)

const hereFirst = (all: readonly PersonTold[]): readonly PersonTold[] =>
  all.toSorted((a, b) => Number(b.here !== null) - Number(a.here !== null) || a.name.localeCompare(b.name))
