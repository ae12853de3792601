import type { Translation } from '#games/saying'
import { moves, options, questions, targets } from './en/asking.ts'
import { cards, powers } from './en/cards.ts'
import { log, phrases } from './en/log.ts'
import { screen } from './en/screen.ts'

/** English: names in the words of the box, and every sentence of the game. */
export const en = {
  title: 'Dragon’s Gold',
  nothing: 'nothing',
  /** Whoever reads, in a list of names. */
  you: 'you',
  cards,
  powers,
  /** So many of one kind, within a list. There is only one black diamond. */
  things: {
    silver: '{n} silver',
    gold: '{n} gold',
    red: '{n} red',
    blue: '{n} blue',
    green: '{n} green',
    purple: '{n} purple',
    yellow: '{n} yellow',
    white: '{n} white',
    black: 'the black diamond',
    /** Of whichever kind. */
    token: '{n, plural, one {# token} other {# tokens}}',
  },
  /** One kind, by its name alone. */
  kinds: {
    silver: 'silver',
    gold: 'gold',
    red: 'red',
    blue: 'blue',
    green: 'green',
    purple: 'purple',
    yellow: 'yellow',
    white: 'white',
    black: 'black diamond',
  },
  seconds: '{n, plural, one {# second} other {# seconds}}',
  hours: '{n, plural, one {# hour} other {# hours}}',
  /** What somebody has or is to get, in a list of such. */
  share: '{who} {tokens}',
  gives: '{who} gives {to} {tokens}',
  givesYou: '{who} gives you {tokens}',
  youGive: 'you give {to} {tokens}',
  /** Heaps go by letters, so that nobody takes one for a number in a list. */
  heap: '{heap, select, 0 {A} 1 {B} 2 {C} 3 {D} 4 {E} other {F}}',
  heapOf: '{heap} {tokens}',
  log,
  phrases,
  questions,
  targets,
  options,
  moves,
  screen,
  intro: {
    attack:
      'In short: send adventurers against dragons. When those on a dragon are strong enough it dies and leaves its loot.',
    bargain:
      'The party (all with an adventurer there) must accept one and the same offer before the sand runs out, or all is lost.',
    worth:
      'Silver and red are worth 1 point, gold 3; the most of a gem colour pays well; the black diamond may carry a curse.',
    after:
      'After a kill Thieves steal from the party; Wizards make use of red. Your team gets ready again when nobody at home is.',
  },
} as const

export type GoldWords = Translation<typeof en>
