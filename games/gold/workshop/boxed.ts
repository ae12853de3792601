import type { Picture } from '#games/workshop/pictures'
import { type BoxedId, boxedIds, dragons } from '../cards/dragons.ts'
import type { GuestDragon } from '../cards/guests.ts'
import { cards as de } from '../words/de/cards.ts'
import { cards as en } from '../words/en/cards.ts'
import { cards as it } from '../words/it/cards.ts'
import { cards as ru } from '../words/ru/cards.ts'

/** The pictures that they have on the table, too. */
const pictures: { readonly [D in BoxedId]: Picture } = {
  cinderling: 'salamander',
  mossback: 'gecko',
  caveLurker: 'beast-eye',
  copperwing: 'wyvern',
  marshDrake: 'croc-jaws',
  greySleeper: 'dragon-spiral',
  oldBoaster: 'drakkar-dragon',
  thornmaw: 'bestial-fangs',
  mistscale: 'snake-spiral',
  sunbasker: 'horned-reptile',
  ironjaw: 'dinosaur-rex',
  theUnseen: 'fangs',
  frostmantle: 'triceratops-head',
  stormcrest: 'spiked-dragon-head',
  deepcoil: 'sea-serpent',
  theHoarder: 'dragon-head',
  emberking: 'double-dragon',
  nightmother: 'hydra',
}

const asGuest = (id: BoxedId): GuestDragon => ({
  kind: 'dragon',
  names: { en: en[id].name, it: it[id].name, de: de[id].name, ru: ru[id].name },
  picture: pictures[id],
  light: 'candle',
  copies: 1,
  ...dragons[id],
})

export const boxedGuests: Readonly<Record<BoxedId, GuestDragon>> = Object.fromEntries(
  boxedIds.map(id => [id, asGuest(id)]),
) as Record<BoxedId, GuestDragon>
