import type { Translation } from '#games/saying'

/** The first page of the rules of Dragon's Gold. It tells the basic game. */
export const howTo = {
  /** Who plays in the pictures. */
  names: { you: 'You', ben: 'Ben', clara: 'Clara' },
  aim: {
    points:
      'Slay dragons, take your share of their treasure and hide it behind your screen. Whoever has the most points at the end wins.',
  },
  pieces: {
    coins: 'Silver is worth 1 point, gold 3 and red 1.',
    gems: 'Gems count only for whoever has the most of a colour, also in a tie: {three} points for it with three players, {four} with four or five, {six} with six.',
    black: 'There is one black diamond. It is worth {n} points.',
  },
  turn: {
    team: 'You have four adventurers: the Knight with strength {knight}, the Dame with {dame}, the Thief with {thief} and the Wizard with {wizard}.',
    send: 'On your turn, send one adventurer who is ready to one of the dragons. You may not pass.',
    slay: 'When the adventurers on a dragon are together as strong as it is, or stronger, it dies.',
    share:
      'Everybody who has an adventurer there shares the treasure. You have {seconds} seconds, and all of you must accept the same offer. If you do not, everything is lost.',
    rest: 'Then the adventurers go home and rest. When a turn of yours begins and nobody at home is ready, all who are at home become ready again.',
  },
  worked: {
    before:
      '{dragonThe} has strength {strength}. You can see {visible} tokens, and {hidden} more is hidden. Ben’s {knight}, strength {n}, is already there.',
    slay: 'You send your {thief}, strength {n}. {knight} + {n} = {sum}: that is enough, and the dragon dies.',
    loot: 'The hidden token is drawn from the bag: {drawn}. Now there is this to share: {loot}.',
    offer:
      'Only you and Ben have an adventurer there; Clara looks on. You offer: {yours} for you, {bens} for Ben. Ben accepts before the {seconds} seconds are over. It is a deal.',
    steal:
      'Your {thief} has a power: it steals a token from somebody else who took part. Ben loses {stolen}, drawn at random.',
    home: 'Ben’s adventurer and yours go home and rest. A new dragon takes the empty place, and it is Ben’s turn.',
  },
  end: {
    bag: 'When the bag of tokens is empty, no new dragons come. When the last dragon is dead, everybody shows what they have and counts points.',
    advanced:
      'In the basic game, as told here, the only Wizard on a dragon takes its red tokens first. In the advanced game Wizards find magic objects instead, and the black diamond is cursed: its owner gets nothing for gems, not even for all five colours.',
  },
} as const

export type GoldHowTo = Translation<typeof howTo>
