import { createHmac, randomInt } from 'node:crypto'
import type { LetterLanguage, SureBody, SureTold } from '#protocol/account'
import { type Refused, refused } from '#protocol/refused'
import type { Share } from '../nodes/shared-limits.ts'
import type { AccountStore } from '../storage/account-port.ts'
import type { Person } from '../storage/port.ts'
import type { Accounts } from './accounts.ts'
import { letters } from './letters.ts'
import type { Mail } from './mail.ts'
import { Misses } from './misses.ts'
import { SURE } from './sure-sessions.ts'

export interface SurenessParams {
  readonly accounts: Accounts
  readonly store: Pick<AccountStore, 'secrets'>
  readonly mail: Mail
  readonly secret: string
  readonly origin: string
  /** Whether this house has an OpenID provider. */
  readonly hasProvider: boolean
  readonly now: () => number
  readonly share?: ((title: string) => Share) | undefined
}

/** What somebody got wrong, by person: this often at once, and once more every minute. */
const WRONG = 10
const NEXT_WRONG = 60_000
/** Letters to one person: this many at once, and one more every twenty minutes. */
const LETTERS = 5
const NEXT_LETTER = 20 * 60_000

const notSure = refused('not sure', 'first a sign that it is you: POST /api/people/sure')
const tooFast = refused('too fast', 'fewer tries: one a minute')
const tooManyLetters = refused('too fast', 'fewer letters: one every twenty minutes')
const notThat = refused('not possible', 'what GET /api/people/sure lists')
const wrong = {
  password: refused('wrong password', 'the password as it is now'),
  letter: refused('wrong code', 'the six digits in the last letter, within ten minutes'),
  passkey: refused('wrong passkey', 'a passkey of this account'),
} as const

/**
 * Whoever has somebody's session for a moment must not be able to stay: before ways in change, the house wants to be sure that
 * it is them. Who has no way in but the cookie has nothing to show, and nothing to lose yet.
 */
export class Sureness {
  readonly #terms: SurenessParams
  readonly #wrong: Misses
  readonly #letters: Misses

  constructor(terms: SurenessParams) {
    this.#terms = terms
    const { now, share } = terms
    this.#wrong = new Misses(WRONG, NEXT_WRONG, now, share?.('sure'))
    this.#letters = new Misses(LETTERS, NEXT_LETTER, now, share?.('sure letters'))
  }

  /** Null if the house is sure enough that this is them. */
  async refusal(person: Person, headers: Headers): Promise<Refused | null> {
    const { accounts } = this.#terms
    return (await accounts.isSure(headers)) || !(await this.#hasWays(person)) ? null : notSure
  }

  /** What they can show. A letter is for those without a password: a passkey may be on another device. */
  async told(person: Person, headers: Headers): Promise<SureTold> {
    const { accounts, mail, hasProvider } = this.#terms
    const ways = await accounts.ways(person.account)
    const hasLetter = !ways.hasPassword && mail.isServed && (await mail.addressOf(person.id)) !== null
    const all = { password: ways.hasPassword, passkey: ways.passkeys > 0, letter: hasLetter }
    const by = (['password', 'passkey', 'letter'] as const).filter(way => all[way])
    const isSure = (await this.refusal(person, headers)) === null
    return { isSure, by: [...by, ...(hasProvider && ways.hasProvider ? (['provider'] as const) : [])] }
  }

  /** Sends a code to their confirmed address. */
  async ask(person: Person, headers: Headers, language: LetterLanguage): Promise<Refused | null> {
    const { store, mail, now, origin } = this.#terms
    const address = await mail.addressOf(person.id)
    if (address === null || !(await this.told(person, headers)).by.includes('letter')) return notThat
    if (!this.#letters.take(person.id)) return tooManyLetters
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const at = now()
    await store.secrets.replace(person.id, 'sure', [{ hash: this.#hashOf(person.id, code), at, until: at + SURE }])
    mail.post(address, letters[language].sure(code, origin))
    return null
  }

  /** Null if it was right: then the house is sure for a while. */
  async show(person: Person, headers: Headers, shown: SureBody): Promise<Refused | null> {
    const way = 'password' in shown ? 'password' : 'code' in shown ? 'letter' : 'passkey'
    const isRight = await this.tried(person, () => this.#isRight(person, headers, shown), Boolean)
    if (isRight === null) return tooFast
    if (!isRight) return wrong[way]
    await this.#terms.accounts.nowSure(headers)
    return null
  }

  /** The result; null if it was not tried because too much was wrong before. */
  async tried<T>({ id }: Person, check: () => Promise<T>, isRight: (it: T) => boolean): Promise<T | null> {
    if (!this.#wrong.take(id)) return null
    const it = await check()
    if (isRight(it)) this.#wrong.giveBack(id)
    return it
  }

  async #isRight({ id, account }: Person, headers: Headers, shown: SureBody): Promise<boolean> {
    const { accounts, store, now } = this.#terms
    if ('password' in shown) return accounts.isPassword(account, shown.password)
    if ('passkey' in shown) return accounts.isPasskey(account, headers, shown.passkey)
    return (await store.secrets.take(this.#hashOf(id, shown.code), now())) !== null
  }

  async #hasWays({ id, account }: Person): Promise<boolean> {
    const { accounts, store } = this.#terms
    return !(await accounts.standing(account)).guest || (await store.secrets.count(id, 'printed')) > 0
  }

  #hashOf(person: string, code: string): string {
    return createHmac('sha256', `${this.#terms.secret} sure`).update(`${person} ${code}`).digest('hex')
  }
}
