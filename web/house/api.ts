import { isRefused, type OptionValue, type Pace, type Refused, type Table, type Waiting } from '#client/messages'
import type { BotThought } from '#client/thoughts'
import type { Header } from '#kernel/file'
import type { Result } from '#kernel/game'
import type { Seat } from '#kernel/seat'
import type { Crest, OwnCrest } from '#protocol/crest'
import type { Finished } from '#protocol/http'
import { call } from './calling.ts'

/* Requests to the house over HTTP. */

export interface Me {
  readonly id: string
  readonly name: string
  readonly crest: Crest
  readonly since: number
  readonly username: string | null
  /** Only this browser's cookie identifies them. */
  readonly guest: boolean
}

/** A game as offered to somebody who creates a table. */
export interface GameOffered {
  readonly id: string
  readonly title: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly (
    | {
        readonly name: string
        readonly default: OptionValue
        readonly rule: string
        readonly oneOf: readonly OptionValue[]
      }
    | {
        readonly name: string
        readonly default: OptionValue
        readonly rule: string
        readonly from: number
        readonly to: number
      }
  )[]
  readonly presets: Readonly<Record<string, Readonly<Record<string, OptionValue>>>>
  readonly bots: readonly string[]
  /** Who a bot of a level may be. */
  readonly personas: readonly string[]
  /** Who sits down if none is named. */
  readonly bot: string
  /** Whether the others can play on without somebody who leaves for good. */
  readonly canLeave: boolean
}

export interface MatchTold {
  readonly id: string
  readonly table: string
  readonly header: Header
  /** The current edition. */
  readonly edition: string
  readonly pace: Pace
  readonly began: number
  readonly epoch: string
  readonly seat: Seat | null
  readonly crests: readonly Crest[]
  readonly last: number
  readonly end: { readonly result: Result; readonly seed: string } | null
}

/** What I am asked in a match, and by seat since and until when it waits; null while answers are sealed. */
export interface Asked extends Pick<Waiting, 'since' | 'until'> {
  readonly question: { readonly name: string } | null
  /** Since and until when I am asked myself, also while answers are sealed. An older house does not say. */
  readonly mine?: { readonly since: number; readonly until: number | null } | null
}

export const house = {
  me: () => call<{ readonly person: Me | null }>('GET', '/api/people/me'),
  enter: (who: { readonly name: string; readonly crest?: OwnCrest }) => call<Me>('POST', '/api/people/guest', who),
  change: (part: { readonly name?: string; readonly crest?: OwnCrest }) => call<Me>('PATCH', '/api/people/me', part),
  async signUp(username: string, password: string): Promise<Me | Refused> {
    const made = await call<Me>('POST', '/api/people/account', { username, password })
    return isRefused(made) && made.code === 'taken' ? { ...made, code: 'username taken' } : made
  },
  signIn: (username: string, password: string) =>
    call<object>('POST', '/api/auth/sign-in/username', { username, password }),
  signOut: () => call<object>('POST', '/api/auth/sign-out', {}),
  /** Signs out all my other devices and programs. */
  revokeOthers: () => call<Me>('POST', '/api/people/revoke-others', { tokens: true }),
  /** Whom I have muted. */
  muted: () => call<readonly { readonly person: string; readonly name: string }[]>('GET', '/api/people/muted'),
  games: () => call<readonly GameOffered[]>('GET', '/api/games'),
  tables: () => call<readonly Table[]>('GET', '/api/tables'),
  myTables: () => call<readonly Table[]>('GET', '/api/tables/mine'),
  table: (id: string) => call<Table>('GET', `/api/tables/${encodeURIComponent(id)}`),
  byCode: (code: string) => call<Table>('GET', `/api/codes/${encodeURIComponent(code)}`),
  makeTable: (terms: object) => call<Table>('POST', '/api/tables', terms),
  command: (table: string, command: object) =>
    call<Table>('POST', `/api/tables/${encodeURIComponent(table)}/commands`, { command }),
  match: (id: string) => call<MatchTold>('GET', `/api/matches/${encodeURIComponent(id)}`),
  /** What I am asked there; null if nothing. */
  question: (match: string) => call<Asked>('GET', `/api/matches/${encodeURIComponent(match)}/question`),
  /** Matches I played that are over. */
  finished: () => call<readonly Finished[]>('GET', '/api/matches/mine'),
  /** What its bots weighed, when it is over. */
  thoughts: (id: string) => call<readonly BotThought[]>('GET', `/api/matches/${encodeURIComponent(id)}/thoughts`),
  /** The match file, when it is over; null if it cannot be had. */
  file: (id: string): Promise<string | null> =>
    fetch(`/api/matches/${encodeURIComponent(id)}/file`).then(
      response => (response.ok ? response.text() : null),
      () => null,
    ),
  verify: (id: string) =>
    call<{ readonly verified: boolean; readonly problem: string | null }>(
      'GET',
      `/api/matches/${encodeURIComponent(id)}/verify`,
    ),
}
