import type { Power } from '../cards/creatures.ts'
import type { DwarvesGuest, GuestCreature } from '../cards/guests.ts'

export const powerRules: { readonly [P in Power]: readonly string[] } = {
  reroll: ['R6.8', 'R6.7'],
  thaw: ['R2.5'],
  stare: ['R2.6'],
}
export const battleRules: readonly string[] = ['R6.1', 'R6.3', 'R10.2', 'R10.3', 'R10.5']

/** The rules about a guest, most relevant first. */
export const rulingsFor = (card: DwarvesGuest): readonly string[] =>
  card.kind === 'battle' ? ['R14.8', ...battleRules] : creatureRules(card)

const creatureRules = ({ finds, drivesOff, drivenOffBy, power, countsAs }: GuestCreature): readonly string[] => [
  ...(drivesOff.length > 0 || drivenOffBy.length > 0 ? ['R14.3', 'R4.2', 'R4.6'] : []),
  ...(drivesOff.length > 0 ? ['R14.4', 'R4.4'] : []),
  ...(power === 'none' ? [] : [...powerRules[power], ...(power === 'reroll' ? [] : ['R14.7'])]),
  ...(countsAs === 'none' ? ['R14.5'] : ['R14.5', 'R5.1']),
  ...(finds > 0 ? ['R6.6'] : []),
  'R10.5',
]
