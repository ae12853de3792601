import { moves, options, played, questions } from './de/asking.ts'
import { cards } from './de/cards.ts'
import { creatures, things } from './de/creatures.ts'
import { log } from './de/log.ts'
import { screen } from './de/screen.ts'
import { intro, texts } from './de/texts.ts'
import type { DwarvesWords } from './en.ts'

/** German: names as on the box where they are known, and every sentence of the game. */
export const de: DwarvesWords = {
  nothing: 'nichts',
  you: 'du',
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
