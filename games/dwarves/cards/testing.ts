import { guestIn } from '#games/workshop/guest'
import { guestId } from '#games/workshop/guest-id'
import type { DwarvesGuest, GuestBattle, GuestCreature } from './guests.ts'
import { guestKinds } from './vocabulary.ts'

/* Guests for tests. */

const made = <G extends DwarvesGuest>(card: object): G =>
  guestIn({ picture: 'cowled', light: 'moss', copies: 4, ...card }, guestKinds) as G

const plain = {
  kind: 'creature',
  dice: 3,
  finds: 2,
  drivesOff: [],
  drivenOffBy: [],
  strikesAt: 3,
  power: 'none',
  countsAs: 'none',
}

/** A creature with these facts; whatever is not given is as dull as possible. */
export const guestCreature = (name: string, facts: Partial<GuestCreature> = {}): GuestCreature =>
  made({ ...plain, names: { en: name }, ...facts })

export const guestBattle = (name: string, facts: Partial<GuestBattle> = {}): GuestBattle =>
  made({ kind: 'battle', names: { en: name }, copies: 2, limit: 2, award: 4, ...facts })

export const mossGiant = guestCreature('Moss Giant', {
  drivesOff: ['goblin', 'elf'],
  drivenOffBy: ['dwarf', 'cyclops'],
  strikesAt: 2,
  countsAs: 'orc',
})
export const pillowFight = guestBattle('Pillow Fight')
export const [moss, pillow] = [guestId(mossGiant), guestId(pillowFight)]
