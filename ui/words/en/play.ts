/** The table during a game. */
export const play = {
  /* The status line. */
  /** The reader's own seat, where a name would stand alone. */
  you: 'You',
  yourTurn: 'Your turn',
  /** `<who></who>` is a list of names. */
  waitingFor: 'Waiting for <who></who>.',
  waitingToo: 'Waiting for <who></who> too.',
  waitingSealed: 'Waiting for the others.',
  nobodyAsked: 'The table goes on by itself.',
  sending: 'Sending …',
  /** About the time to decide and the connection to the house. */
  unheard:
    'Time ran out while the line is lost. The game goes on by its rules; you will see how when the line is back.',
  looking: 'You are looking on.',
  over: 'The game is over.',
  /** `<who></who>` is a list of names. */
  won: '{n, plural, one {<who></who> wins.} other {<who></who> share the win.}}',
  youAreMinded: 'A bot plays for you.',
  youLeft: 'You have left this game: a bot plays on for you.',
  /* Where no bot plays for anybody. */
  youAreAway: 'You let your time pass twice in a row and count as away.',
  youLeftForGood: 'You have left this game. It goes on without you.',
  imBack: 'I am back',
  /** For somebody who has left the game. */
  comeBack: 'Come back',

  /* The top bar and its menu. */
  menu: 'Menu',
  scroll: 'Log, chat and rules',
  scrollUnread: '{n, plural, one {Log, chat and rules: # new message} other {Log, chat and rules: # new messages}}',
  toTable: 'To the table',
  toHome: 'To the front of the house',
  settings: 'Settings',
  language: 'Language',
  soundsOn: 'Sounds on',
  soundsOff: 'Sounds off',
  keyboard: 'Keys',
  copyLink: 'Copy the link to this game',
  copyMoment: 'Copy the link to this moment',
  copied: 'The link is copied.',
  notCopied: 'This browser does not let us copy. Take the address of this page.',
  mindMe: 'Leave my seat to a bot for now',
  leave: 'Leave the game',
  mindTitle: 'Leave your seat to a bot?',
  mindText: 'A bot answers for you until you say that you are back. Nobody has to wait.',
  mindYes: 'Leave it to a bot',
  leaveTitle: 'Leave this game?',
  leaveText:
    'A bot plays on in your place. While the game lasts, you can come back: from this page, or from “Your tables” on the home page.',
  leaveTextAlone:
    'Nobody plays on in your place. The game goes on without you, what you have no longer counts, and you cannot come back. You can still look on.',
  leaveYes: 'Leave the game',
  stay: 'Stay',
  goOnWithout: 'Go on without {name}',
  goOnWithoutTitle: 'Go on without {name}?',
  goOnWithoutText:
    '{name} let their time pass twice in a row. What they have will no longer count, and they cannot come back to this game.',
  keepWaiting: 'Keep waiting',

  /* Clocks. */
  timeLeft: 'Time left',
  timeLeftOf: 'Time left for {name}',
  /** {when} is a day and a time, such as “Tue 18:00”. */
  until: 'until {when}',
  atZero: 'When the time is up, the house answers with what silence means.',
  ownTime: 'Your time is nearly up.',

  /* Seats. */
  players: 'Players',
  present: 'is here',
  absent: 'is away',
  isBot: 'a bot',
  minded: 'a bot minds this seat',
  left: '{n, plural, =0 {nothing left} other {# left}}',
  hasLeft: 'left: a bot plays on',
  hasLeftForGood: 'has left the game',
  isAsked: 'is to act',
  ownSide: 'Your side',
  stage: 'The middle of the table',

  /* Answers. */
  choose: 'Choose',
  confirm: 'Confirm',
  confirmThis: 'Confirm: {what}',
  confirmCount: '{n, plural, =0 {Confirm: nothing} other {Confirm: # in all}}',
  number: 'Number',
  fewer: 'One fewer: {what}',
  more: 'One more: {what}',
  fromTo: 'from {min, number} to {max, number}',
  upTo: 'up to {max, number}',
  part: 'Part {n, number}',
  shareOut: 'Share it out',
  evenly: 'Share evenly',
  /** `<from></from>` and `<to></to>` are names. */
  givesTo: '<from></from> gives <to></to>',
  /** For screen readers: the meaning of one number in a deal. */
  handsOver: '{from} to {to}: {what}',
  offer: 'Offer this',
  clear: 'Begin again',
  otherMove: 'Instead of: {move}',
  mind: 'Worth knowing',
  refused: 'That did not work',
  understood: 'Understood',

  /* Log, chat, rules. */
  side: 'Beside the table',
  log: 'Log',
  chat: 'Chat',
  chatUnread: 'Chat ({n, number} new)',
  rules: 'Rules',
  beginning: 'The beginning',
  moved: 'From here on this game is played by newer rules: those who run this house have moved it.',
  sinceYou: 'Since your last turn',
  /** Before the time of a line in the log, for screen readers. */
  toMoment: 'Look at this moment:',
  newest: 'To the newest',
  sealed: 'Seed sealed: {hash}',
  sealedWhy:
    'The dice of this game were fixed before it began. This is their seal; when the game is over they are opened, and anybody can check them.',

  /* Looking back. */
  past: 'You are looking back at {time}.',
  pastOf: 'Moment {n, number} of {all, number}',
  pastNew: 'Meanwhile the game has gone on.',
  pastYourTurn: 'Meanwhile it is your turn.',
  toLive: 'Back to now',
  stepBack: 'One step back',
  stepOn: 'One step on',
  stepFirst: 'To the beginning',
  play: 'Play on by itself',
  pausePlaying: 'Stop here',
  missed: '{n, plural, one {# moment} other {# moments}} since your last turn',
  watch: 'Watch',
  /** When a restore has lost part of the game. */
  turnedBack: 'The house was restored from a backup. The game goes on from an earlier moment.',
  turnedBackHere: 'The game goes on from an earlier moment.',
  /** While the table pauses to show something that was turned up. */
  held: 'Tap anywhere to go on.',
  /** Above the short introduction for newcomers. */
  inShort: 'In short',
  letUsPlay: 'Let’s play',
  /** Opens the first page of the rules over the table. */
  seeExample: 'See an example with pictures',

  /* Large cards. */
  zoom: 'The card',
  rulings: 'Rulings',

  /* Talk. */
  say: 'Say something',
  sayIt: 'Say it',
  room: { table: 'At the table', spectators: 'Among spectators' },
  quiet: 'Nobody has said anything yet.',
  quietMuted: 'Nothing to read. Messages of people you muted are hidden.',
  onlyPlayers: 'Here the players talk. You can talk among spectators.',
  nameFirst: 'To write here, choose a name.',
  useName: 'Use this name',
  chatClosed: 'This table is closed. Nobody can write here any more.',
  mute: 'Mute {name}',
  muteAsk: 'Mute {name}? You will no longer see what they write, at any table.',
  muteYes: 'Mute',
  unmute: 'Unmute {name}',
  mutedName: '{name} is muted.',
  phrases: {
    hello: 'Hello!',
    goodLuck: 'Good luck!',
    wellPlayed: 'Well played!',
    thankYou: 'Thank you!',
    sorry: 'Sorry!',
    oops: 'Oops …',
    hurryUp: 'Hurry up, please!',
    oneMoment: 'One moment …',
    cheers: 'Cheers!',
    goodGame: 'Good game!',
  },
  quickPhrases: 'Quick phrases',

  /* The rules next to the table. */
  searchRules: 'Search the rules',
  /** Above the rules of the current question and of the card that is up. */
  rulesNow: 'What matters now',
  /** A button that leads to the chapter of the current question. */
  rulesMore: 'More about this: {chapter}',
  noRule: 'No rule speaks of that.',
  allRules: 'All rules on a page of their own',

  /* The end. */
  result: 'How it ended',
  place: '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  points: '{n, plural, one {# point} other {# points}}',
  youWon: 'You win!',
  youShared: 'You share the win!',
  wins: '{n, plural, one {{who} wins} other {{who} share the win}}',
  /** The story of a finished match. */
  story: {
    why: 'Why {who} won',
    whyYou: 'Why you won',
    whyShared: 'Why it ended so',
    turning: 'Turning point',
    watchFrom: '{who}: {n}. Watch this moment',
    replay: 'Replay the match',
    withPoints: 'with {n, plural, one {# point} other {# points}}',
  },
  explained: 'Where the points came from',
  fairness: 'The dice of this game',
  fairnessText:
    'Before the game began everybody was shown the seal. Now it is open: the seed gives this seal, and with it every roll and every draw of this game can be played again.',
  seal: 'Seal',
  seed: 'Seed',
  verify: 'Check it now',
  verifying: 'Checking …',
  verified: 'Checked: played again from the seed, everything came out the same.',
  notVerified: 'The check failed: {problem}',
  file: 'Download the game as a file',
  /** For an unfinished game on this device. */
  fileOpen: 'Save as a file (it shows all that is hidden)',
  rematch: 'Play again',
  meToo: 'Play again with them',
  begin: 'Begin the next game',
  /** `<who></who>` is a list of names. */
  rematchWaits: 'Next game: waiting for <who></who>.',
  wantsRematch: 'The others want to play again.',
  showTable: 'Look at the table',
  showResult: 'How it ended',
  nextBegan: 'The next game has begun',
  goThere: 'Go there',

  /* Announcements for screen readers. */
  news: 'What happens',
  asked: 'You are asked: {question}',

  /* Keys. */
  keys: 'Keys at the table',
  /** The labels printed on these keys. */
  keyCaps: { tab: 'Tab', enter: 'Enter', backspace: 'Backspace', home: 'Home', end: 'End', escape: 'Esc' },
  keyList: {
    tab: 'to the next thing that can be pressed',
    numbers: 'choose one of the answers',
    main: 'the gold button',
    takeBack: 'take back what is not yet confirmed',
    zoom: 'show the card in focus, or under the pointer, large',
    arrows: 'one step back or on in the game',
    ends: 'to the beginning, and back to now',
    escape: 'close what is open; back to now',
    help: 'this list',
  },

  /** The page title. {title} is the name of the game. */
  titleTurn: 'Your turn – {title}',
  titleOver: 'Over – {title}',
} as const
