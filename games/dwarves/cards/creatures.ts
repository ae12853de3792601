export const powers = ['reroll', 'thaw', 'stare'] as const
export type Power = (typeof powers)[number]

/** The data on a creature card. */
export interface Creature {
  readonly copies: number
  readonly dice: number
  /** A die showing this or less finds treasure. */
  readonly finds: number
  readonly drivesOff: readonly string[]
  readonly power: Power | null
}
const creature = (
  copies: number,
  dice: number,
  finds: number,
  more: Partial<Pick<Creature, 'drivesOff' | 'power'>> = {},
): Creature => ({ copies, dice, finds, drivesOff: more.drivesOff ?? [], power: more.power ?? null })

const table = {
  goblin: creature(8, 1, 2),
  gnome: creature(6, 1, 3),
  dwarf: creature(6, 2, 2, { drivesOff: ['orc'] }),
  elf: creature(5, 2, 1, { drivesOff: ['goblin', 'gnome'], power: 'reroll' }),
  orc: creature(6, 3, 1),
  troll: creature(5, 4, 0, { drivesOff: ['dwarf', 'orc'] }),
  cyclops: creature(2, 5, 0),
  titan: creature(1, 5, 1, { drivesOff: ['troll'] }),
  dragon: creature(1, 4, 2),
  yeti: creature(1, 3, 1, { power: 'thaw' }),
  medusa: creature(1, 3, 1, { power: 'stare' }),
}

export type BoxedKind = keyof typeof table
/** Most numbers are a reconstruction. */
export const creatures: Readonly<Record<BoxedKind, Creature>> = table
export const boxedKinds = Object.keys(table) as readonly BoxedKind[]
