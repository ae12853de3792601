/*
 * What the house keeps about accounts besides what signs people in: addresses for mail, secrets that work once, how often
 * somebody took another name, and who is leaving. Everybody is named by their id as a person.
 */

export interface KeptMail {
  readonly address: string
  readonly since: number
}

/** An address that somebody still has to confirm by a code. Only the hash of the code is stored. */
export interface AskedMail {
  readonly address: string
  readonly hash: string
  readonly at: number
  readonly until: number
  /** How often a code was tried. */
  readonly tries: number
}

export interface MailStore {
  /** The address they have confirmed. */
  of(person: string): Promise<KeptMail | null>
  /** Whose confirmed address this is, in capitals or not. */
  owner(address: string): Promise<string | null>
  /** Asks for a code. What was asked before is forgotten. */
  ask(person: string, asked: Omit<AskedMail, 'tries'>): Promise<void>
  asked(person: string): Promise<AskedMail | null>
  /** Counts a try and returns what was asked, with that try. Many may try at once. */
  try(person: string): Promise<AskedMail | null>
  /** The address is theirs from now on. False if it is another's; nothing is changed then. */
  keep(person: string, address: string, at: number): Promise<boolean>
  drop(person: string): Promise<void>
}

/**
 * `letter`: sent by mail; `printed`: a recovery code on paper; `host`: a link that whoever runs the house has made; `sure`: a
 * code by which somebody who is in shows that it is them, and which lets nobody in.
 */
export type SecretKind = 'letter' | 'printed' | 'host' | 'sure'

/** A secret that lets somebody back in, once. Only its hash is stored. */
export interface KeptSecret {
  readonly hash: string
  readonly kind: SecretKind
  readonly person: string
  readonly at: number
  readonly until: number | null
}

export interface SecretStore {
  /** Beside those that this person has. */
  add(secret: KeptSecret): Promise<void>
  /** These are the only ones of their kind that this person has. */
  replace(person: string, kind: SecretKind, secrets: readonly Omit<KeptSecret, 'person' | 'kind'>[]): Promise<void>
  /** Takes it away, so that nobody has it again; null if there is none, or it is too old. */
  take(hash: string, now: number): Promise<KeptSecret | null>
  /** How many they have. */
  count(person: string, kind: SecretKind): Promise<number>
  /** Deletes those that are too old. */
  clear(now: number): Promise<void>
}

/** Somebody who leaves for good. Until it begins they can take it back. */
export interface Departure {
  readonly person: string
  /** When they asked for it, and when it begins. */
  readonly at: number
  readonly due: number
  /** When it has begun, and when it was complete. */
  readonly begun: number | null
  readonly done: number | null
}

export interface DepartureStore {
  /** Harmless if they have asked before: the first one stays. */
  ask(person: string, at: number, due: number): Promise<void>
  of(person: string): Promise<Departure | null>
  /** False if it has begun already, or nobody asked. */
  takeBack(person: string): Promise<boolean>
  /** Those that are due or have begun and are not complete. */
  due(now: number, most: number): Promise<readonly Departure[]>
  /** False if they have taken it back meanwhile. */
  begin(person: string, at: number): Promise<boolean>
  complete(person: string, at: number): Promise<void>
  /** Who has left since then. */
  since(at: number): Promise<readonly string[]>
  /** Forgets those that were complete before then. */
  clear(before: number): Promise<void>
}

export interface RenameStore {
  add(person: string, at: number): Promise<void>
  /** How often since then. */
  count(person: string, since: number): Promise<number>
  /** Forgets those before then. */
  clear(before: number): Promise<void>
}

export interface AccountStore {
  readonly mail: MailStore
  readonly secrets: SecretStore
  readonly renames: RenameStore
  readonly departures: DepartureStore
  /** Everything but the departure itself. Harmless if it was done before. */
  forget(person: string): Promise<void>
}
