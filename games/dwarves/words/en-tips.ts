import type { Translation } from '#games/saying'

/** The tips for My Dwarves Fly!: what was counted, and what follows from it. */
export const tips = {
  groups: {
    creatures: 'Creatures',
    battles: 'Battles',
    abilities: 'Abilities',
    events: 'Events',
  },
  figures: {
    perGame: 'How often it is played in a game',
    stays: 'Rounds that it stays',
    driven: 'How often it is driven off or sent away',
    falls: 'How often it falls in a battle',
    rolled: 'Strength that it rolls',
    found: 'Treasure that it finds in a battle',
    starterWins: 'How often whoever starts it wins',
    paid: 'Gold that the winners get',
    toStarter: 'Gold for whoever starts it, won or lost',
    fighting: 'Players who fight',
    tied: 'How often several win',
    onOwn: 'How often it goes to one’s own creatures',
    group: 'Creatures that it changes',
    battle: 'How often whoever lays it wins that battle',
    fizzled: 'How often it does nothing',
    cancelled: 'How often it is cancelled',
    fromHand: 'How often it comes straight from the hand',
    nextBattle: 'How often whoever plays it wins the next battle',
    wins: 'How often whoever plays it wins the game',
    rounds: 'Rounds in a game',
    battles: 'Battles in a game',
    suddenDeath: 'How often the limit of rounds ends the game',
    mostDiceWins: 'How often the side with the most dice wins a battle',
    firstBattleWins: 'How often the winner of the first battle wins the game',
    startedByWinner: 'Battles that the winner starts',
    startedByRest: 'Battles that each other player starts',
    bluff: 'Cards laid face down that are bluffs',
  },
  /** What the figure is told by, after its name. */
  rows: {
    starterWins: 'place of the starter by number of dice',
    nextBattle: 'creatures of its kind there',
  },
  /** Each stands only while its claims hold (almanac/tips.ts). No figure is typed here. */
  maxims: {
    start: {
      title: 'Start battles yourself',
      text: 'Whoever starts a battle wins it more often than each of the others, because they choose the moment.',
    },
    strong: {
      title: 'Start when you are strongest',
      text: 'With the most dice on the table the starter wins far more often than from third place. If others are stronger, wait a turn.',
    },
    bluffs: {
      title: 'Most face-down cards are nothing',
      text: 'More cards are laid as a bluff than as an event. A card on the table need not frighten you, and you can lay one yourself.',
    },
    forget: {
      title: 'Do not stake all on one event',
      text: '{booThe} and {neverNoticeThe} are cancelled more than one time in four. Win with dice, and let events be a bonus.',
    },
    elves: {
      title: 'Elves stay, orcs go',
      text: 'Orcs are driven off far more often than elves and leave your side much sooner. Play them right before a battle; elves can wait.',
    },
    giants: {
      title: 'Giants fall',
      text: 'Winning costs you your strongest fighter: {cyclopsThe} falls more often than {trollThe}, {titanThe} more often than {elfThe}. Spend giants on a battle that pays.',
    },
  },
} as const

export type DwarvesTips = Translation<typeof tips>
