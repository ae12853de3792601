import { existsSync } from 'node:fs'
import { Desk } from '#server/order/desk'
import { Subjects, sourcesIn } from '#server/order/subjects'
import { type OpenStore, openStore } from '#server/storage/opening'
import type { Table } from '#server/tables/table'
import { readConfig } from '../config.ts'
import { inWords } from '../in-words.ts'
import { UsageError } from '../usage.ts'

/** A house as whoever runs it finds it: its store, and its desk. */
export interface OwnHouse extends OpenStore<Table> {
  readonly desk: Desk
}

/** A house in a file must be closed meanwhile; on PostgreSQL it may be open. */
export async function openOwnHouse(): Promise<OwnHouse> {
  process.umask(0o077) // files of the house are for their owner only
  const config = readConfig(false)
  if (config.databaseUrl === null && !existsSync(config.database))
    throw new UsageError(`there is no house in ${config.data}: set DATA to its folder`)
  const opened = await openStore<Table>(config).catch(inWords)
  const { order, people } = opened.store
  const desk = new Desk({ order, people, subjects: new Subjects(sourcesIn(opened.store)), now: Date.now })
  return { ...opened, desk }
}
