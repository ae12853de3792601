import type { Oidc } from '../config.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Nodes } from '../nodes/nodes.ts'
import { wishesIn } from '../notices/wishes.ts'
import type { Store } from '../storage/port.ts'
import type { Accounts } from './accounts.ts'
import type { AccountParams } from './auth-options.ts'
import { Mail } from './mail.ts'
import type { People } from './people.ts'
import type { ProviderRouteParams } from './provider-routes.ts'
import { Recovery } from './recovery.ts'
import { Sureness } from './sureness.ts'
import type { WayRouteParams } from './way-routes.ts'

/** What accounts ask the store: who can be reached by mail, and that somebody who signs in does not want to leave. */
export const askingThe = ({
  people,
  accounts,
}: Pick<Store, 'people' | 'accounts'>): Required<Pick<AccountParams, 'hasMail' | 'signedIn'>> => ({
  async hasMail(account) {
    const person = await people.byAccount(account)
    return person !== null && (await accounts.mail.of(person.id)) !== null
  },
  async signedIn(account) {
    const person = await people.byAccount(account)
    if (person !== null) await accounts.departures.takeBack(person.id)
  },
})

export interface FurnishParams {
  readonly store: Pick<Store, 'people' | 'accounts' | 'notices'>
  readonly people: People
  readonly accounts: Accounts
  readonly mailer: Mailer | null
  readonly oidc: Oidc | null
  readonly secret: string
  readonly baseUrl: string
  readonly now: () => number
  readonly nodes?: Nodes | undefined
  readonly failed: (what: string, error: unknown) => void
}

/** Mail, recovery and the provider, and what their routes need. */
export function furnishWays(terms: FurnishParams): WayRouteParams & ProviderRouteParams {
  const { store, people, accounts, mailer, oidc, secret, baseUrl, now, nodes, failed } = terms
  const { origin } = new URL(baseUrl)
  const share = nodes && ((title: string) => nodes.limits.as(title))
  const languageOf = async (person: string) => wishesIn((await store.notices.wishes.of([person])).get(person)).language
  const mail = new Mail({ store: store.accounts, accounts, mailer, secret, origin, languageOf, now, failed, share })
  const silence = async (person: string): Promise<void> => {
    const { devices, hooks } = store.notices
    for (const { id } of await devices.of([person])) await devices.drop(person, id)
    for (const { id } of await hooks.of([person])) await hooks.switchOff(person, id, now())
  }
  const recovery = new Recovery({
    ...{ store: store.accounts, people: store.people, house: people, accounts, mail, silence, origin, now },
  })
  const hasProvider = oidc !== null
  const sureness = new Sureness({ accounts, store: store.accounts, mail, secret, origin, hasProvider, now, share })
  return {
    ...{ people, accounts, store: store.accounts, mail, recovery, sureness, now, nodes, baseUrl },
    provider: oidc?.name ?? null,
  }
}
