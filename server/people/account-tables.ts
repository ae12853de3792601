import { getMigrations } from 'better-auth/db/migration'
import { holdLock } from '../storage/sql-locks.ts'
import { type AccountParams, authOptions } from './auth-options.ts'

/** Creates the tables of the accounts, or extends them. They are the same at every address. */
export async function migrateAccounts({ db, engine }: Pick<AccountParams, 'db' | 'engine'>): Promise<void> {
  const options = authOptions({ db, engine, baseUrl: 'http://localhost', secret: '', log: () => {} })
  await db.transaction().execute(async transaction => {
    if (engine === 'postgres') await holdLock(transaction, 'migrations of the accounts')
    const database = { ...options.database, db: transaction }
    await (await getMigrations({ ...options, database })).runMigrations()
  })
}
