import { above, below, GAME, type Pointer, type Tips } from '#games/almanac'
import { adventurers } from '../cards/adventurers.ts'
import { type BoxedId, boxedIds } from '../cards/dragons.ts'
import { objectIds } from '../magic/cards.ts'

/** Over all dragons, with so many players in the party. */
const by = (figure: string, party: number): Pointer => ({ card: GAME, figure, at: party })
const gain = (card: BoxedId): Pointer => ({ card, figure: 'gain' })

export const tips: Tips = {
  games: 600,
  units: {
    gain: 'number',
    others: 'number',
    tokens: 'number',
    largest: 'part',
    slayer: 'part',
    party: 'number',
    alone: 'share',
    turns: 'number',
    deal: 'share',
    offers: 'number',
    seconds: 'number',
    sent: 'number',
    slays: 'share',
    stolen: 'number',
    brought: 'number',
    played: 'share',
    slain: 'number',
    cancelled: 'share',
    wins: 'share',
    ahead: 'number',
    winnerPoints: 'number',
    margin: 'number',
    partiesOfWinner: 'number',
    partiesOfRest: 'number',
    coinsOfWinner: 'number',
    coinsOfRest: 'number',
    gemsOfWinner: 'number',
    gemsOfRest: 'number',
  },
  groups: { dragons: boxedIds, adventurers, objects: objectIds },
  ranked: [
    { figure: 'gain', groups: ['dragons'] },
    { figure: 'deal', groups: ['dragons'] },
    { figure: 'wins', groups: ['objects'] },
  ],
  rows: { gain: {} },
  maxims: [
    { id: 'small', claims: [above(by('gain', 2), by('gain', 3)), above(by('gain', 3), by('gain', 4))] },
    { id: 'crowds', claims: [above(by('deal', 2), by('deal', 4)), below(by('seconds', 2), by('seconds', 4))] },
    {
      id: 'lastBlow',
      claims: [below(by('slayer', 2), 0.51), below(by('slayer', 3), 0.35), below(by('slayer', 4), 0.27)],
    },
    { id: 'gems', claims: [above({ card: GAME, figure: 'gemsOfWinner' }, { card: GAME, figure: 'gemsOfRest' })] },
    {
      id: 'hidden',
      claims: [above(gain('theUnseen'), gain('sunbasker')), above(gain('mistscale'), gain('oldBoaster'))],
    },
    {
      id: 'blade',
      claims: [above({ card: 'keenBlade', figure: 'wins' }, 0.25), above({ card: 'keenBlade', figure: 'ahead' }, 0)],
    },
  ],
}
