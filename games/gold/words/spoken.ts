import type { Saying } from '#games/saying'
import { type Me, speaker } from '#games/speaker'
import { en } from './en.ts'

const english = speaker('en', en)

/** In the terminal: English, with typewriter apostrophes. */
export const spoken = (saying: Saying, names: readonly string[] = [], me: Me = null): string =>
  english.text(saying, names, me).replaceAll('’', "'")
export const nameOf = (id: keyof typeof en.cards): string => en.cards[id].name
