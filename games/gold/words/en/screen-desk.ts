/** The words of the negotiation desk: bargains, and heaps if one player divides the loot. */
export const desk = {
  /** The status line. */
  asked: {
    bargain: 'Agree before the sand runs out, or everything is lost.',
    bargainNoSand: 'Agree on how to share the loot.',
    silenced: 'You do not have to agree, but every offer must give you a token.',
    heaps: 'Divide the loot into {heaps, plural, one {# heap} other {# heaps}}: the others choose first.',
  },
  slain: '{dragonThe} is slain',
  /** How a dragon's hidden tokens come to light: after a number, then the whole loot and where it came from. */
  bag: '{n} of {all}',
  heap: '{n, plural, =0 {No tokens} one {# token} other {# tokens}}',
  heapFrom: '{seen} seen, {bag} from the bag',
  sandTurns: 'Agree, or all is lost.',
  loot: 'The loot',
  /** The hourglass next to the dragon. */
  sand: 'Sand',
  sandStopped: 'The sand stands still.',
  /** The loot as read out: one token, who wants it, and its recipient. */
  tile: {
    signs:
      '{kind}: {sign, select, want {you want it} waive {not for you} other {no sign from you}}; {n, plural, =0 {nobody else wants it} other {wanted by {wanting}}}.',
    draft:
      '{kind}: {to, select, nobody {goes to nobody yet} other {goes to {who}}}; {n, plural, =0 {nobody wants it} other {wanted by {wanting}}}.',
    heap: '{kind}: {to, select, nobody {in no heap yet} other {in heap {heap}}}.',
    seen: '{kind}: {n, plural, =0 {nobody wants it} other {wanted by {wanting}}}.',
  },
  /** The purpose of taps on tokens: public signs, or somebody's share in the player's own draft. */
  taps: {
    label: 'What your taps mean',
    signs: 'I want',
    /** The row of tokens that nobody has in the draft. Short. */
    unshared: 'Not shared yet',
    signsFull: 'Signs: what you want and what you do not. Everybody sees them.',
    gets: '{who}: {tokens}.',
    heap: 'Heap {heap}',
    heapGets: 'Heap {heap}: {tokens}.',
  },
  hint: {
    board: 'Press a token: you want it. Again: not for you. Drag it to share it. All see what you want.',
    signs: 'Press: I want it. Again: not for me. Everyone sees this.',
    you: 'Choose what you get. A draft is seen by nobody.',
    other: 'Choose what {who} gets. A draft is seen by nobody.',
    heap: 'Choose what lies in heap {heap}.',
  },
  /** Somebody at the desk. */
  voice: {
    accepts: 'accepts offer {number}',
    refuses: 'says “no deal”',
    silent: 'does not have to agree',
    waits: 'has accepted nothing yet',
  },
  draft: 'My draft',
  offerOf: '{whoIs, select, you {<whoAs>Your</whoAs> offer} other {Offer by {who}}}',
  offers: 'Offers',
  /** After skipping the talk of others. */
  skipped: 'You will see how they share it.',
  /** In the place of somebody who has none. */
  noOffer: 'No offer yet',
  /** For a moment, on an offer that was just made. Short. */
  newOffer: 'New: no. {number}',
  /** Before the marks of those who have accepted. Very short. */
  agree: 'Agree',
  openOffer: 'Show the whole offer',
  backToDraft: 'Back to my draft',
  /** About a draft. */
  allShared: 'All {n} shared',
  leftToShare: '{n, plural, one {# token left to share} other {# tokens left to share}}',
  /** On the tab of an offer that all others have accepted. Very short. */
  lacksYou: 'only you left',
  version: 'no. {number}',
  /** Who has accepted a version, each as a mark. */
  acceptedBy: '{n, plural, =0 {accepted by nobody yet} other {accepted by {who}}}',
  /** Out of the acceptances needed. */
  changed: 'changed',
  /** On the tab of an offer that has not been viewed. */
  new: 'new',
  commitment: { 'my last offer': 'last offer', 'not below this': 'not below this' },
  closing: 'The deal is closing…',
  /** In the last seconds nobody can step back from a deal. */
  hasty: 'Deals are now final at once.',
  frozen: 'No more offers.',
  do: {
    /** For those who only look on. */
    skip: 'Skip to the deal',
    rest: 'Share the rest',
    all: 'Share it fairly',
    offer: 'Offer this',
    offered: 'This is your offer',
    accept: 'Accept',
    accepted: 'Accepted',
    stepBack: 'Step back',
    takeBack: 'Take it back',
    change: 'Change it',
    undo: 'Undo',
    clear: 'Start over',
    heaps: 'Make these heaps',
    heap: 'Take heap {heap}',
    chooseHeap: 'Choose a heap',
    play: { secondSand: 'Turn the sand' },
    noDeal: 'Say “no deal”',
    say: 'Say…',
    presets: 'Fill in…',
  },
  say: {
    title: 'Say to all',
    need: 'I need {token}',
  },
  presets: {
    title: 'Fill in the draft',
    count: 'Evenly by number',
    worth: 'Evenly by worth',
    claims: 'As claimed',
    swap: 'Swap mine with {who}',
  },
  /** An offer's value to the viewer. Nobody else sees it. */
  value: {
    /** What a value is made of: points for tokens, for the race for the most of a gem, for an object; less for the curse. */
    part: '{kind} {n}',
    most: 'chance of most {kind} {n}',
    object: 'magic object {n}',
    made: '{parts}',
    about:
      'Gems count by your chance to have the most of their colour at the end{game, select, advanced {, and a little for a set} other {}}. It is an estimate.',
    /** Where nobody is reminded of what the others have. */
    uncounted: 'From memory: what the others have is not counted here.',
    curse: 'curse {n}',
    label: 'Worth to you',
    points: 'about {points, plural, =0 {0 points} one {+# point} other {+# points}}',
    less: 'about {points, plural, one {−# point} other {−# points}}',
    /** A gem: how many of it you have now, how many then, and how many a rival has. */
    step: '{kind}: from {before} to {after}',
    stepRival: '{kind}: from {before} to {after}; a rival has {rival}',
    stepFar: '{kind}: from {before} to {after}; a rival has {rival}, which is out of reach',
    objects: '{n, plural, one {and a magic object} other {and # magic objects}}',
    cursed: 'cursed: gems pay nothing',
  },
} as const
