import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { LetterLanguage } from '#protocol/account'
import { type Refused, refused } from '#protocol/refused'
import type { Mailer } from '../mail/mailer.ts'
import type { Share } from '../nodes/shared-limits.ts'
import type { AccountStore } from '../storage/account-port.ts'
import type { Person } from '../storage/port.ts'
import type { Accounts } from './accounts.ts'
import { letters } from './letters.ts'
import { Misses } from './misses.ts'
import { endLinks } from './recovery.ts'

export interface MailParams {
  readonly store: AccountStore
  readonly accounts: Pick<Accounts, 'weigh'>
  /** Null if the house sends no mail. */
  readonly mailer: Mailer | null
  readonly secret: string
  /** Where the house is, for letters. */
  readonly origin: string
  /** The language this person reads. */
  readonly languageOf: (person: string) => Promise<LetterLanguage>
  readonly now: () => number
  readonly failed: (what: string, error: unknown) => void
  /** What is counted is counted on all nodes together. */
  readonly share?: ((title: string) => Share) | undefined
}

export interface Letter {
  readonly subject: string
  readonly text: string
}

const HOUR = 3_600_000
/** How often a code may be tried. */
const TRIES = 5
/** How long to wait before the next code, in milliseconds. */
const PAUSE = 60_000
/** Letters to one address: this many at once, and one more every twenty minutes. */
const LETTERS = 5
const NEXT_LETTER = 20 * 60_000
/** Letters to one person about their ways in: one, and the next after ten minutes, since one change seldom comes alone. */
const NEXT_WAYS = 10 * 60_000
/** Wrong codes for one address, whoever tries them: this many at once, and as many a day. */
const WRONG = 20
const NEXT_WRONG = (24 * HOUR) / WRONG

export const noMail = refused('no mail', 'a house that sends letters')
const tooSoon = refused('too fast', 'a minute between two codes')
const wrongCode = refused('wrong code', 'the six digits in the last letter, within an hour and five tries')

/**
 * The addresses of people. Whether an address is known here is told to nobody: the answer is the same, at the same time,
 * and only whoever reads its letters learns more.
 */
export class Mail {
  readonly #terms: MailParams
  readonly #answers: Misses
  readonly #warnings: Misses
  readonly #ways: Misses
  readonly #wrong: Misses
  readonly #sending = new Set<Promise<void>>()

  constructor(terms: MailParams) {
    this.#terms = terms
    const { now, share } = terms
    this.#answers = new Misses(LETTERS, NEXT_LETTER, now, share?.('letters'))
    this.#warnings = new Misses(LETTERS, NEXT_LETTER, now, share?.('warnings'))
    this.#ways = new Misses(1, NEXT_WAYS, now, share?.('ways'))
    this.#wrong = new Misses(WRONG, NEXT_WRONG, now, share?.('mail codes'))
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
    const isSent = this.mayAnswer(address)
    const hash = isOthers || !isSent ? '' : this.#hashOf(person.id, address, code) // what nobody was told opens nothing
    await store.mail.ask(person.id, { address, hash, at, until: at + HOUR })
    if (isSent) this.post(address, isOthers ? letters[language].known(origin) : letters[language].code(code, origin))
    return null
  }

  /** The address is theirs if the code is right. The one before is told that it is not any more. */
  async confirm(person: Person, code: string, language: LetterLanguage): Promise<Refused | null> {
    const { store, now, accounts } = this.#terms
    const asked = await store.mail.try(person.id)
    if (asked === null || asked.tries > TRIES || asked.until <= now()) return wrongCode
    if (!this.#wrong.take(asked.address.toLowerCase())) return wrongCode
    const [given, right] = [this.#hashOf(person.id, asked.address, code), asked.hash].map(it => Buffer.from(it))
    if (given === undefined || right === undefined) return wrongCode
    if (given.length !== right.length || !timingSafeEqual(given, right)) return wrongCode
    this.#wrong.giveBack(asked.address.toLowerCase())
    const before = await this.addressOf(person.id)
    if (!(await store.mail.keep(person.id, asked.address, now()))) return wrongCode
    await accounts.weigh(person.account)
    if (before !== null && before !== asked.address) await this.#left(person, before, language)
    return null
  }

  async drop(person: Person): Promise<void> {
    const { store, accounts, languageOf } = this.#terms
    const before = await this.addressOf(person.id)
    await store.mail.drop(person.id)
    await accounts.weigh(person.account)
    if (before !== null) await this.#left(person, before, await languageOf(person.id))
  }

  /** Tells somebody that another way into their account was added, changed or removed. */
  async waysChanged({ id }: Pick<Person, 'id'>): Promise<void> {
    const { origin, languageOf } = this.#terms
    const address = await this.addressOf(id)
    if (address !== null && this.#ways.take(id)) this.post(address, letters[await languageOf(id)].ways(origin))
  }

  /** Whether this address may get a letter that anybody can ask for. Counts it. */
  mayAnswer(to: string): boolean {
    return this.#answers.take(to.toLowerCase())
  }

  /** Tells somebody what was done in their name. Strangers, who can use up all answers, cannot use up these. */
  warn(to: string, letter: Letter): void {
    if (this.#warnings.take(to.toLowerCase())) this.post(to, letter)
  }

  /** Sends a letter, later. Nobody waits for it, so nobody learns from how long it takes. */
  post(to: string, letter: Letter): void {
    const { mailer, failed } = this.#terms
    if (mailer === null) return
    const sending = mailer
      .send({ to, ...letter })
      .catch(error => failed('a letter', error))
      .finally(() => this.#sending.delete(sending))
    this.#sending.add(sending)
  }

  /** Waits until all letters are on their way. */
  async close(): Promise<void> {
    await Promise.all(this.#sending)
  }

  /** The address is no longer theirs: its links open nothing, and it is told. */
  async #left(person: Person, address: string, language: LetterLanguage): Promise<void> {
    const { store, origin } = this.#terms
    await endLinks(store, person.id)
    this.warn(address, letters[language].changed(origin))
  }

  #hashOf(person: string, address: string, code: string): string {
    return createHmac('sha256', `${this.#terms.secret} mail`).update(`${person} ${address} ${code}`).digest('hex')
  }
}
