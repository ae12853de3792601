import type { Translation } from '#games/saying'
import { moves, options, questions, targets } from './en/asking.ts'
import { cards, powers } from './en/cards.ts'
import { log, phrases } from './en/log.ts'
import { screen } from './en/screen.ts'

/** English: names as on the box, and every sentence of the game. */
export const en = {
  nothing: 'nothing',
  /** The reader, in a list of names. */
  you: 'you',
  cards,
  powers,
  /** A number of one kind, within a list. There is only one black diamond. */
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
    /** Of any kind. */
    token: '{n, plural, one {# token} other {# tokens}}',
  },
  /** The name of one kind. */
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
  /** What somebody has or will get, in a list. */
  share: '{who} {tokens}',
  gives: '{who} {whoIs, select, you {give} other {gives}} {to} {tokens}',
  /** Heaps have letters, so that they are not mistaken for a number in a list. */
  heap: '{heap, select, 0 {A} 1 {B} 2 {C} 3 {D} 4 {E} other {F}}',
  heapOf: '{heap} {tokens}',
  log,
  phrases,
  questions,
  targets,
  options,
  moves,
  screen,
  /** The game in a few sentences, as played at this table. */
  intro: {
    attack: 'Send adventurers against dragons. When those on a dragon are strong enough, it dies and leaves its loot.',
    /** How the loot is shared: against the sand, over days, without a clock, or in heaps. */
    share: {
      sand: 'All who have an adventurer there must accept the same offer before the sand runs out, or everything is lost.',
      days: 'All who have an adventurer there must accept the same offer within 24 hours, or everything is lost. Each may make three offers.',
      noSand:
        'All who have an adventurer there must accept the same offer. The loot is lost only if all of them say “no deal”.',
      heaps:
        'One of those who have an adventurer there divides the loot into heaps. The others choose first; whoever divided takes the last one.',
    },
    /** With or without a curse on the black diamond. */
    worth: {
      plain:
        'Silver and red are worth 1 point, gold 3, the black diamond {points}. The most gems of a colour are worth many points.',
      cursed:
        'Silver and red are worth 1 point, gold 3, the black diamond {points}, but whoever holds it gets nothing for gems. The most gems of a colour are worth many points.',
    },
    /** By the role of red tokens for Wizards. */
    after: {
      plain: 'A Thief on a slain dragon steals a token from another player there.',
      red: 'A Thief on a slain dragon steals a token from another player there. The only Wizard on a dragon takes its red tokens first.',
      object:
        'A Thief on a slain dragon steals a token from another player there. With a Wizard there, a red token in your share brings you a magic object.',
      both: 'A Thief on a slain dragon steals a token from another player there. The only Wizard on a dragon takes its red tokens first. With a Wizard there, a red token in your share brings you a magic object.',
    },
    ready: 'When none of your adventurers at home is ready, all who are at home recover.',
  },
} as const

export type GoldWords = Translation<typeof en>
