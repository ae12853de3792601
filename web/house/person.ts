import { isRefused, type Refused } from '#client/messages'
import type { OwnCrest } from '#protocol/crest'
import { house, type Me } from './api.ts'
import { forgetOnDevice, keepOnDevice, keptCrest } from './kept-crest.ts'
import { client, disowned } from './line.ts'
import { crestFor } from './names/made-up.ts'
import { Observable } from './observable.ts'
import { change } from './settings.ts'

/** The current person: undefined until the house has answered, null for an unknown visitor. */
export const me = new Observable<Me | null | undefined>(undefined)

me.listen(() => {
  if (me.value) keepOnDevice(me.value)
})

// The session has ended on another device, or in another tab. By the time we are let in again, a new one has arrived if there is one.
disowned.listen(async () => {
  const visit = await house.me()
  if (!isRefused(visit)) me.set(visit.person)
})

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
  const crest = keptCrest() ?? crestFor(name)
  const entered = await house.enter({ name, ...(crest !== null && { crest }) })
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

/** The same under this name: who is known already takes it. */
export const someoneNamed = async (name: string): Promise<Me | Refused> =>
  me.value && me.value.name !== name ? rename(name) : someone(name)

export async function rename(name: string): Promise<Me | Refused> {
  const renamed = await house.change({ name })
  if (!isRefused(renamed)) became(renamed)
  return renamed
}
/** Takes another face or colour. A visitor without a name takes it along on entering. */
export async function wear(crest: OwnCrest): Promise<object | Refused> {
  change({ face: crest.face, colour: crest.colour })
  if (!me.value) return {}
  const changed = await house.change({ crest })
  if (!isRefused(changed)) me.set(changed)
  return changed
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
  if (isRefused(gone)) return gone
  forgetOnDevice()
  became(null)
  return gone
}
