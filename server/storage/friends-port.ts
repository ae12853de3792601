import type { Choices } from '#protocol/friend-words'

/*
 * Who knows whom. A friendship is asked for and accepted; everything else here is one person's own and told to nobody:
 * whom they starred, whom they blocked, and what they show of themselves.
 */

/** Somebody, and since when. */
export interface Tie {
  readonly person: string
  readonly at: number
}

/** Somebody whom this person has blocked, by the name they had then. */
export interface Block extends Tie {
  readonly name: string
}

/**
 * What came of asking. `friends`: the other had asked before. `full`: one of them has no room for more friends. `nothing`: nobody
 * has to be told, because they are friends or wait already, or the other has declined lately or does not hear them. To whoever
 * asks, all the last ones look like waiting.
 */
export type Asked = 'asked' | 'friends' | 'full' | 'nothing'

/** An invitation to a table. */
export interface Invitation {
  readonly by: string
  readonly table: string
  readonly at: number
}

/** How one person stands to another, as that person may know it. */
export interface Between {
  readonly friends: boolean
  /** I wait for an answer. */
  readonly asked: boolean
  /** They wait for mine. */
  readonly asks: boolean
  readonly starred: boolean
  /** By me. */
  readonly blocked: boolean
}

/** Limits that the house sets. */
export interface AskTerms {
  readonly at: number
  /** How many friends somebody may have. */
  readonly most: number
  /** Who declined after this moment is not asked again. */
  readonly declinedSince: number
  /** The other does not hear this one at all. */
  readonly isUnheard: boolean
}

/** Everything that is kept about one person, for themselves to read. */
export interface AllOfFriends {
  readonly friends: readonly Tie[]
  /** Whom they asked. */
  readonly asked: readonly Tie[]
  /** Who asked them. */
  readonly asking: readonly Tie[]
  readonly starred: readonly Tie[]
  readonly blocked: readonly Block[]
  readonly invitations: readonly Invitation[]
  readonly choices: Partial<Choices>
}

export interface FriendStore {
  /** Asks, or, if the other has asked, accepts. Both at once make one friendship. Asking twice is harmless. */
  ask(by: string, whom: string, terms: AskTerms): Promise<Asked>
  /** Whoever asked goes on waiting. False if nobody asks. */
  decline(person: string, asking: string, at: number): Promise<boolean>
  /** Ends a friendship, or takes back what `by` asked. Harmless if there is nothing. */
  end(by: string, whom: string): Promise<void>
  /** The longest friends first. */
  of(person: string): Promise<readonly Tie[]>
  /** Who waits for an answer of this person, the last first. */
  asking(person: string): Promise<readonly Tie[]>
  /** For whose answer this person waits, the last first. */
  asked(person: string): Promise<readonly Tie[]>
  between(person: string, other: string): Promise<Between>
  star(by: string, whom: string, at: number): Promise<void>
  unstar(by: string, whom: string): Promise<void>
  /** The last first. */
  starred(by: string): Promise<readonly Tie[]>
  /**
   * Blocks somebody, and with it ends everything between the two: the friendship, what they asked each other, the star and
   * invitations. Whoever is blocked and had asked goes on waiting. Blocking twice is harmless; the first name stays.
   */
  block(by: string, whom: string, name: string, at: number): Promise<void>
  unblock(by: string, whom: string): Promise<void>
  /** The last first. */
  blocked(by: string): Promise<readonly Block[]>
  /** Who has blocked this person. Never told to anybody. */
  blockers(whom: string): Promise<readonly string[]>
  /** Whether one of them has blocked the other. */
  isShut(one: string, other: string): Promise<boolean>
  /** Left out: not chosen. */
  choices(people: readonly string[]): Promise<ReadonlyMap<string, Partial<Choices>>>
  choose(person: string, choices: Partial<Choices>): Promise<void>
  /** The same again moves its time. */
  invite(whom: string, invitation: Invitation): Promise<void>
  /** The last first, without older ones. */
  invitations(whom: string, since: number): Promise<readonly Invitation[]>
  /** Forgets what this one invited them to. */
  dismiss(whom: string, by: string): Promise<void>
  allOf(person: string): Promise<AllOfFriends>
  /** Everything about a person who is gone. */
  forget(person: string): Promise<void>
}
