import type { Translation } from '#games/saying'

/** The page around the lessons. */
export const learn = {
  /** Before the first match of a game. */
  offer: {
    title: 'New to {game}?',
    about:
      'Bertram the innkeeper shows you at a real table, move by move, in about five minutes. You can stop at any time.',
    lesson: 'Show me how',
    play: 'Play at once',
  },
  title: 'Learn to play',
  about:
    'Bertram the innkeeper shows you each game at a real table. There is no time limit, and everything works offline.',
  ofGame: 'Learn {game}',
  bertram: 'Bertram, the innkeeper',
  says: 'Bertram says',
  step: 'Step {n, number} of {of, number}',
  count: '{n, number} of {of, number}',
  backTo: 'Back to step {n, number}',
  goOn: 'Go on',
  showMe: 'Show me',
  /** {presses} are the names of buttons. */
  presses: 'Press in this order: {presses}',
  skip: 'Skip the lesson',
  skipped: 'You find the lessons again on the home page.',
  evening: 'Your first evening',
  lessons: '{n, plural, one {One short lesson} other {# short lessons}}',
  youAreHere: 'You are here: step {n, number} of {of, number}',
  done: 'Done',
  goOnAt: 'Go on at step {n, number}',
  begin: 'Begin',
  again: 'Once more',
  known: 'You know already',
  anyAnswer: 'Answer as you like; then we go on.',
  playOn: 'Play on from here',
  next: 'Next: {lesson}',
  allLessons: 'All lessons',
  /** After all lessons of a game. */
  playSquires: 'Play against Squires',
} as const

export type LearnWords = Translation<typeof learn>
