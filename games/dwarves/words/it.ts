import type { DwarvesWords } from './en.ts'
import { moves, options, played, questions } from './it/asking.ts'
import { cards } from './it/cards.ts'
import { creatures, things } from './it/creatures.ts'
import { log } from './it/log.ts'
import { screen } from './it/screen.ts'
import { intro, texts } from './it/texts.ts'

/** Italian: names and words as in RULES.it.md. A “turno” is one player’s turn, a “giro” a turn for everybody. */
export const it: DwarvesWords = {
  nothing: 'nulla',
  you: 'tu',
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
}
