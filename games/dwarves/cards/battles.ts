interface Battle {
  /** The maximum number of fighters per seat. */
  readonly limit: number
  readonly award: number
}
const battle = (limit: number, award: number): Battle => ({ limit, award })

const table = {
  sandwich: battle(1, 3),
  duel: battle(1, 3),
  ford: battle(2, 3),
  tollBridge: battle(2, 3),
  broomMine: battle(3, 2),
  grannysCellar: battle(3, 3),
  smelter: battle(4, 2),
  redValley: battle(4, 3),
  misunderstanding: battle(5, 2),
  reallyBigOne: battle(5, 3),
}

export type BattleId = keyof typeof table
/** Reconstructed. */
export const battles: Readonly<Record<BattleId, Battle>> = table
export const battleIds = Object.keys(table) as readonly BattleId[]
