import type { Translation } from '#games/saying'

/** The first page of the rules of Fist of Dragonstones. */
export const howTo = {
  /** Who plays in the pictures. */
  names: { you: 'You', ben: 'Ben', clara: 'Clara' },
  aim: {
    points: 'You want points. The first player with {n} of them wins.',
    stones:
      'You get points for stones, but only with the right character: {wizardThe} takes one stone of each colour for a point, {magicianThe} any four.',
  },
  pieces: {
    fairy: 'Fairy gold buys characters. It comes back to you when the round ends.',
    common: 'Common gold buys characters too. Once you have bid it, it is gone.',
    silver: 'Silver only breaks ties. Once you have bid it, it is gone.',
    stones: 'Stones are what you trade for points. Everybody can see them.',
    black: 'The black coin comes from {witchObject}. Put it in your fist, and nobody gets the character.',
    amulet: 'The amulet comes from {smithObject}. It doubles the coins in your fist, once.',
  },
  turn: {
    begin: 'You start with {coins} behind your screen, and with {stones} stones in front of it.',
    hide: 'A character is turned up. Everybody secretly closes a fist around some gold, or none. All do this at the same time.',
    open: 'All fists open together. Whoever bid most gets the character and uses its power at once. Everybody pays their bid, even those who did not win.',
    round:
      'Then the next character is turned up. A round begins with {witchObject}; nine others follow. You know which nine, but not in which order.',
  },
  worked: {
    up: '{wizardThe} is turned up. You have a stone of each colour, so this card is worth a point to you.',
    hide: 'You close your fist around {coins}. Nobody sees it. You do not know what Ben and Clara take.',
    open: 'The fists open. You and Ben have {both} each, Clara has {clara}. You are tied with Ben, so the two of you bid again, this time silver.',
    silver: 'You take {yours} silver, Ben {bens}. You win {wizardObject}.',
    pay: 'Everybody pays. Your fairy gold lies in front of your screen until the round ends. Your common gold and your silver are gone.',
    score: 'You hand in {price} and score your first point. For the rest of the round you can still bid {left}.',
  },
  /** In the picture of paying. */
  paid: { back: 'back when the round ends', gone: 'gone' },
  end: {
    points: 'The game ends at once when somebody has {n} points, even in the middle of a round.',
    hint: 'A hint: all your fairy gold is back in the next round, whether you bid it or not. So spend it.',
  },
} as const

export type FistHowTo = Translation<typeof howTo>
