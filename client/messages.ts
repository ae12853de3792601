import type { Header } from '#kernel/file'
import type { Seat } from '#kernel/seat'
import type { Json } from '#kernel/wire'
import type { Pace, Table } from './table.ts'

export type { OptionValue, Pace, Sitter, Table } from './table.ts'

/** What was refused, by which rule, and what would have been right. */
export interface Refused {
  readonly code: string
  readonly rule: string | null
  readonly expected: string
}
export type Reply = { readonly seq: number } | Refused
export const isRefused = (it: object): it is Refused => 'expected' in it

/** Whom a table waits for, since when and until when (both null while answers are sealed), who is here, and for whom a bot answers. */
export interface Waiting {
  readonly since: readonly (number | null)[] | null
  readonly until: readonly (number | null)[] | null
  readonly minded: readonly ('away' | 'left' | null)[]
  readonly present: readonly boolean[]
}

export type Room = 'table' | 'spectators'
/** Something said: words of their own, or one of the phrases, by its key. */
export interface Said {
  readonly number: number
  readonly at: number
  readonly by: string
  readonly name: string
  readonly words: { readonly text: string } | { readonly phrase: string }
}

/** What a viewer is told of a match before its first entry. */
export interface Introduction {
  readonly match: string
  readonly table: string
  readonly seat: Seat | null
  readonly header: Header
  /** By which edition of its game it is played now. */
  readonly edition: string
  readonly pace: Pace
  readonly began: number
  /** Which course of events it tells of; where it has become another, what was told before no longer holds. */
  readonly epoch: string
}

/** What the house says over a socket. */
export type Heard =
  | {
      readonly t: 'welcome'
      readonly protocol: number
      /** The time of the house. */
      readonly at: number
      readonly person: { readonly id: string; readonly name: string } | null
    }
  | ({ readonly t: 'match' } & Introduction)
  | { readonly t: 'entry'; readonly match: string; readonly entry: Json & { readonly seq: number } }
  | ({ readonly t: 'waits'; readonly match: string } & Waiting)
  | { readonly t: 'table'; readonly table: Table }
  | { readonly t: 'lobby'; readonly tables: readonly Table[] }
  | { readonly t: 'lobbyTable'; readonly id: string; readonly table: Table | null }
  | { readonly t: 'said'; readonly table: string; readonly room: Room; readonly said: Said }
  | { readonly t: 'done'; readonly id: string; readonly seq: number }
  | ({ readonly t: 'refused'; readonly id?: string; readonly match?: string } & Refused)
  | { readonly t: 'pong'; readonly id: string }
