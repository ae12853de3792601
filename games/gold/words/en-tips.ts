import type { Translation } from '#games/saying'

/** The tips for Dragon's Gold: what was counted, and what follows from it. */
export const tips = {
  groups: {
    dragons: 'Dragons',
    adventurers: 'Adventurers',
    objects: 'Magic objects',
  },
  figures: {
    gain: 'Points that each in the party gains',
    others: 'Points that each of the others gains',
    tokens: 'Tokens that are shared',
    largest: 'Part of the tokens in the largest share',
    slayer: 'Part of the tokens for the last blow',
    party: 'Players in the party',
    alone: 'How often one player slays it alone',
    turns: 'Turns that it lasts',
    deal: 'How often there is a deal',
    offers: 'Offers until the end of the talks',
    seconds: 'Seconds that the talks take',
    sent: 'How often each player sends it in a game',
    slays: 'How often the dragon dies at once',
    stolen: 'Tokens that each player steals in a game',
    brought: 'Objects that each player finds in a game',
    played: 'How often it is played once somebody has it',
    slain: 'Dragons already slain by then',
    cancelled: 'How often it is cancelled',
    wins: 'How often whoever plays it wins the game',
    ahead: 'Points above the average of the table at the end',
    winnerPoints: 'Points of the winner',
    margin: 'Points between the winner and the second',
    partiesOfWinner: 'Dragons that the winner helps to slay',
    partiesOfRest: 'Dragons that each other player helps to slay',
    coinsOfWinner: 'The winner’s points for tokens by themselves',
    coinsOfRest: 'Each other player’s points for tokens by themselves',
    gemsOfWinner: 'The winner’s points for gems',
    gemsOfRest: 'Each other player’s points for gems',
  },
  /** What the figure is told by, after its name. */
  rows: {
    gain: 'players in the party',
    deal: 'players in the party',
    seconds: 'players in the party',
    slayer: 'players in the party',
  },
  /** Each stands only while its claims hold (almanac/tips.ts). No figure is typed here. */
  maxims: {
    small: {
      title: 'Share with few',
      text: 'The smaller the party, the more each of you gains. Send your adventurer where one other player stands, not three.',
    },
    crowds: {
      title: 'Crowds lose treasure',
      text: 'The more players must agree, the longer it takes and the more often everything is lost. Begin with an offer that everybody can accept.',
    },
    lastBlow: {
      title: 'The last blow earns nothing extra',
      text: 'Whoever slays the dragon gets no larger part of the tokens than the others. Be there; it does not matter who comes last.',
    },
    gems: {
      title: 'Be first in a colour',
      text: 'Winners get many more points for gems than the others. Take gems of the colours in which you lead or nearly lead.',
    },
    hidden: {
      title: 'Do not shun hidden tokens',
      text: 'Dragons of the same strength bring more if much of their treasure is hidden: {theUnseenThe} more than {sunbaskerObject}, {mistscaleThe} more than {oldBoasterObject}.',
    },
    blade: {
      title: 'A blade is worth a dragon',
      text: 'Players of {keenBladeObject} win more than their part of the games: with it you slay a dragon that others thought safe.',
    },
  },
} as const

export type GoldTips = Translation<typeof tips>
