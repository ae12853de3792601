import { join } from 'node:path'

/** Where a house keeps everything: a database of PostgreSQL, or a data folder with a SQLite database. */
export type HousePlace =
  | { readonly engine: 'postgres'; readonly url: string }
  | { readonly engine: 'sqlite'; readonly folder: string }

export const databaseIn = (folder: string): string => join(folder, 'wyrmtavern.db')

/** From `postgres://…` or `sqlite:FOLDER`; null if it is neither. */
export function placeFrom(text: string): HousePlace | null {
  if (/^postgres(ql)?:\/\//.test(text)) return URL.canParse(text) ? { engine: 'postgres', url: text } : null
  const [, folder] = /^sqlite:(.+)$/.exec(text) ?? []
  return folder === undefined ? null : { engine: 'sqlite', folder }
}

/** As it may be shown and stored: without credentials. */
export function shown(place: HousePlace): string {
  if (place.engine === 'sqlite') return place.folder
  const { host, pathname } = new URL(place.url)
  return `postgres://${host}${pathname}`
}
