import { existsSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'

/** Copies the file of a house, running or not, to another: whole, and as it was at one moment. Refuses to overwrite. */
export async function backUp(database: string, to: string): Promise<void> {
  if (!existsSync(database)) throw new Error(`there is no house at ${database}`)
  if (existsSync(to)) throw new Error(`${to} is there already: a backup overwrites nothing`)
  const source = new DatabaseSync(database, { readOnly: true })
  try {
    await backup(source, to)
  } finally {
    source.close()
  }
}
