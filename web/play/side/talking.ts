import type { Room, Said, Table } from '#client/messages'
import { LONGEST, type Phrase, phrases } from '#protocol/talk'

export const isPhrase = (key: string): key is Phrase => (phrases as readonly string[]).includes(key)

/** One line of visible characters, as the house requires; empty if nothing is left. */
export function cleaned(text: string): string {
  const line = text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .replaceAll(/[\p{Cs}\p{Co}\u202A-\u202E\u2066-\u2069]/gu, '') // also removes a character cut in half
    .trim()
  return /[^\p{C}\p{Z}]/u.test(line) ? line : ''
}

/** Where somebody may speak, and what they hear. */
export interface ChatAccess {
  readonly speaks: Room | null
  readonly hears: readonly Room[]
}

/**
 * Players speak at the table, everybody else among spectators. During a game, its players do not hear the spectators.
 */
export function chatAccessOf({ seats, host, state }: Table, person: string | null): ChatAccess {
  if (person === null) return { speaks: null, hears: ['table', 'spectators'] }
  const sits = seats.some(({ sitter }) => sitter?.person === person)
  const mayComeBack = seats.some(({ sitter }) => sitter?.insteadOf === person)
  const isDeaf = state === 'playing' && (sits || mayComeBack)
  return {
    speaks: state === 'closed' ? null : sits || host === person ? 'table' : 'spectators',
    hears: isDeaf ? ['table'] : ['table', 'spectators'],
  }
}

/** How many of these messages others have sent since then. */
export const unreadIn = (said: readonly Said[], since: number, person: string | null, muted: Muted): number =>
  said.filter(({ at, by }) => at > since && by !== person && !(by in muted)).length

/** Muted people: their names by id. */
export type Muted = Readonly<Record<string, string>>
