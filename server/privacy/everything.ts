import type { WaysIn } from '../people/accounts.ts'
import type { AccountStore } from '../storage/account-port.ts'
import type { PeopleStore, Person } from '../storage/port.ts'
import type { Part } from './parts.ts'

export interface EverythingParams {
  readonly people: Pick<PeopleStore, 'tokensOf'>
  readonly accounts: {
    ways(account: string): Promise<WaysIn>
    sessions(
      account: string,
      headers: Headers,
    ): Promise<readonly { readonly browser: string; readonly made: number; readonly seen: number }[]>
  }
  readonly store: AccountStore
  readonly parts: readonly Part[]
  readonly origin: string
  readonly now: () => number
}

const day = (at: number): string => new Date(at).toISOString()

/** Everything the house keeps about this person, by headings. It holds nothing that is hidden from them. */
export async function everythingAbout(
  { people, accounts, store, parts, origin, now }: EverythingParams,
  { id, name, account, since, crest }: Person,
): Promise<Readonly<Record<string, unknown>>> {
  const [ways, sessions, tokens, mail, codes] = await Promise.all([
    accounts.ways(account),
    accounts.sessions(account, new Headers()),
    people.tokensOf(id),
    store.mail.of(id),
    store.secrets.count(id, 'printed'),
  ])
  const told: Record<string, unknown> = {
    'This file': {
      house: origin,
      made: day(now()),
      about:
        'Everything this house keeps about you. Passwords, codes and keys are kept only as hashes and are not in it.',
    },
    'Who you are': { id, name, since: day(since), crest: crest ?? null },
    'Your account': {
      username: ways.username,
      password: ways.hasPassword,
      passkeys: ways.passkeys,
      provider: ways.hasProvider,
      mail: mail === null ? null : { address: mail.address, since: day(mail.since) },
      recoveryCodes: codes,
    },
    'Where you are signed in': sessions.map(({ browser, made, seen }) => ({
      browser,
      made: day(made),
      seen: day(seen),
    })),
    'Your programs': tokens.map(({ name: called, at }) => ({ name: called, made: day(at) })),
  }
  for (const { title, allOf } of parts) told[title] = await allOf(id)
  return told
}

/** The same as text: a heading for each part, and a list. */
export const asText = (everything: Readonly<Record<string, unknown>>): string =>
  Object.entries(everything)
    .map(([title, value]) => `# ${title}\n\n${lines(value, '').join('\n') || '-'}\n`)
    .join('\n')

function lines(value: unknown, indent: string): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(each => item(each, indent))
  if (typeof value !== 'object' || value === null) return [`${indent}${plain(value)}`]
  return Object.entries(value).flatMap(([key, it]) =>
    typeof it === 'object' && it !== null
      ? [`${indent}- ${key}:`, ...lines(it, `${indent}  `)]
      : [`${indent}- ${key}: ${plain(it)}`],
  )
}
const item = (value: unknown, indent: string): readonly string[] =>
  typeof value === 'object' && value !== null
    ? [`${indent}-`, ...lines(value, `${indent}  `)]
    : [`${indent}- ${plain(value)}`]
const plain = (value: unknown): string =>
  value === null ? '-' : value === true ? 'yes' : value === false ? 'no' : String(value).replace(/\s+/g, ' ')
