import type { Guest } from '#games/workshop/guest'
import { boxedKinds } from '../cards/creatures.ts'
import type { GuestBattle, GuestCreature } from '../cards/guests.ts'

const common = (name: string): Omit<Guest, 'kind'> => ({
  names: { en: name },
  picture: 'cowled',
  light: 'candle',
  copies: 1,
})
const creature = (
  name: string,
  facts: Pick<GuestCreature, 'dice' | 'finds'> & Partial<GuestCreature>,
): GuestCreature => ({
  ...common(name),
  kind: 'creature',
  drivesOff: [],
  drivenOffBy: [],
  strikesAt: 6,
  power: 'none',
  countsAs: 'none',
  ...facts,
})
const battle = (name: string, limit: number, award: number): GuestBattle => ({
  ...common(name),
  kind: 'battle',
  limit,
  award,
})

/** Cards whose verdict is beyond doubt, to see whether the judge finds it. */
export const plantedCards = {
  strong: [
    creature('A tyrant', { dice: 5, finds: 3, drivesOff: ['gnome', 'dwarf', 'elf', 'orc', 'troll'], strikesAt: 1 }),
    battle('A feast', 5, 5),
  ],
  weak: [creature('A shadow', { dice: 1, finds: 0, drivenOffBy: [...boxedKinds] }), battle('A crumb', 1, 1)],
}
