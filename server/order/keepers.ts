import type { Role } from '#protocol/order-words'
import { refused } from '#protocol/refused'
import type { OrderStore } from '../storage/order-port.ts'
import type { Person } from '../storage/port.ts'

/** Somebody who keeps order. */
export interface Keeper {
  readonly person: Person
  readonly role: Role
}
/** Who does something at the desk: a keeper, or, with null, whoever runs the house and its commands. */
export type Actor = Keeper | null

export const noRole = refused('no role', 'somebody who keeps order in this house')
export const notHost = refused('not a host', 'a host of this house')
export const notYours = refused('not yours', 'somebody else who keeps order: it is about you, or about one of them')

/** Nobody decides about themselves, and moderators decide neither about each other nor about hosts. */
export async function mayDecideOn(roles: OrderStore['roles'], actor: Actor, person: string | null): Promise<boolean> {
  if (actor === null || person === null) return true
  if (actor.person.id === person) return false
  return actor.role === 'host' || (await roles.of(person)) === null
}

/** Whom this keeper does not decide on. */
export async function notFor(roles: OrderStore['roles'], { person, role }: Keeper): Promise<readonly string[]> {
  return role === 'host' ? [person.id] : (await roles.all()).map(it => it.person)
}

/**
 * Whether a keeper may undo a measure or answer the appeal against it. What a host or whoever runs the house did is for hosts;
 * and the appeal against a moderator's measure is for somebody else.
 */
export async function mayUndo(roles: OrderStore['roles'], actor: Actor, by: string | null): Promise<boolean> {
  if (actor === null || actor.role === 'host') return true
  return by !== null && (await roles.of(by)) !== 'host'
}
