import type { Saying } from '#games/saying'
import { type Me, speaker } from '#games/speaker'
import { en } from './en.ts'
import type { CardId } from './powers.ts'
import { saying } from './things.ts'

const english = speaker('en', en)

/** In the terminal: English, with typewriter apostrophes. */
export const spoken = (saying: Saying, names: readonly string[] = [], me: Me = null): string =>
  english.text(saying, names, me).replaceAll('’', "'")
export const nameOf = (card: CardId): string => spoken(saying('options.card', { card: { card } }))
