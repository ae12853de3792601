import type { Translation } from '#games/saying'

/** The tips for Fist of Dragonstones: what was counted, and what follows from it. */
export const tips = {
  groups: {
    standard: 'Standard characters',
    special: 'Special characters',
  },
  figures: {
    price: 'Gold that whoever hires it pays',
    hired: 'How often somebody hires it',
    cursed: 'How often a curse stops it',
    tied: 'How often silver must decide',
    bidders: 'Players who bid for it',
    table: 'Gold that the whole table bids',
    margin: 'Gold above the second-highest bid',
    points: 'Points that it brings at once',
    wins: 'How often whoever hires it wins the game',
    ends: 'How often it ends the game',
    stones: 'Stones that whoever hires it has',
    alike: 'Most of these stones in one colour',
    colours: 'Different colours among them',
    held: 'How often whoever hires it has so many stones',
    rounds: 'Rounds in a game',
    firstPointWins: 'How often the first to score wins the game',
    empty: 'Fists that open empty',
    hiredByWinner: 'Characters that the winner hires',
    hiredByRest: 'Characters that each other player hires',
    unspentByWinner: 'Fairy gold that the winner leaves unspent in a round',
    unspentByRest: 'Fairy gold that each other player leaves unspent in a round',
  },
  /** What the figure is told by, after its name. */
  rows: {
    price: 'by round',
    held: 'number of stones',
  },
  /** Each stands only while its claims hold (almanac/tips.ts). No figure is typed here. */
  maxims: {
    oneColour: {
      title: 'Save up one colour',
      text: '{sorcererThe} pays two points at once for stones of one colour. Whoever hires {sorcererObject} wins the game more often than whoever hires {wizardObject} or {magicianObject}.',
    },
    letGo: {
      title: 'Let cards go',
      text: 'Most fists open empty. Everybody pays, win or lose, so bid for what helps you now and otherwise keep your common gold.',
    },
    spendFairy: {
      title: 'Spend your fairy gold',
      text: 'It comes back when the round ends, whether you used it or not. Winners leave hardly any of it behind.',
    },
    early: {
      title: 'Trade stones in before it gets dear',
      text: 'Late in the game everybody needs the last point. Then {magicianThe} and {wizardThe} cost much more than in the third round.',
    },
    easyPoints: {
      title: 'Easy points draw a crowd',
      text: '{quackWizardThe} asks for little and brings a point at once. Expect high bids, and more curses than against {wizardObject}.',
    },
    firstPoint: {
      title: 'The first point decides little',
      text: 'Do not panic if somebody scores before you: whoever scores first still loses most games.',
    },
  },
} as const

export type FistTips = Translation<typeof tips>
