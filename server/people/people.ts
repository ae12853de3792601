import { randomBytes } from 'node:crypto'
import { isName } from '#kernel/file'
import type { Refused } from '../matches/replies.ts'
import type { PeopleStore, Person } from '../storage/port.ts'
import type { Accounts, Standing } from './accounts.ts'
import type { NewAccount } from './sign-up.ts'
import { bearerIn, hashOf, newToken } from './tokens.ts'

/** Somebody who came in, and what their browser has to keep. */
export interface Entered {
  readonly person: Person
  readonly cookies: readonly string[]
}

/** A token as its owner sees it afterwards. */
export interface TokenMade {
  readonly id: string
  readonly name: string
  readonly made: number
}

/** Who plays here. A person's id never changes; what vouches for them may. */
export class People {
  readonly #store: PeopleStore
  readonly #accounts: Accounts
  readonly #now: () => number

  constructor(store: PeopleStore, accounts: Accounts, now: () => number) {
    this.#store = store
    this.#accounts = accounts
    this.#now = now
  }

  /** By the token of a program, if there is one, or else by the session cookie. */
  whoIs(headers: Headers): Promise<Person | null> {
    const token = bearerIn(headers)
    return token === null ? this.inPerson(headers) : this.#store.byToken(hashOf(token))
  }

  /** By the session cookie alone: what a program may not do for somebody asks for this. */
  async inPerson(headers: Headers): Promise<Person | null> {
    const account = await this.#accounts.accountOf(headers)
    return account === null ? null : this.#store.byAccount(account)
  }

  /** A guest comes in: a name is enough. */
  async enter(name: string): Promise<Entered> {
    const { account, cookies } = await this.#accounts.guest()
    const person = { id: randomBytes(9).toString('base64url'), name: named(name), account, since: this.#now() }
    await this.#store.put(person)
    return { person, cookies }
  }

  async rename(person: Person, name: string): Promise<Person> {
    const renamed = { ...person, name: named(name) }
    await this.#store.put(renamed)
    return renamed
  }

  /** From now on they can also come back by username and password. Null if it is done. */
  signUp(person: Person, as: NewAccount): Promise<Refused | null> {
    return this.#accounts.signUp(person.account, as)
  }

  standing(person: Person): Promise<Standing> {
    return this.#accounts.standing(person.account)
  }

  /** The cookies to be set so that somebody who visits now and then is remembered. */
  renew(headers: Headers): Promise<readonly string[]> {
    return this.#accounts.renew(headers)
  }

  /** A secret that lets a program play for somebody. It is told once. */
  async makeToken(person: Person, name: string): Promise<string> {
    const token = newToken()
    await this.#store.addToken(hashOf(token), person.id, named(name), this.#now())
    return token
  }

  /** What they have made, each by an id that lets nobody in: its hash. */
  async tokensOf(person: Person): Promise<readonly TokenMade[]> {
    return (await this.#store.tokensOf(person.id)).map(({ hash, name, at }) => ({ id: hash, name, made: at }))
  }

  /** By the token itself, or by its id. False if they have no such token. */
  dropToken(person: Person, by: { readonly token: string } | { readonly id: string }): Promise<boolean> {
    return this.#store.dropToken('token' in by ? hashOf(by.token) : by.id, person.id)
  }
}

function named(name: string): string {
  if (!isName(name)) throw new RangeError('expected a name of 1 to 40 printable characters')
  return name
}
