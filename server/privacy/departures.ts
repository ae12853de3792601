import type { Accounts } from '../people/accounts.ts'
import type { People } from '../people/people.ts'
import type { AccountStore } from '../storage/account-port.ts'
import type { PeopleStore, Person } from '../storage/port.ts'
import type { Part } from './parts.ts'

export interface DepartureParams {
  readonly store: AccountStore
  readonly people: PeopleStore
  readonly house: Pick<People, 'ended'>
  readonly accounts: Pick<Accounts, 'forget' | 'endSessions'>
  readonly parts: readonly Part[]
  /** Matches in memory lose the name, too. */
  readonly unname: (person: string) => Promise<void>
  readonly now: () => number
}

const DAY = 86_400_000
/** How long somebody with an account can change their mind. */
export const GRACE = 7 * DAY
/** For how long nodes are told who has left: each of them may have their matches in memory. */
const TOLD = DAY
const AT_ONCE = 20

/**
 * People who leave for good. Whoever can sign in again has a week to do so, which takes it back; a guest could not, so they
 * leave at once. Every step may be done twice: whatever is interrupted is done again from the beginning.
 */
export class Departures {
  readonly #terms: DepartureParams
  constructor(terms: DepartureParams) {
    this.#terms = terms
  }

  /** Whether the house would have no host without them: who is about to leave counts no more. */
  async isLastHost(
    person: string,
    roles: readonly { readonly person: string; readonly role: string }[],
  ): Promise<boolean> {
    const hosts = roles.filter(({ role }) => role === 'host')
    if (hosts.every(it => it.person !== person)) return false
    const others = hosts.filter(it => it.person !== person)
    const leaving = await Promise.all(others.map(it => this.#terms.store.departures.of(it.person)))
    return leaving.every(it => it !== null)
  }

  /** When it begins; null if it is complete already. */
  async ask(person: Person, isGuest: boolean): Promise<number | null> {
    const { store, people, accounts, house, now } = this.#terms
    const due = isGuest ? now() : now() + GRACE
    await store.departures.ask(person.id, now(), due)
    await people.dropTokens(person.id)
    await accounts.endSessions(person.account)
    await house.ended(person)
    if (!isGuest) return due
    await this.#leave(person.id)
    return null
  }

  /** Completes what is due or was interrupted, and tells this process who has left lately. */
  async sweep(): Promise<void> {
    const { store, now, unname } = this.#terms
    for (const { person } of await store.departures.due(now(), AT_ONCE)) await this.#leave(person)
    for (const person of await store.departures.since(now() - TOLD)) await unname(person)
    await store.departures.clear(now() - TOLD)
  }

  async #leave(id: string): Promise<void> {
    const { store, people, accounts, house, parts, unname, now } = this.#terms
    if (!(await store.departures.begin(id, now()))) return // taken back after it was found due
    const person = await people.find(id)
    if (person !== null) {
      await accounts.forget(person.account)
      await people.dropTokens(id)
      await house.ended(person)
      for (const { forget } of parts) await forget({ id, name: person.name, at: now() })
      await store.forget(id)
      await unname(id)
      await people.forget(id)
    }
    await store.departures.complete(id, now())
  }
}
