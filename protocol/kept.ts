/** What a house keeps about people, by kind: the words of the privacy page say what, why, how long and who sees it. */
export const keptKinds = [
  'account',
  'sessions',
  'mail',
  'matches',
  'tables',
  'talk',
  'board',
  'gallery',
  'order',
  'friends',
  'notices',
  'leaving',
] as const
export type KeptKind = (typeof keptKinds)[number]

/** The tables of the database in which it is kept; a name that ends in `_` stands for all that begin so. */
export const keptIn: Readonly<Record<KeptKind, readonly string[]>> = {
  account: ['user', 'account', 'passkey', 'people', 'tokens', 'account_secrets', 'account_renames'],
  sessions: ['session', 'verification'],
  mail: ['account_mail', 'account_mail_asked'],
  matches: ['matches', 'players', 'encounters', 'brought', 'entries', 'thoughts', 'snapshots'],
  tables: ['tavern_tables', 'sitters'],
  talk: ['chat', 'mutes'],
  board: ['board_'],
  gallery: ['gallery_'],
  order: ['order_'],
  friends: ['friends_'],
  notices: ['notices', 'notice_'],
  leaving: ['account_departures'],
}

/** Tables about nobody: the programs of games, the page, and what the house knows of itself. */
export const aboutNobody = ['editions', 'pages', 'page_editions', 'page_parts', 'parts', 'house'] as const

/** What kind of thing a table holds; null if it is about nobody, undefined if nothing is said about it. */
export function kindOf(table: string): KeptKind | null | undefined {
  if (aboutNobody.some(name => name === table)) return null
  return keptKinds.find(kind =>
    keptIn[kind].some(name => name === table || (name.endsWith('_') && table.startsWith(name))),
  )
}
