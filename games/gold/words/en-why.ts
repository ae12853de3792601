import type { Translation } from '#games/saying'

/** Why a bot did what it did, in its own words: `I` is the bot, `you` may be a rival of it. */
export const why = {
  /** Whom it sends where. */
  send: {
    plain: 'I send {cardObject} against {dragonObject}.',
    slays: 'I send {cardObject} against {dragonObject}, and the dragon dies.',
    blade: 'I send {cardObject} with {bladeObject} against {dragonObject}.',
    bladeSlays: 'I send {cardObject} with {bladeObject} against {dragonObject}, and the dragon dies.',
    lantern:
      'I use {cardObject}: {resting, plural, one {one adventurer of mine is} other {# adventurers of mine are}} resting, and I want more to choose from.',
  },
  loot: {
    alone: 'The treasure is mine alone, and it is worth {worth, plural, one {# point} other {# points}} to me.',
    shared:
      'All of its treasure would be worth {worth, plural, one {# point} other {# points}} to me, and I share it with {others, plural, one {one other player} other {# other players}}.',
    open: 'All of its treasure would be worth {worth, plural, one {# point} other {# points}} to me; a strength of {missing} is still missing.',
  },
  /** What it expects, and of what else. */
  ahead: {
    both: 'Looking a few turns ahead, I gain {value, plural, one {# point} other {# points}} more than my rivals that way; with {cardObject} against {dragonObject} it would be {other, number}.',
    bothBlade:
      'Looking a few turns ahead, I gain {value, plural, one {# point} other {# points}} more than my rivals that way; with {cardObject} and {bladeObject} against {dragonObject} it would be {other, number}.',
    best: 'Looking a few turns ahead, I gain {value, plural, one {# point} other {# points}} more than my rivals that way; nothing else promises as much.',
    least: 'My rivals will gain more than I do in the next few turns, whatever I do; this way it is least.',
  },
  eye: {
    both: 'That looks worth {value, plural, one {# point} other {# points}} to me; {cardObject} against {dragonObject} would look worth {other, number}.',
    bothBlade:
      'That looks worth {value, plural, one {# point} other {# points}} to me; {cardObject} with {bladeObject} against {dragonObject} would look worth {other, number}.',
    best: 'Nothing else looks better to me.',
  },
  /** A bargain. */
  offer: {
    first: 'I offer a division that gives me {tokens}.',
    again: 'My second offer gives me {tokens}.',
    fair: 'That is worth {value, plural, one {# point} other {# points}} to me, which I think is my fair share.',
    more: 'That is worth {value, plural, one {# point} other {# points}} to me; my fair share would be {fair, number}, but it does no harm to ask for more.',
    less: 'That is worth {value, plural, one {# point} other {# points}} to me; my fair share would be {fair, number}, but I want a deal.',
  },
  accept: {
    plain: 'I accept {whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} offer.',
    own: 'I go back to my own offer.',
    more: 'It is worth {value, plural, one {# point} other {# points}} to me, and my fair share would be {fair, number}.',
    less: 'It is worth only {value, plural, one {# point} other {# points}} to me, and my fair share would be {fair, number}; but by now I would agree to {least, number}.',
  },
  noDeal: {
    plain: 'I say “No deal”.',
    self: 'I see no division that gives me anything and that the others can accept.',
    other: 'I see no division by which nobody would lose.',
    nobody: 'Somebody wants no deal, and I have waited long enough.',
  },
  say: {
    plain: 'I say “{phrase}”.',
    need: 'One more of that is worth {need, plural, one {# point} other {# points}} to me.',
    best: 'The best offer of the others is worth {best, plural, one {# point} other {# points}} to me, and I want {least, number}.',
    costs: 'The others’ offers would even cost me points, and I want to gain {least, number}.',
    last: 'I will make no other offer in this bargain.',
    lead: 'By my count, nobody else has as many points.',
    fair: 'By my reckoning my fair share is worth {fair, plural, one {# point} other {# points}}.',
  },
  show: {
    claim: 'I show that I want {tokens}.',
    waive: 'I show that I do not want {tokens}.',
    wanted: 'Of all the treasure, that would help me most.',
    unwanted: 'It would hardly bring me any points.',
  },
  wait: {
    best: 'I wait: the best offer of the others is worth {best, plural, one {# point} other {# points}} to me, and I want {least, number}.',
    costs: 'I wait: the others’ offers would cost me points.',
    agreed: 'I have said what I accept and wait for the others.',
    first: 'I wait to hear what the others offer.',
  },
  /** Thieves. */
  rob: {
    plain: 'I rob {who}.',
    looks:
      'My Wizard looks for me: the best token there is worth {value, plural, one {# point} other {# points}} to me, counting a part of what it costs its owner.',
    blind:
      'A token drawn there is worth {value, plural, one {# point} other {# points}} to me on average, counting a part of what it costs its owner.',
    next: 'From {who} it would be {other, plural, one {# point} other {# points}}.',
  },
  token: {
    take: 'I take {tokens}.',
    worth:
      'That is worth {value, plural, one {# point} other {# points}} to me, counting a part of what it costs the other.',
    give: 'I hand over {tokens}, because I miss that least.',
  },
  /** The Market. */
  trade: {
    accept: 'I accept {whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} trade.',
    offer: 'I offer a trade that should help my partner, too.',
    worth: 'It is worth {value, plural, one {# point} other {# points}} to me.',
    wait: 'I wait: no offer here is worth {least, plural, one {# point} other {# points}} to me.',
    done: 'I am done: I see no trade that would bring me {least, plural, one {# point} other {# points}} and that others would accept.',
  },
  /** Heaps instead of a bargain. */
  heap: {
    take: 'I take this heap: it is worth {value, plural, one {# point} other {# points}} to me.',
    next: 'The next best would be worth {other, plural, one {# point} other {# points}}.',
    make: 'The others choose before me, so I make heaps that are worth about the same.',
  },
  recall: 'Nobody could move, so everybody had to call one adventurer home: I call {cardObject}.',
  /** Objects. */
  magic: {
    play: 'I play {cardObject}.',
    worth: 'That brings me {value, plural, one {# point} other {# points}} more than keeping it.',
    slip: 'With {cardObject} I quietly take {tokens} from {dragonObject}.',
    call: 'I call “Caught!”, because a token is missing there.',
    keep: 'I keep my objects: playing one now would bring me less than waiting.',
  },
} as const

export type GoldWhy = Translation<typeof why>
