import { HOST_LINK, newLink } from '#server/people/recovery'
import { readConfig } from '../config.ts'
import type { OwnHouse } from './house.ts'
import { day, print } from './telling.ts'
import { personIn } from './whom.ts'

/** A link for somebody who has lost every way in. That it was made is in the audit log before it exists. */
export async function letIn(
  house: OwnHouse,
  [whom = '']: readonly string[],
  { json, reason }: { readonly json: boolean; readonly reason: string },
): Promise<void> {
  const person = await personIn(house, whom)
  const { accounts, order } = house.store
  const [at, { publicUrl: origin }] = [Date.now(), readConfig(false)]
  const about = JSON.stringify({ person: person.id, reason })
  await order.audit.note({ at, by: null, byName: null, did: 'let-in', about })
  const link = await newLink(accounts, { person: person.id, kind: 'host', origin, at, lasts: HOST_LINK })
  const until = at + HOST_LINK
  print(json, { person: person.id, link, until }, () => [`${person.name} (${person.id}), until ${day(until)}:`, link])
}
