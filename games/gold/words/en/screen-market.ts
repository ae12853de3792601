/** The words of the Market. */
export const market = {
  /** The status line. */
  asked: 'The Market is open: trade, or finish.',
  title: 'The Market',
  about: 'Only the partners see what is offered.',
  partners: 'With whom? Two at most.',
  /** Below a name: this seat has said that it is done. */
  done: 'done',
  /** What passes from one player to another; taps on tokens add to it. */
  ways: 'What your taps add',
  way: '{from} → {to}',
  choosePartner: 'Choose with whom you trade.',
  hint: {
    give: 'Choose what you give {who}; press the box to take one back.',
    get: 'Choose what you want from {who}; press the box to take one back.',
    other: 'Choose what {who} gives {to}.',
  },
  /** One kind in the player's own hoard, or one to ask for. */
  have: '{kind}: {left, plural, =0 {none left} other {# left}}',
  wish: '{kind}: {n, plural, =0 {not asked for} other {# asked for}}',
  /** On a kind of gem, visible only to the player: more of it could bring the majority, or it is of little use. */
  tags: { want: 'wanted', spare: 'spare' },
  /** Before a partner is chosen. Nobody else sees it. */
  spares: 'You could spare: {tokens}.',
  wants: 'You could use: {tokens}.',
  /** An offer between others. Its contents are not known. */
  between: '{who} offers {partners} a trade.',
  betweenAccepted: '{who} offers {partners} a trade; accepted by {accepting}.',
  /** An offer that was replaced or taken back before the reader answered it. */
  missed: 'No longer offered by {who}: {deal}.',
  noOffers: 'Nobody has offered a trade yet.',
  draft: 'My offer',
  do: {
    offer: 'Offer this trade',
    done: 'I am done',
    isDone: 'You are done',
    undo: 'Undo',
    again: 'Offer it yourself',
  },
  cannot: 'You do not have that',
} as const
