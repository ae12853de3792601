import { isRefused, type Refused } from '#client/messages'
import { house, type Me } from './api.ts'
import { client } from './line.ts'
import { Observable } from './observable.ts'

/** The current person: undefined until the house has answered, null for an unknown visitor. */
export const me = new Observable<Me | null | undefined>(undefined)

const noCookies: Refused = { code: 'no cookies', rule: null, expected: 'a browser that keeps cookies' }

export async function lookWhoIAm(): Promise<void> {
  const visit = await house.me()
  me.set(isRefused(visit) ? null : visit.person)
}

/**
 * Enters under this name, unless the visitor is already known. The connection is reopened because the old one belongs
 * to nobody.
 */
export async function enter(name: string): Promise<Me | Refused> {
  if (!navigator.cookieEnabled) return noCookies
  const entered = await house.enter(name)
  if (!isRefused(entered)) became(entered)
  return entered
}

/** The person at this page has changed. */
export function became(person: Me | null): void {
  me.set(person)
  client.drop()
}

/** The current person, or a new one who enters under this name. */
export const someone = async (name: string): Promise<Me | Refused> => me.value ?? enter(name)

export async function rename(name: string): Promise<Me | Refused> {
  const renamed = await house.rename(name)
  if (!isRefused(renamed)) became(renamed)
  return renamed
}
export async function signUp(username: string, password: string): Promise<Me | Refused> {
  const signedUp = await house.signUp(username, password)
  if (!isRefused(signedUp)) me.set(signedUp)
  return signedUp
}
export async function signIn(username: string, password: string): Promise<object | Refused> {
  const signedIn = await house.signIn(username, password)
  if (!isRefused(signedIn)) await cameBack()
  return signedIn
}
/** Called after an account has signed somebody in. */
export async function cameBack(): Promise<void> {
  await lookWhoIAm()
  client.drop()
}
export async function signOut(): Promise<object | Refused> {
  const gone = await house.signOut()
  if (!isRefused(gone)) became(null)
  return gone
}
