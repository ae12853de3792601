import { randomBytes } from 'node:crypto'
import { isName } from '#kernel/names'
import type { OwnCrest } from '#protocol/crest'
import type { Refused } from '../matches/replies.ts'
import type { PeopleStore, Person } from '../storage/port.ts'
import type { AccountStatus, Accounts } from './accounts.ts'
import type { NewAccount } from './sign-up.ts'
import { bearerIn, hashOf, newToken } from './tokens.ts'

/** Somebody who entered, and the cookies for their browser. */
export interface Entered {
  readonly person: Person
  readonly cookies: readonly string[]
}

/** A token as its owner sees it later. */
export interface TokenMade {
  readonly id: string
  readonly name: string
  readonly made: number
}

/** The people of the house. A person's id never changes; how they authenticate may. */
export class People {
  readonly #store: PeopleStore
  readonly #accounts: Accounts
  readonly #now: () => number
  readonly #ended: (person: string) => Promise<void>

  /** `ended` is called with every person whose sessions or tokens may have ended. */
  constructor(
    store: PeopleStore,
    accounts: Accounts,
    now: () => number,
    ended: (person: string) => Promise<void> = async () => {},
  ) {
    this.#store = store
    this.#accounts = accounts
    this.#now = now
    this.#ended = ended
  }

  /** By token, if there is one, otherwise by session cookie. */
  whoIs(headers: Headers): Promise<Person | null> {
    const token = bearerIn(headers)
    return token === null ? this.inPerson(headers) : this.#store.byToken(hashOf(token))
  }

  /** By session cookie only, for actions that a program may not take. */
  async inPerson(headers: Headers): Promise<Person | null> {
    const account = await this.#accounts.accountOf(headers)
    return account === null ? null : this.#store.byAccount(account)
  }

  /** A guest enters. A name is enough. */
  async enter(name: string, crest?: OwnCrest, agent = ''): Promise<Entered> {
    const { account, cookies } = await this.#accounts.guest(agent)
    const id = randomBytes(9).toString('base64url')
    const person = { id, name: named(name), account, since: this.#now(), ...(crest !== undefined && { crest }) }
    await this.#store.put(person)
    return { person, cookies }
  }

  /** Takes another name, another crest, or both. */
  async change(
    person: Person,
    { name, crest }: { readonly name?: string | undefined; readonly crest?: OwnCrest | undefined },
  ): Promise<Person> {
    const changed = {
      ...person,
      ...(name !== undefined && { name: named(name) }),
      ...(crest !== undefined && { crest }),
    }
    await this.#store.put(changed)
    return changed
  }

  /** Adds a username and a password to sign in with. Null if it succeeds. */
  signUp(person: Person, as: NewAccount): Promise<Refused | null> {
    return this.#accounts.signUp(person.account, as)
  }

  standing(person: Person): Promise<AccountStatus> {
    return this.#accounts.standing(person.account)
  }

  /** The cookies to set so that regular visitors are remembered. */
  renew(headers: Headers): Promise<readonly string[]> {
    return this.#accounts.renew(headers)
  }

  /** A secret that lets a program play for somebody. It is shown only once. */
  async makeToken(person: Person, name: string): Promise<string> {
    const token = newToken()
    await this.#store.addToken(hashOf(token), person.id, named(name), this.#now())
    return token
  }

  /** Their tokens, each identified by its hash, which lets nobody in. */
  async tokensOf(person: Person): Promise<readonly TokenMade[]> {
    return (await this.#store.tokensOf(person.id)).map(({ hash, name, at }) => ({ id: hash, name, made: at }))
  }

  /** By the token itself or by its id. False if they have no such token. */
  async dropToken(person: Person, by: { readonly token: string } | { readonly id: string }): Promise<boolean> {
    const isDropped = await this.#store.dropToken('token' in by ? hashOf(by.token) : by.id, person.id)
    await this.ended(person)
    return isDropped
  }

  async dropTokens(person: Person): Promise<void> {
    await this.#store.dropTokens(person.id)
    await this.ended(person)
  }

  /** Ends all sessions of a person except the one these headers carry, and optionally their tokens. */
  async revokeOthers(person: Person, headers: Headers, tokens: boolean): Promise<void> {
    await this.#accounts.revokeOthers(headers)
    if (tokens) await this.#store.dropTokens(person.id)
    await this.ended(person)
  }

  /** Some of their sessions or tokens may have ended. Resolves when none of them is accepted any more. */
  ended({ id }: Person): Promise<void> {
    return this.#ended(id)
  }
}

function named(name: string): string {
  if (!isName(name)) throw new RangeError('expected a name of 1 to 40 visible characters')
  return name
}
