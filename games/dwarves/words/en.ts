import type { Translation } from '#games/saying'
import { moves, options, played, questions } from './en/asking.ts'
import { cards } from './en/cards.ts'
import { creatures, things } from './en/creatures.ts'
import { log } from './en/log.ts'
import { screen } from './en/screen.ts'
import { intro, texts } from './en/texts.ts'

/** English: names as on the box, and every sentence of the game. */
export const en = {
  nothing: 'nothing',
  you: 'you',
  cards,
  creatures,
  things,
  texts,
  log,
  questions,
  played,
  options,
  moves,
  screen,
  intro,
} as const

export type DwarvesWords = Translation<typeof en>
