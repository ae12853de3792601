import type { Line } from './line.ts'

/** A client at a seat. */
export interface Guest {
  readonly table: number
  readonly seat: number
  match: string
  /** How many lots it has bid for. */
  round: number
}

/** What a client learns from its server. */
export interface News {
  /** A lot is shown: it may bid. */
  asked(guest: Guest): void
  /** Its bid has arrived, and counts. */
  done(guest: Guest): void
  /** The match is over. */
  over(guest: Guest): void
}

/** How clients talk to one kind of server, over one line. */
export interface Talk {
  /** The line is open. */
  begin(): void
  hear(frame: Buffer): void
  bid(guest: Guest, gold: number): void
  /** Another match is played at this table now. */
  play(guest: Guest, match: string): void
}

export type Talker = (line: Line, guests: readonly Guest[], news: News) => Talk
