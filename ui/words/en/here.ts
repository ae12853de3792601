/** Playing on this device without the house, and installing and updating the page. */
export const here = {
  /* The front page. */
  title: 'On this device',
  about: 'Alone against bots, or several people around one device. It needs no network, and no house.',
  play: 'Play here, without the house',
  bring: 'Bring a saved game',
  goOn: 'Go on',
  seeResult: 'See the result',
  save: 'Save as a file',
  remove: 'Delete',
  removeSure: 'This game is kept in this browser only. Delete it for good?',
  removeYes: 'Delete it',
  keep: 'Keep it',
  /** {when} is something like “3 hours ago”. */
  playedLast: 'Played {when}',
  finished: 'Finished {when}',
  /** {names} are the players. */
  with: '{names}',
  notListed:
    'This browser does not let us look at what is kept here. Allow storage for this site to see your saved games.',
  brought: 'The game is here now.',

  /* Creating a game. */
  making: {
    title: 'A game on this device',
    of: '{game} on this device',
    which: 'Which game?',
    choose: 'Play here',
    seats: 'Seats',
    seat: 'Seat {n, number}',
    person: 'Person',
    /** {kind} is its playing style: “Clever”. */
    bot: 'Bot: {kind}',
    name: 'Name at seat {n, number}',
    /** The default name of another person. */
    player: 'Player {n, number}',
    wrongName: 'A name has 1 to 40 visible characters and does not begin or end with a space.',
    sameName: 'Two players have the same name, or names that look alike. Change one of them.',
    nobody: 'Somebody has to play: make one of the seats a person.',
    together:
      'You hand the device around. Between two people a curtain covers the table, and no sand runs. Where anybody may step in, all look at the open table, and whoever wants to takes the device.',
    atOnce: 'Bots answer at once',
    atOnceAbout: 'Otherwise they take a moment, so that one can follow.',
    begin: 'Begin',
  },

  /* Passing the device around. */
  handTo: 'Hand it to {name}',
  covered: 'The table is covered, and the game waits.',
  iAm: 'I am {name}',
  ratherI: 'No, I am {name}',
  /** When anybody may react with a sealed answer and everyone looks at the open table. */
  stepIn: 'Does anybody want to step in?',
  nobodyDoes: 'Nobody: go on',
  inTurn: 'Hand it to everybody in turn',
  allLook: 'All of you may look.',
  give: 'Give the device to somebody else',
  giveTo: 'Give it to {name}',

  /* What can go wrong. */
  trouble: {
    forbidden:
      'This browser does not let us keep this game: it lasts as long as this page. Play on, and save it as a file before you close the page.',
    full: 'There is no room left in this browser: what you play now is not kept. Play on, save the game as a file, and make room on this device.',
    cleared:
      'The storage of this browser was cleared while you played. Nothing of this game is lost: we have kept all of it again.',
    understood: 'Understood',
  },
  stopped: 'The game stopped for a moment. It is being taken up again; nothing you did is lost.',
  elsewhereTitle: 'This game is open in another tab',
  elsewhere:
    'A game is played in one place at a time. Go on in the other tab, or take the game over here: nothing is lost.',
  takenTitle: 'This game was taken over',
  taken: 'Another tab plays this game now. Everything up to there is kept. You can take it back.',
  takeOver: 'Take it over here',
  otherTitle: 'This game cannot be opened',
  saveFirst: 'You can still save it as a file.',
  toHome: 'To the front of the house',

  /* After the game. */
  again: 'Play again',

  /* When the house cannot be reached. */
  offlinePlay: 'Play on this device',
  /** When the house has a newer page. */
  newVersion: 'A new version of this page is ready.',
  takeIt: 'Load it now',
  later: 'Later',
} as const
