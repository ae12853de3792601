import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { LetterLanguage } from '#protocol/account'
import { type Refused, refused } from '#protocol/refused'
import type { Mailer } from '../mail/mailer.ts'
import type { AccountStore } from '../storage/account-port.ts'
import type { Person } from '../storage/port.ts'
import type { Accounts } from './accounts.ts'
import { letters } from './letters.ts'
import { Misses } from './misses.ts'

export interface MailParams {
  readonly store: AccountStore
  readonly accounts: Pick<Accounts, 'weigh'>
  /** Null if the house sends no mail. */
  readonly mailer: Mailer | null
  readonly secret: string
  /** Where the house is, for letters. */
  readonly origin: string
  readonly now: () => number
  readonly failed: (what: string, error: unknown) => void
}

const HOUR = 3_600_000
/** How often a code may be tried. */
const TRIES = 5
/** How long to wait before the next code, in milliseconds. */
const PAUSE = 60_000
/** Letters to one address: this many at once, and one more every twenty minutes. */
const LETTERS = 5
const NEXT_LETTER = 20 * 60_000

export const noMail = refused('no mail', 'a house that sends letters')
const tooSoon = refused('too fast', 'a minute between two codes')
const wrongCode = refused('wrong code', 'the six digits in the last letter, within an hour and five tries')

/**
 * The addresses of people. Whether an address is known here is told to nobody: the answer is the same, at the same time,
 * and only whoever reads its letters learns more.
 */
export class Mail {
  readonly #terms: MailParams
  readonly #letters: Misses
  readonly #sending = new Set<Promise<void>>()

  constructor(terms: MailParams) {
    this.#terms = terms
    this.#letters = new Misses(LETTERS, NEXT_LETTER, terms.now)
  }

  get isServed(): boolean {
    return this.#terms.mailer !== null
  }

  /** The address this person has confirmed. */
  async addressOf(person: string): Promise<string | null> {
    return (await this.#terms.store.mail.of(person))?.address ?? null
  }

  /** Sends a code to the address. */
  async ask(person: Person, address: string, language: LetterLanguage): Promise<Refused | null> {
    const { store, now, origin } = this.#terms
    if (!this.isServed) return noMail
    const before = await store.mail.asked(person.id)
    if (before !== null && before.at > now() - PAUSE) return tooSoon
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const [at, owner] = [now(), await store.mail.owner(address)]
    const isOthers = owner !== null && owner !== person.id
    const hash = isOthers ? '' : this.#hashOf(person.id, address, code)
    await store.mail.ask(person.id, { address, hash, at, until: at + HOUR })
    const { subject, text } = isOthers ? letters[language].known(origin) : letters[language].code(code, origin)
    this.post(address, subject, text)
    return null
  }

  /** The address is theirs if the code is right. The one before is told that it is not any more. */
  async confirm(person: Person, code: string, language: LetterLanguage): Promise<Refused | null> {
    const { store, now, accounts, origin } = this.#terms
    const asked = await store.mail.try(person.id)
    if (asked === null || asked.tries > TRIES || asked.until <= now()) return wrongCode
    const [given, right] = [this.#hashOf(person.id, asked.address, code), asked.hash].map(it => Buffer.from(it))
    if (given === undefined || right === undefined) return wrongCode
    if (given.length !== right.length || !timingSafeEqual(given, right)) return wrongCode
    const before = await this.addressOf(person.id)
    if (!(await store.mail.keep(person.id, asked.address, now()))) return wrongCode
    await accounts.weigh(person.account)
    if (before !== null && before !== asked.address) {
      const { subject, text } = letters[language].changed(origin)
      this.post(before, subject, text)
    }
    return null
  }

  async drop(person: Person, language: LetterLanguage = 'en'): Promise<void> {
    const { store, accounts, origin } = this.#terms
    const before = await this.addressOf(person.id)
    await store.mail.drop(person.id)
    await accounts.weigh(person.account)
    const { subject, text } = letters[language].changed(origin)
    if (before !== null) this.post(before, subject, text)
  }

  /** Sends a letter, later. Nobody waits for it, so nobody learns from how long it takes. */
  post(to: string, subject: string, text: string): void {
    const { mailer, failed } = this.#terms
    if (mailer === null || !this.#letters.take(to.toLowerCase())) return
    const sending = mailer
      .send({ to, subject, text })
      .catch(error => failed('a letter', error))
      .finally(() => this.#sending.delete(sending))
    this.#sending.add(sending)
  }

  /** Waits until all letters are on their way. */
  async close(): Promise<void> {
    await Promise.all(this.#sending)
  }

  #hashOf(person: string, address: string, code: string): string {
    return createHmac('sha256', `${this.#terms.secret} mail`).update(`${person} ${address} ${code}`).digest('hex')
  }
}
