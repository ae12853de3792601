import { above, below, GAME, type Pointer, type Tips } from '#games/almanac'
import { type BoxedId, boxedIds, characters } from '../cards/characters.ts'

const wins = (card: BoxedId): Pointer => ({ card, figure: 'wins' })
const priceIn = (card: BoxedId, round: number): Pointer => ({ card, figure: 'price', at: round })

export const tips: Tips = {
  games: 4000,
  units: {
    price: 'number',
    hired: 'share',
    cursed: 'share',
    tied: 'share',
    bidders: 'number',
    table: 'number',
    margin: 'number',
    points: 'number',
    wins: 'share',
    ends: 'share',
    stones: 'number',
    alike: 'number',
    colours: 'number',
    held: 'share',
    rounds: 'number',
    firstPointWins: 'share',
    empty: 'share',
    hiredByWinner: 'number',
    hiredByRest: 'number',
    unspentByWinner: 'number',
    unspentByRest: 'number',
  },
  groups: {
    standard: boxedIds.filter(id => characters[id].kind === 'standard'),
    special: boxedIds.filter(id => characters[id].kind === 'special'),
  },
  ranked: [
    { figure: 'price', groups: ['standard', 'special'] },
    { figure: 'wins', groups: ['standard', 'special'] },
  ],
  rows: { price: { many: 7 }, held: { many: 7 } },
  maxims: [
    { id: 'oneColour', claims: [above(wins('sorcerer'), wins('wizard')), above(wins('sorcerer'), wins('magician'))] },
    { id: 'letGo', claims: [above({ card: GAME, figure: 'empty' }, 0.5)] },
    { id: 'spendFairy', claims: [below({ card: GAME, figure: 'unspentByWinner' }, 1.5)] },
    {
      id: 'early',
      claims: [
        above(priceIn('magician', 7), priceIn('magician', 3)),
        above(priceIn('wizard', 7), priceIn('wizard', 3)),
      ],
    },
    {
      id: 'easyPoints',
      claims: [
        above({ card: 'quackWizard', figure: 'price' }, { card: 'wizard', figure: 'price' }),
        above({ card: 'quackWizard', figure: 'cursed' }, { card: 'wizard', figure: 'cursed' }),
      ],
    },
    { id: 'firstPoint', claims: [below({ card: GAME, figure: 'firstPointWins' }, 0.5)] },
  ],
}
