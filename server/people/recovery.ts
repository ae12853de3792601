import { randomBytes, randomInt } from 'node:crypto'
import type { LetterLanguage } from '#protocol/account'
import { type Refused, refused } from '#protocol/refused'
import type { AccountStore, SecretKind } from '../storage/account-port.ts'
import type { PeopleStore, Person } from '../storage/port.ts'
import type { Accounts } from './accounts.ts'
import { letters } from './letters.ts'
import type { Mail } from './mail.ts'
import type { People } from './people.ts'
import { hashOf } from './tokens.ts'

export interface RecoveryParams {
  readonly store: AccountStore
  readonly people: PeopleStore
  readonly house: Pick<People, 'ended'>
  readonly accounts: Accounts
  readonly mail: Mail
  /** Nobody outside the page is told anything of theirs any more. */
  readonly silence: (person: string) => Promise<void>
  readonly origin: string
  readonly now: () => number
}

const HOUR = 3_600_000
/** How long a link of the host works. */
export const HOST_LINK = 24 * HOUR
const CODES = 10
/** Without letters that look like others. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export const wrongSecret = refused('wrong secret', 'a link or a recovery code that nobody has used yet')

/** 80 random bits, to be written down: `7K2M-…` */
const newCode = (): string =>
  Array.from({ length: 16 }, (_, i) => `${i > 0 && i % 4 === 0 ? '-' : ''}${LETTERS[randomInt(LETTERS.length)]}`).join(
    '',
  )

/** As it was made, however somebody typed it. A link is left as it is. */
const typed = (secret: string): string => {
  const code = secret.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return code.length === 16 ? (code.match(/.{4}/g) ?? []).join('-') : secret
}

/**
 * A link that lets somebody in, once, beside those they have: whoever asks for another ends none. Its secret is behind
 * the #: browsers send that to nobody.
 */
export async function newLink(
  store: Pick<AccountStore, 'secrets'>,
  { person, kind, origin, at, lasts }: LinkParams,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await store.secrets.add({ person, kind, hash: hashOf(secret), at, until: at + lasts })
  return `${origin}/recover#${secret}`
}
interface LinkParams {
  readonly person: string
  readonly kind: SecretKind
  readonly origin: string
  readonly at: number
  readonly lasts: number
}

const links = ['letter', 'host'] as const satisfies readonly SecretKind[]

/** Links that are on their way open nothing any more. */
export async function endLinks(store: Pick<AccountStore, 'secrets'>, person: string): Promise<void> {
  for (const kind of links) await store.secrets.replace(person, kind, [])
}

/** How people come back who have lost everything they signed in with. */
export class Recovery {
  readonly #terms: RecoveryParams
  constructor(terms: RecoveryParams) {
    this.#terms = terms
  }

  /** Sends a link to the address, if it is somebody's. Nobody is told whether it is. */
  async byMail(address: string, language: LetterLanguage): Promise<void> {
    const { store, mail, origin, now } = this.#terms
    const person = await store.mail.owner(address)
    if (person === null || !mail.mayAnswer(address)) return
    const link = await newLink(store, { person, kind: 'letter', origin, at: now(), lasts: HOUR })
    mail.post(address, letters[language].recovery(link, origin))
  }

  /** New recovery codes; those before end. */
  async codes(person: Person): Promise<readonly string[]> {
    const codes = Array.from({ length: CODES }, newCode)
    const at = this.#terms.now()
    const kept = codes.map(code => ({ hash: hashOf(code), at, until: null }))
    await this.#terms.store.secrets.replace(person.id, 'printed', kept)
    return codes
  }

  /**
   * Lets somebody in, and nobody else any more: all sessions, tokens and links end; recovery codes, too, unless it was one of
   * them. Whoever had a session for a moment may have made them. For the same reason no browser and no webhook is told
   * anything any more until its owner says so.
   */
  async take(
    secret: string,
    {
      password,
      agent,
      language,
    }: { readonly password?: string | undefined; readonly agent: string; readonly language: LetterLanguage },
  ): Promise<{ readonly person: Person; readonly cookies: readonly string[] } | Refused> {
    const { store, people, house, accounts, mail, silence, origin, now } = this.#terms
    const taken = await store.secrets.take(hashOf(typed(secret)), now())
    const person = taken === null ? null : await people.find(taken.person)
    if (person === null) return wrongSecret
    if (password !== undefined) await accounts.setPassword(person.account, password)
    await endLinks(store, person.id)
    if (taken?.kind !== 'printed') await store.secrets.replace(person.id, 'printed', [])
    await accounts.endSessions(person.account)
    await people.dropTokens(person.id)
    await silence(person.id)
    const cookies = await accounts.letIn(person.account, agent)
    await house.ended(person)
    const address = await mail.addressOf(person.id)
    if (address !== null) mail.warn(address, letters[language].recovered(origin))
    return { person, cookies }
  }
}
