/* Whom to invite as soon as there is a table. */

const KEY = 'invitee'

export const willInvite = (person: string): void => sessionStorage.setItem(KEY, person)

/** Whoever is to be invited, once. */
export function takeInvitee(): string | null {
  const person = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return person
}
