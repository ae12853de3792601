import type { DwarvesWords } from './en.ts'
import { moves, options, played, questions } from './ru/asking.ts'
import { cards } from './ru/cards.ts'
import { creatures, things } from './ru/creatures.ts'
import { log } from './ru/log.ts'
import { screen } from './ru/screen.ts'
import { intro, texts } from './ru/texts.ts'

/** Russian. */
export const ru: DwarvesWords = {
  nothing: 'ничего',
  you: 'вы',
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
