import type { Config } from '../config.ts'
import type { LiveMatches } from '../matches/live-matches.ts'
import type { Nodes } from '../nodes/nodes.ts'
import type { Accounts } from '../people/accounts.ts'
import type { Mail } from '../people/mail.ts'
import type { People } from '../people/people.ts'
import type { Sureness } from '../people/sureness.ts'
import type { Store } from '../storage/port.ts'
import type { Table } from '../tables/table.ts'
import type { Tavern } from '../tables/tavern.ts'
import { Departures } from './departures.ts'
import { partsOf } from './parts.ts'
import { retain } from './retention.ts'
import type { PrivacyRouteParams } from './routes.ts'

export interface PrivacyParams {
  readonly config: Pick<Config, 'keep' | 'oidc' | 'publicUrl'>
  readonly store: Store<Table>
  readonly tavern: Tavern
  readonly liveMatches: LiveMatches
  readonly people: People
  readonly accounts: Accounts
  readonly mail: Mail
  readonly sureness: Sureness
  readonly now: () => number
  readonly nodes?: Nodes | undefined
}

/** What its routes need, and what has to be done from time to time. */
export function furnishPrivacy(terms: PrivacyParams): PrivacyRouteParams & { readonly retain: () => Promise<void> } {
  const { config, store, tavern, liveMatches, people, accounts, mail, sureness, now, nodes } = terms
  const parts = partsOf(store, tavern)
  const unname = (person: string): Promise<void> => liveMatches.unname(person)
  const leaving = { store: store.accounts, people: store.people, house: people, accounts, parts, unname, now }
  return {
    ...{ people, accounts, mail, sureness, now, nodes },
    roles: store.order.roles,
    departures: new Departures(leaving),
    everything: { people: store.people, accounts, store: store.accounts, parts, origin: config.publicUrl, now },
    told: { sendsMail: mail.isServed, provider: config.oidc?.name ?? null, keep: config.keep },
    retain: () => retain({ keep: config.keep, store, accounts, now }),
  }
}
