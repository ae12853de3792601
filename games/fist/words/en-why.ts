import type { Translation } from '#games/saying'

/** Why a bot did what it did, in its own words: `I` is the bot, `you` may be a rival of it. */
export const why = {
  bid: {
    nothing: 'I bid nothing for {cardObject}.',
    gold: 'I bid {n, plural, one {# gold coin} other {# gold coins}} for {cardObject}.',
    amulet:
      'I bid {n, plural, one {# gold coin} other {# gold coins}} with an amulet for {cardObject}: that counts as {level}.',
    noSilver: 'In the tie for {cardObject} I bid no silver.',
    silver: 'In the tie for {cardObject} I bid {n, plural, one {# silver coin} other {# silver coins}}.',
    silverAmulet:
      'In the tie for {cardObject} I bid {n, plural, one {# silver coin} other {# silver coins}} with an amulet: that counts as {level}.',
    curse: 'I curse {cardObject}: nobody shall win this card.',
  },
  /** What is at stake. */
  worth: {
    ends: 'This card wins me the game.',
    rivalEnds: 'If {rival} {rivalIs, select, you {win} other {wins}} it, the game is over.',
    both: 'The card adds {worth}% to my chance of winning the game; if {rival} {rivalIs, select, you {win} other {wins}} it, I lose {cost}%.',
    mine: 'The card adds {worth}% to my chance of winning the game.',
    rivals:
      'The card itself does little for me, but if {rival} {rivalIs, select, you {win} other {wins}} it, my chance of winning the game falls by {cost}%.',
    harm: 'The card would lower my chance of winning the game by {worth}%.',
    little: 'This card hardly changes my chances, whoever wins it.',
  },
  /** How a bid fares. */
  odds: {
    sure: 'That is certain to win it.',
    hardly: 'That will hardly win it.',
    enough: 'That is enough {wins}% of the time.',
    more: 'That is enough {wins}% of the time; one coin more would make it {more}%, but I would rather keep the coin.',
  },
  /** What else there was. */
  instead: {
    worse: 'My chance of winning the game is then {value}%; with the best bid, {n}, it would be {other}%.',
    alike:
      'The best bid, {n}, would win it {wins}% of the time and still not be worth the {n, plural, one {coin} other {coins}}.',
    hopeless: 'Even my best bid would hardly win it.',
    kept: 'I would rather keep my coins.',
    saved:
      'I would rather keep my coins for the {left, plural, one {card that is} other {# cards that are}} still to come this round.',
    broke: 'I have nothing left to bid.',
    bidding: 'Even my best bid would leave me only {other}% instead of {value}%.',
  },
  mixed: 'I do so only {share}% of the time, so that nobody can count on it.',
  /** What was chosen when a power asked. */
  chosen: {
    once: 'I use {cardObject} only once.',
    twice: 'I use {cardObject} twice.',
    trade: 'With {cardObject} I trade stones for points.',
    gain: 'With {cardObject} I take the coins.',
    either: 'With {cardObject} I had a choice.',
    use: 'I use the power of {cardObject}.',
    decline: 'I do not use the power of {cardObject}.',
    colour: 'With {cardObject} I choose {colour, select, red {red} blue {blue} other {yellow}}.',
    rival: 'With {cardObject} I choose {rival}.',
    character: 'With {throughObject} I choose {cardObject}.',
    stones: 'With {cardObject} I give {stones}.',
    noStones: 'With {cardObject} I give no stones.',
    take: 'With {cardObject} I take a coin from {rival}.',
    leave: 'With {cardObject} I leave {rival} the coin.',
    stop: 'With {cardObject} I stop and keep what I have drawn.',
    draw: 'With {cardObject} I draw another stone.',
    purchase: 'With {cardObject} I buy {stones}.',
    noPurchase: 'With {cardObject} I buy nothing.',
    payment: 'With {cardObject} I pay {coins}.',
  },
  /** How that compares. */
  among: {
    only: 'There was nothing else to choose.',
    won: 'With that I win the game.',
    best: 'My chance of winning the game is then {value}%, with {answers, plural, =2 {the other answer} other {the next best of # answers}} {next}%.',
    alike:
      'My chance of winning the game is then {value}%; {answers, plural, =2 {the other answer} other {the next best of # answers}} comes to about the same.',
    taste:
      'My chance of winning the game is then {value}%. With another answer it would be {best}%, but I like this one better.',
    liked:
      'My chance of winning the game is then {value}%. Another answer would be a trifle better, but I like this one more.',
  },
} as const

export type FistWhy = Translation<typeof why>
