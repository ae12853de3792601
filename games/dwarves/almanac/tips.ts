import { above, below, GAME, type Pointer, type Tips } from '#games/almanac'
import { abilityIds } from '../cards/abilities.ts'
import { boxedBattles } from '../cards/battles.ts'
import { boxedKinds } from '../cards/creatures.ts'
import { eventIds } from '../cards/events.ts'

/** How often the starter wins who has the most dice, the second most and so on. */
const starting = (place: number): Pointer => ({ card: GAME, figure: 'starterWins', at: place })

export const tips: Tips = {
  games: 400,
  units: {
    perGame: 'number',
    stays: 'number',
    driven: 'share',
    falls: 'share',
    rolled: 'number',
    found: 'number',
    starterWins: 'share',
    paid: 'number',
    toStarter: 'number',
    fighting: 'number',
    tied: 'share',
    onOwn: 'share',
    group: 'number',
    battle: 'share',
    fizzled: 'share',
    cancelled: 'share',
    fromHand: 'share',
    nextBattle: 'share',
    wins: 'share',
    rounds: 'number',
    battles: 'number',
    suddenDeath: 'share',
    mostDiceWins: 'share',
    firstBattleWins: 'share',
    startedByWinner: 'number',
    startedByRest: 'number',
    bluff: 'share',
  },
  groups: { creatures: boxedKinds, battles: boxedBattles, abilities: abilityIds, events: eventIds },
  ranked: [
    { figure: 'stays', groups: ['creatures'] },
    { figure: 'starterWins', groups: ['battles'] },
    { figure: 'wins', groups: ['creatures'] },
    { figure: 'cancelled', groups: ['events'] },
  ],
  rows: { starterWins: {}, nextBattle: { many: 4 } },
  maxims: [
    { id: 'start', claims: [above({ card: GAME, figure: 'starterWins' }, 0.25)] },
    { id: 'strong', claims: [above(starting(1), starting(3))] },
    { id: 'bluffs', claims: [above({ card: GAME, figure: 'bluff' }, 0.5)] },
    {
      id: 'forget',
      claims: [
        above({ card: 'boo', figure: 'cancelled' }, 0.25),
        above({ card: 'neverNotice', figure: 'cancelled' }, 0.25),
      ],
    },
    {
      id: 'elves',
      claims: [
        above({ card: 'orc', figure: 'driven' }, { card: 'elf', figure: 'driven' }),
        below({ card: 'orc', figure: 'stays' }, { card: 'elf', figure: 'stays' }),
      ],
    },
    {
      id: 'giants',
      claims: [
        above({ card: 'cyclops', figure: 'falls' }, { card: 'troll', figure: 'falls' }),
        above({ card: 'titan', figure: 'falls' }, { card: 'elf', figure: 'falls' }),
      ],
    },
  ],
}
