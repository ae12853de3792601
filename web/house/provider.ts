import { isRefused, type Refused } from '#client/messages'
import { call } from './calling.ts'

/* The OpenID provider of the host, if there is one. */

export const providerName = (): Promise<{ readonly provider: string | null } | Refused> => call('GET', '/api/privacy')

/** Leaves the page for the provider, to sign in there or to make it a way in. It sends people back to their account. */
export async function goToProvider(what: 'in' | 'linked'): Promise<object | Refused> {
  const told = await call<{ readonly url: string }>('POST', `/api/people/provider/${what}`, {})
  if (!isRefused(told)) location.assign(told.url)
  return told
}
