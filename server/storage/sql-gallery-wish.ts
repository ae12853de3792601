import { type Kysely, sql } from 'kysely'
import type { CardWish, StoredCard } from './gallery-port.ts'
import type { Schema } from './schema.ts'

/** What of a card is told to the rest of the house. */
export const columns = [
  'id',
  'game',
  'kind',
  'maker',
  'maker_name',
  'since',
  'version',
  'hash',
  'content',
  'language',
  'story',
  'made_from',
  'hearts',
  'played',
  'taken_at',
  'taken_reason',
  'taken_by',
] as const

export const storedCard = (row: Pick<Schema['gallery_cards'], (typeof columns)[number]>): StoredCard => {
  const { maker_name: makerName, made_from: madeFrom, taken_at: at, taken_reason, taken_by, ...card } = row
  const takenDown = at === null ? null : { at: Number(at), reason: taken_reason ?? '', by: taken_by ?? '' }
  return { ...card, since: Number(card.since), makerName, madeFrom, takenDown }
}

const numbers = { loved: 'hearts', played: 'played', new: 'since' } as const

/** The cards somebody wishes to see, of any game, and the number they are ordered by. */
export function wishedFor(db: Kysely<Schema>, wish: CardWish) {
  const { kind, verdict, maker, notBy = [], words, alsoTaken, order } = wish
  let query = db.selectFrom('gallery_cards')
  if (!alsoTaken) query = query.where('taken_at', 'is', null)
  if (kind !== undefined) query = query.where('kind', '=', kind)
  if (verdict === null) query = query.where('verdict', 'is', null)
  else if (verdict !== undefined) query = query.where('verdict', '=', verdict)
  if (maker !== undefined) query = query.where('maker', '=', maker)
  if (notBy.length > 0) query = query.where('maker', 'not in', notBy)
  for (const word of words) {
    const like = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
    query = query.where(sql<boolean>`(words like ${like} escape '\\' or maker_word like ${like} escape '\\')`)
  }
  return { query, number: numbers[order] }
}
