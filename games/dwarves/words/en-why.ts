import type { Translation } from '#games/saying'

/** Why a bot played as it did. The bot itself is speaking. */
export const why = {
  /** Its turn. */
  turn: {
    battle: 'I call for battle ({card}): my chance of winning it is {chance}%.',
    spoils: 'A victory would bring me {award} gold and about {treasure}.',
    last: 'I need only {need} gold more, so it could win me the game.',
    creature: 'I play {cardObject}.',
    firstCreature: 'I play {cardObject}, because nobody fights for me yet.',
    drivesOff: 'I play {cardObject}: that drives off {n, plural, one {# creature} other {# creatures}} of my rivals.',
    costs:
      'I play {cardObject}, even though that drives off {n, plural, one {# creature} other {# creatures}} of my own.',
    trade:
      'I play {cardObject}: that drives off {n, plural, one {# creature} other {# creatures}} of my rivals and {own} of mine.',
    help: 'I declare my {kinds} {abilityThe}.',
    hinder: 'I declare {group} {abilityThe}.',
    thaw: 'One of mine thaws and makes way for {cardObject}.',
    stare: 'A last stare of mine turns {whose} to stone.',
    discard: 'I discard {cardObject}, which I miss the least.',
    /** About its best battle. */
    poor: 'My best battle ({card}) can wait: the chance of winning it is only {chance}%.',
    good: 'My best battle ({card}) can wait, even with a chance of {chance}%.',
    hopeless: 'My battles can wait: there is none that I could win yet.',
    noBattle: 'I have no battle in hand.',
  },
  /** Which deck it draws from. */
  draw: {
    creature: 'I draw a creature.',
    few: 'I draw a creature: {n, plural, =0 {nobody fights for me yet} one {I have only # in play} other {I have only # in play}}.',
    other: 'I draw from the other deck.',
    noBattle: 'I draw from the other deck: I have no battle in hand.',
    enough: 'I draw from the other deck: I have {n, plural, one {# creature} other {# creatures}} in play already.',
  },
  /** In a battle. */
  battle: {
    sends: 'I send {crowd}: the chance of winning is {chance}%.',
    sendsToFind: 'I send {crowd}: the chance of winning is {chance}%, and then I expect about {treasure}.',
    rerolls: 'I roll the {die} again.',
    keeps: 'I keep my dice.',
    laysNothing: 'I lay nothing and keep my cards.',
    bluffs: 'I bluff with {cardObject}, which I can do without.',
    lays: 'I lay {cardObject}.',
    ahead: 'I lead by {n} strength.',
    behind: 'I am {n} strength behind.',
    even: 'I am level with the strongest rival.',
    /** Aiming an event. */
    scares: 'I scare {whose}, who rolled {pips}.',
    again: 'I let {fighterObject} roll again.',
    swaps: 'I swap strengths with {who}: my {mine} for {theirs}.',
    empties: '{whoIs, select, you {<whoAs>Your</whoAs>} other {{who}’s}} {treasure} will be worth nothing.',
    emptiesOwn: 'There is nobody else whose treasure I could spoil.',
    forgets: 'I cancel {cardObject}.',
    letsBe: 'I let {cardObject} be and keep my Forget it!',
    steals: 'I steal from {who}.',
    loses: 'I give up {cardObject}, which I miss the least.',
  },
  /** What that does to its chance of winning the game; `other` is one of the alternatives below. */
  chance: {
    best: 'That puts my chance of winning the game at {n}%; to {other} would come next, at {m}%.',
    same: 'That puts my chance of winning the game at {n}%; to {other} would be about as good.',
    worse: 'That puts my chance of winning the game at {n}%; to {other} would be better, at {m}%.',
  },
  other: {
    battle: 'call for battle ({card})',
    card: 'play {cardObject}',
    thaw: 'let one of mine thaw',
    stare: 'let one of mine stare',
    discard: 'discard {cardObject}',
    drawCreature: 'draw a creature',
    drawOther: 'draw from the other deck',
    send: 'send {crowd}',
    reroll: 'roll the {die} again',
    keep: 'keep my dice',
    layNothing: 'lay nothing',
    lay: 'lay {cardObject}',
    target: 'choose another target',
    forget: 'cancel it',
    letBe: 'let it be',
    steal: 'steal from {who}',
    lose: 'give up {cardObject}',
  },
  /** What it likes has made the difference. */
  taste: {
    miser: 'But I would rather keep what I have.',
    berserker: 'But I would rather have a good fight.',
    spoiler: 'But I would rather get in somebody’s way.',
    collector: 'But I would rather add to my collection.',
    diplomat: 'But I would rather get on with everybody.',
    fox: 'But I would rather keep everybody guessing.',
  },
} as const

export type DwarvesWhy = Translation<typeof why>
