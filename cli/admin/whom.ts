import { type Subject, subject as subjectSchema } from '#protocol/order'
import { subjectKinds } from '#protocol/order-words'
import { accountNamed, usernamesOf } from '#server/people/usernames'
import type { Person } from '#server/storage/port'
import { printable } from '../printable.ts'
import { UsageError } from '../usage.ts'
import type { OwnHouse } from './house.ts'
import { day } from './telling.ts'

const MOST = 20

/** One person, by id, name or username. Several with the same name are listed, to choose by id. */
export async function personIn({ store: { people }, db }: OwnHouse, given: string): Promise<Person> {
  const account = await accountNamed(db, given)
  const found = [
    await people.find(given),
    account === null ? null : await people.byAccount(account),
    ...(await people.named(given, MOST)),
  ].filter(it => it !== null)
  const all = [...new Map(found.map(person => [person.id, person])).values()]
  const [only] = all
  if (only === undefined)
    throw new UsageError(`${given}: expected the id, the exact name or the username of somebody in this house`)
  if (all.length === 1) return only
  const names = await usernamesOf(
    db,
    all.map(person => person.account),
  )
  for (const { id, name, since, account } of all) {
    const known = names.get(account)
    const how = known === undefined ? 'a guest' : `username ${known}`
    console.error(printable(`  ${id}  ${name}, ${how}, here since ${day(since)}`))
  }
  throw new UsageError(`${given}: ${all.length} people are called that: expected one of these ids`)
}

/** `card:ID`, `line:TABLE/ROOM/NUMBER` and so on; or else a person, whose name it is about. */
export async function subjectIn(house: OwnHouse, given: string): Promise<Subject> {
  const [, kind, id] = /^(\w+):(.+)$/.exec(given) ?? []
  if (subjectKinds.some(it => it === kind)) return subjectSchema.parse({ kind, id })
  return { kind: 'name', id: (await personIn(house, given)).id }
}
