/** The table during a match. */
export const play = {
  /* The status line. */
  /** The reader's own seat, where a name would stand alone. */
  you: 'You',
  yourTurn: 'Your turn',
  /** `<who></who>` is a list of names. */
  waitingFor: 'Waiting for <who></who>.',
  waitingToo: 'Also waiting for <who></who>.',
  waitingSealed: 'Waiting for the others.',
  nobodyAsked: 'One moment…',
  sending: 'Sending…',
  /** About the time to decide and the connection to the house. */
  unheard: 'Time ran out while you were offline. The match goes on; you will see how once you are connected again.',
  looking: 'You are watching.',
  over: 'The match is over.',
  /** `<who></who>` is a list of names. */
  won: '{n, plural, one {<who></who> wins.} other {<who></who> share the win.}}',
  youAreMinded: 'A bot plays for you.',
  youLeft: 'You have left this match. A bot plays for you.',
  /* Where no bot plays for anybody. */
  youAreAway: 'You missed two deadlines in a row and count as away.',
  youLeftForGood: 'You have left this match. It goes on without you.',
  imBack: 'I’m back',
  /** For somebody who has left the match. */
  comeBack: 'Come back',

  /* The top bar and its menu. */
  menu: 'Menu',
  scroll: 'Log, chat and rules',
  scrollUnread: '{n, plural, one {Log, chat and rules: # new message} other {Log, chat and rules: # new messages}}',
  toTable: 'Go to the table',
  toHome: 'Go to the home page',
  settings: 'Settings',
  language: 'Language',
  soundsOn: 'Sounds on',
  soundsOff: 'Sounds off',
  noticesOff: 'Do not tell me of this table',
  noticesOn: 'Tell me of this table again',
  keyboard: 'Keyboard',
  copyLink: 'Copy link to this match',
  reportPlayer: 'Report a player',
  copyMoment: 'Copy link to this moment',
  copied: 'Link copied.',
  notCopied: 'This browser does not let us copy. Copy the address of this page yourself.',
  mindMe: 'Let a bot play for me',
  leave: 'Leave the match',
  mindTitle: 'Let a bot play for you?',
  mindText: 'A bot plays for you until you say that you are back. Nobody has to wait.',
  mindYes: 'Let a bot play',
  leaveTitle: 'Leave this match?',
  leaveText:
    'A bot plays on in your place. You can come back while the match lasts: from this page, or from “Your tables” on the home page.',
  leaveTextAlone:
    'Nobody plays on in your place. The match goes on without you, what you have no longer counts, and you cannot come back. You can still watch.',
  leaveYes: 'Leave the match',
  stay: 'Stay',
  goOnWithout: 'Continue without {name}',
  goOnWithoutTitle: 'Continue without {name}?',
  goOnWithoutText:
    '{name} missed two deadlines in a row. What they have will no longer count, and they cannot come back to this match.',
  keepWaiting: 'Keep waiting',

  /* Clocks. */
  timeLeft: 'Time left',
  timeLeftOf: 'Time left for {name}',
  /** {when} is a day and a time, such as “Tue 18:00”. */
  until: 'until {when}',
  atZero: 'When the time is up, the default move is played.',
  ownTime: 'Your time is nearly up.',

  /* Seats. */
  players: 'Players',
  present: 'is here',
  absent: 'is away',
  isBot: 'a bot',
  minded: 'a bot plays for them',
  left: '{n, plural, =0 {nothing left} other {# left}}',
  hasLeft: 'has left: a bot plays',
  hasLeftForGood: 'has left the match',
  isAsked: 'has to move',
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
  clear: 'Start over',
  otherMove: 'Change: {move}',
  mind: 'Good to know',
  refused: 'That did not work',
  understood: 'Got it',

  /* Log, chat, rules. */
  side: 'Beside the table',
  log: 'Log',
  chat: 'Chat',
  chatUnread: 'Chat ({n, number} new)',
  rules: 'Rules',
  beginning: 'The beginning',
  moved: 'From here on, this match follows newer rules: the operators of this site have updated it.',
  sinceYou: 'Since your last turn',
  /** Before the time of a line in the log, for screen readers. */
  toMoment: 'Look at this moment:',
  newest: 'Jump to latest',
  sealed: 'Seed sealed: {hash}',
  sealedWhy:
    'The dice of this match were fixed before it began. This is their seal; after the match they are opened, and anybody can check them.',

  /* Looking back. */
  past: 'You are looking back at {time}.',
  pastOf: 'Moment {n, number} of {all, number}',
  pastNew: 'The match has gone on meanwhile.',
  pastYourTurn: 'It is your turn now.',
  toLive: 'Back to now',
  /** In a match that is over. */
  toResult: 'Back to the result',
  stepBack: 'One step back',
  stepOn: 'One step forward',
  stepFirst: 'To the beginning',
  play: 'Play automatically',
  pausePlaying: 'Pause',
  missed: '{n, plural, one {# moment} other {# moments}} since your last turn',
  watch: 'Watch',
  /** When a restore has lost part of the match. */
  turnedBack: 'The server was restored from a backup. The match goes on from an earlier moment.',
  turnedBackHere: 'The match goes on from an earlier moment.',
  /** While the table pauses to show something that was turned up. */
  held: 'Press anywhere to go on.',
  /** Above the short introduction for newcomers. */
  inShort: 'In short',
  letUsPlay: 'Let’s play',
  /** Where the time to answer is limited. */
  timeRuns: 'The clock is running while you read.',
  /** Opens the first page of the rules over the table. */
  seeExample: 'See an example with pictures',

  /* Large cards. */
  zoom: 'The card',
  rulings: 'Rulings',

  /* Talk. */
  say: 'Say something',
  sayIt: 'Send',
  room: { table: 'At the table', spectators: 'Among spectators' },
  quiet: 'No messages yet.',
  quietMuted: 'No messages. Those of people you muted are hidden.',
  onlyPlayers: 'Only players can write here. You can write among spectators.',
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
    oops: 'Oops…',
    hurryUp: 'Hurry up, please!',
    oneMoment: 'One moment…',
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
  noRule: 'No rule found.',
  allRules: 'All rules on a separate page',

  /* The end. */
  result: 'How it ended',
  place: '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  points: '{n, plural, one {# point} other {# points}}',
  youWon: 'You win!',
  youShared: 'You share the win!',
  /** For a player who has not won; `has` is what they have, such as `12 points`. */
  youCame: 'You came {n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} with <has></has>',
  youTied: 'You share {n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place with <has></has>',
  wins: '{n, plural, one {{who} wins} other {{who} share the win}}',
  /** The story of a finished match. */
  story: {
    why: 'Why {who} won',
    whyYou: 'Why you won',
    whyShared: 'Why it ended this way',
    turning: 'Turning point',
    watchFrom: '{who}: {n}. Watch this moment',
    replay: 'Replay the match',
    withPoints: 'with {n, plural, one {# point} other {# points}}',
  },
  /** Looking back at a finished match: what bots weighed, and what a strong one thinks of the reader's answers. */
  weighed: {
    title: 'What was weighed here',
    none: 'No bot had anything to weigh here.',
    advice: { dragonlord: 'What a Dragonlord would do', other: 'What a strong bot would do' },
    same: 'You did the same.',
    asGood: 'Your choice was just as good.',
    cost: { chance: 'Your choice: {n} chance of winning.', points: 'Your choice, in points: {n}.' },
    unknown: 'It did not weigh your choice.',
    working: 'Being worked out…',
    details: 'Details',
    answer: 'Choice',
    value: { chance: 'Chance of winning', points: 'Points' },
    share: 'How often',
    chosen: 'chosen',
    yours: 'you',
    wait: 'wait',
    nothing: 'nothing',
    match: 'Your match',
    matchAbout: {
      chance: 'in chance of winning, as a Dragonlord sees it',
      points: 'in points, as a Dragonlord counts them',
    },
    best: 'Your best',
    costly: 'Most costly',
    missed: 'Missed chance',
    you: 'You: <what></what>.',
    better: 'Better: <what></what>.',
    progress: 'Looking back at your decisions: {n, number} of {all, number}',
  },
  /** A hint during a match: what a Captain, one of the bots, would do. */
  advice: {
    title: 'Hint',
    /** `<what></what>` is an answer. */
    would: 'A Captain’s choice: <what></what>.',
    /** Before its reasons, in which `I` is the Captain. */
    says: 'The Captain says:',
    only: 'It saw no other choice worth weighing.',
    unweighed: 'It answers this without weighing anything.',
    more: 'Compare the choices',
    working: 'Being worked out…',
    changed: 'The table has changed since. Ask again for a new hint.',
    failed: 'No hint could be worked out.',
    took: '<who></who> took a hint.',
    youTook: 'You took a hint.',
  },
  explained: 'Where the points came from',
  fairness: 'Proof of fair play',
  fairnessText:
    'Before the match began, everybody was shown the seal. Now it is open: the seed matches the seal, and with it every roll and every draw of this match can be repeated.',
  seal: 'Seal',
  seed: 'Seed',
  verify: 'Check it now',
  verifying: 'Checking…',
  verified: 'Checked: replayed from the seed, everything came out the same.',
  notVerified: 'The check failed: {problem}',
  file: 'Download the match as a file',
  /** For an unfinished match on this device. */
  fileOpen: 'Save as a file (shows everything hidden)',
  rematch: 'Play again',
  meToo: 'Play again with them',
  begin: 'Start the next match',
  /** `<who></who>` is a list of names. */
  rematchWaits: 'Next match: waiting for <who></who>.',
  wantsRematch: 'The others want to play again.',
  showTable: 'Look at the table',
  showResult: 'How it ended',
  nextBegan: 'The next match has begun',
  goThere: 'Go there',

  /* Announcements for screen readers. */
  news: 'What happens',
  asked: 'You are asked: {question}',

  /* Keys. */
  keys: 'Keyboard shortcuts',
  /** The labels printed on these keys. */
  keyCaps: { tab: 'Tab', enter: 'Enter', backspace: 'Backspace', home: 'Home', end: 'End', escape: 'Esc' },
  keyList: {
    tab: 'to the next button or card',
    numbers: 'choose one of the answers',
    main: 'press the gold button',
    takeBack: 'undo what is not yet confirmed',
    zoom: 'enlarge the card in focus or under the pointer',
    hint: 'a hint; once more: compare the choices',
    next: 'to the next table that waits for you',
    arrows: 'one step back or forward in the match',
    ends: 'to the beginning, and back to now',
    escape: 'close what is open; back to now',
    help: 'this list',
  },

  /** The page title. {title} is the name of the game. */
  titleTurn: 'Your turn – {title}',
  titleOver: 'Over – {title}',
} as const
