/** Playing on this device without the house, and installing and updating the page. */
export const here = {
  /* The front page. */
  title: 'On this device',
  about: 'Alone against bots, or several people sharing one device. Works offline.',
  play: 'Play on this device',
  bring: 'Open a saved match',
  goOn: 'Continue',
  seeResult: 'See the result',
  save: 'Save as a file',
  remove: 'Delete',
  removeSure: 'This match is saved only in this browser. Delete it for good?',
  removeYes: 'Delete it',
  keep: 'Keep it',
  /** {when} is something like “3 hours ago”. */
  playedLast: 'Played {when}',
  finished: 'Finished {when}',
  /** {names} are the players. */
  with: '{names}',
  notListed:
    'This browser does not let us see what is saved here. Allow storage for this site to see your saved matches.',
  brought: 'The match is now on this device.',

  /* Creating a match. */
  making: {
    title: 'A match on this device',
    of: '{game} on this device',
    which: 'Which game?',
    choose: 'Play here',
    seats: 'Seats',
    seat: 'Seat {n, number}',
    person: 'Person',
    /** {kind} is its playing style: “Clever”. */
    bot: 'Bot: {kind}',
    anybody: 'Anybody',
    persona: 'Seat {n, number}: who the bot is',
    name: 'Name at seat {n, number}',
    /** The default name of another person. */
    player: 'Player {n, number}',
    wrongName: 'Use 1 to 40 visible characters, with no space at the beginning or end.',
    sameName: 'Two players have the same name, or names that look alike. Change one of them.',
    nobody: 'Somebody has to play: make one of the seats a person.',
    together:
      'You pass the device around. Between two people a curtain covers the table, and no time runs. When anybody may step in, everybody looks at the open table, and whoever wants to act takes the device.',
    atOnce: 'Bots answer at once',
    atOnceAbout: 'Otherwise they take a moment, so that you can follow.',
    begin: 'Start the match',
  },

  /* Passing the device around. */
  handTo: 'Hand it to {name}',
  covered: 'The table is covered, and the match waits.',
  iAm: 'I am {name}',
  ratherI: 'No, I am {name}',
  /** When anybody may react with a sealed answer and everyone looks at the open table. */
  stepIn: 'Does anybody want to step in?',
  nobodyDoes: 'Nobody: continue',
  inTurn: 'Hand it to everybody in turn',
  allLook: 'Everybody may look.',
  give: 'Give the device to somebody else',
  giveTo: 'Give it to {name}',

  /* What can go wrong. */
  trouble: {
    forbidden:
      'This browser does not let us save this match: it lasts only as long as this page is open. Play on, and save it as a file before you close the page.',
    full: 'This browser has no storage left: what you play now is not saved. Play on, save the match as a file, and free some space on this device.',
    cleared:
      'This browser’s storage was cleared while you played. Nothing is lost: we have saved the whole match again.',
    understood: 'Got it',
  },
  stopped: 'The match stopped for a moment. It is being reopened; nothing you did is lost.',
  elsewhereTitle: 'This match is open in another tab',
  elsewhere: 'A match can be open in only one place at a time. Continue in the other tab, or here: nothing is lost.',
  takenTitle: 'This match was taken over',
  taken: 'It is now open in another tab. Everything up to that point is saved. You can take it back.',
  takeOver: 'Continue here',
  otherTitle: 'This match cannot be opened',
  saveFirst: 'You can still save it as a file.',
  toHome: 'To the home page',

  /* After the match. */
  again: 'Play again',

  /* When the house cannot be reached. */
  offlinePlay: 'Play offline',
  /** When the house has a newer page. */
  newVersion: 'A new version of this page is ready.',
  takeIt: 'Load it now',
  later: 'Later',
} as const
