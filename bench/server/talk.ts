import type { BenchLine } from './line.ts'

/** A client at a seat. */
export interface Guest {
  /** Of its server. */
  readonly port: number
  readonly table: number
  readonly seat: number
  match: string
  /** How many lots it has bid for. */
  round: number
}

/** What a client learns from its server. */
export interface News {
  /** A lot is shown: the client may bid. */
  asked(guest: Guest): void
  /** Its bid was accepted. */
  done(guest: Guest): void
  /** It was told this entry of its match. Only our house numbers them. */
  told(guest: Guest, entry: number): void
  /** The match is over. */
  over(guest: Guest): void
}

/** How clients talk to one kind of server, over one connection. */
export interface Talk {
  /** The connection is open. */
  begin(): void
  hear(frame: Buffer): void
  bid(guest: Guest, gold: number): void
  /** A new match is played at this table. */
  play(guest: Guest, match: string): void
}

export type Talker = (line: BenchLine, guests: readonly Guest[], news: News) => Talk
