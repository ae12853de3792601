/** The tables of who knows whom. Choices are JSON text. */
export interface FriendSchema {
  /** A friendship is two rows, one for each. */
  friends_ties: { person: string; friend: string; at: number }
  /** Who asked whom. `declined`: when; `kept_back`: whoever asked has taken it back, and the row is there to remember that. */
  friends_asks: { by: string; whom: string; at: number; declined: number | null; kept_back: number }
  friends_stars: { by: string; whom: string; at: number }
  friends_blocks: { by: string; whom: string; name: string; at: number }
  friends_choices: { person: string; choices: string }
  friends_invitations: { whom: string; by: string; tavern_table: string; at: number }
}
