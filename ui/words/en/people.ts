/** Profile, settings, about. */
export const people = {
  settings: 'Settings',
  about: 'About',
  language: 'Language',
  menu: 'Main menu',
  footer: 'More',
  guest: 'Guest',
  nobody: 'Come in',
  youAre: 'You are {name}',

  /** Suggested names for new visitors. No two are alike, and they fit any gender. */
  madeUp: {
    one: 'Merry Badger',
    two: 'Sleepy Owl',
    three: 'Honest Raven',
    four: 'Quick Otter',
    five: 'Brave Hedgehog',
    six: 'Silent Lynx',
    seven: 'Lucky Magpie',
    eight: 'Old Fox',
  },

  name: {
    label: 'Your name at the table',
    hint: '1 to 40 characters',
    wrong: 'A name has 1 to 40 visible characters and does not begin or end with a space.',
    save: 'Use this name',
    saved: 'From now on you are {name}. At tables where you sit already you keep the old name.',
    enter: 'Come in',
  },

  account: {
    title: 'You',
    guestIs: 'You are a guest. The house knows you only by this browser.',
    guestWhy: 'With a username and a password, or a passkey, you find your seats again from any device.',
    hasAccount: 'You come back with the username {username}.',
    hasPasskey: 'You come back with a passkey.',
    keep: 'Keep your seat for good',
    signUp: 'Make an account',
    signUpDone: 'Done. From now on you can come back with the username {username}.',
    signIn: 'Sign in',
    signInAbout: 'You have been here before, with an account.',
    signInLoses: 'You play as a guest now. If you sign in as somebody else, you lose the seats of this guest.',
    username: 'Username',
    usernameHint: '3 to 30 letters, digits, dots or underscores',
    password: 'Password',
    passwordHint: '8 characters or more',
    passkeyAdd: 'Add a passkey',
    passkeyAbout: 'Your fingerprint, your face or the lock of your device, instead of a password.',
    passkeyDone: 'Done. You can come back with this passkey.',
    passkeyIn: 'Sign in with a passkey',
    signOut: 'Sign out',
    signOutOthers: 'Sign out all other devices and programs',
    signOutOthersDone: 'Done. Nobody but this browser is signed in as you.',
    signOutGuest:
      'Nothing but this browser knows who you are. If you sign out, your seats are lost for good. Make an account first if you want to keep them.',
    signOutSure: 'Sign out and lose my seats',
    stay: 'Stay',
    or: 'or',
  },

  setting: {
    title: 'Settings',
    kept: 'Kept in this browser, at once.',
    notKept: 'This browser does not let us keep settings: they last as long as this page.',
    language: 'Language',
    motion: 'Animation',
    motionNone: 'None',
    motionStills: 'Still pictures',
    motionQuick: 'Quick',
    motionNormal: 'Normal',
    motionCalm: 'Calm',
    sounds: 'Sounds',
    volume: 'Volume',
    /** When to play a sound. */
    sound: {
      yourTurn: 'It is your turn',
      acted: 'Somebody has acted',
      reveal: 'Fists open, dice fall, dragons die',
      lowTime: 'Your time runs out',
      said: 'Somebody says something',
      ended: 'The match is over',
    },
    table: 'At the table',
    confirm: 'Ask before what cannot be taken back',
    confirmAbout: 'One more press to confirm what you have chosen.',
    callTitle: 'Call me when it is my turn',
    callTitleAbout: 'The tab of this page calls while you look elsewhere.',
    leftHanded: 'Left-handed',
    leftHandedAbout: 'On a phone held sideways, your own side is on the left.',
    contrast: 'Stronger contrast',
    contrastAbout: 'Darker wood, brighter lines and words.',
  },

  banner: {
    connecting: 'Finding the way to the house …',
    lost: 'The line to the house is lost. We try again by ourselves; nothing you did is lost.',
    oldPage: 'The house has been renewed. Load the page again to go on.',
    reload: 'Load again',
    notKept:
      'This browser keeps nothing for us: your settings last only as long as this page. Allow storage and cookies for this site to keep them.',
    understood: 'Understood',
  },

  lost: {
    title: 'There is no such place',
    what: 'This address leads nowhere in the house. It may be old, or cut short.',
    home: 'Back to the taproom',
  },
  problem: {
    title: 'That did not work',
    again: 'Try again',
    home: 'Back to the taproom',
    newTable: 'Make a table',
    crashed: 'Something on this page broke. That is our fault. Load it again: the house has kept everything.',
  },

  aboutPage: {
    title: 'About this house',
    what: 'Wyrmtavern is a tavern for three fantasy table games. You play in the browser, on a phone or a large screen, live or over days, with people or against bots. It is free, it has no advertisements, and anybody can run a house of their own.',
    fair: 'The dice are honest, and you can check it: before a match the house shows a seal on its seed, afterwards the seed itself, and the whole match can be played again from its file.',
    notice: 'An unofficial fan work',
    noticeText:
      'This house is not affiliated with, nor endorsed by, the designers or any publisher of these games. The rules are told in our own words. If you like a game, please buy the box.',
    gameBy: '<title>{game}</title> is by {designers}, first published in {year}.',
    reconstructed:
      'Of this game not every card is documented; what is missing is our own reconstruction, and its rules say so.',
    privacy: 'What the house knows of you',
    privacyText:
      'A name, where you sit and what you played. A cookie says who you are; settings stay in your browser. No mail address is asked for, and the page loads nothing from anywhere else.',
    credits: 'Credits',
    icons:
      'Pictures are from <link>game-icons.net</link>, by Lorc, Delapouite, Skoll and others, under the licence <licence>CC BY 3.0</licence>; we colour and cut them.',
    iconsBy: 'The authors of that set: {authors}.',
    fonts:
      'Letters: Alegreya and Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica), under the SIL Open Font License 1.1.',
    libraries: 'Made with {libraries}, each under its own free licence (MIT, Apache 2.0 or Unlicense).',
    code: 'The house itself is free software under the MIT licence.',
    programs: 'For programs: <link>everything this page does, any program may do</link>.',
  },
} as const
