import { createHash } from 'node:crypto'
import type { Guest } from '#games/workshop/guest'

/** The option of a game that holds the cards which are guests of a match. */
export const GUESTS = 'guests'

/** The guests among the options of a table or a match: cards that the game has read. */
export const guestsIn = (options: object): readonly Guest[] =>
  ((options as Readonly<Record<string, unknown>>)[GUESTS] as readonly Guest[] | undefined) ?? []

/** The name of a content: the same for the same card of the same game, whoever made it. */
export const hashOf = (game: string, card: object): string =>
  createHash('sha256')
    .update(`${game} ${JSON.stringify(card)}`)
    .digest('base64url')
