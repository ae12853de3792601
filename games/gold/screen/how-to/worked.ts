import { type Adventurer, strengths } from '../../cards/adventurers.ts'
import { dragons } from '../../cards/dragons.ts'
import { hoardOf, minus, one, plus } from '../../cards/tokens.ts'
import type { LairSeen } from '../known/lairs.ts'

/* The worked turn of the basic game: you and Ben slay a dragon, Clara looks on. `worked.test.ts` plays it. */

const [you, ben] = [0, 1]
export const dragon = 'copperwing'
export const { strength, visible, hidden } = dragons[dragon]

const attacker = (seat: number, adventurer: Adventurer) => ({
  seat,
  adventurer,
  strength: strengths[adventurer],
  hasBlade: false,
})
export const bens = attacker(ben, 'knight')
export const yours = attacker(you, 'thief')

/** On the dragon, and what is drawn from the bag at its death. */
export const open = hoardOf({ silver: 2, gold: 1, red: 1, blue: 1 })
export const drawn = 'gold'
export const loot = plus(open, one(drawn))

/** The offer. */
export const shares = { you: hoardOf({ gold: 1, blue: 1 }), ben: hoardOf({ silver: 2, gold: 1, red: 1 }) }
/** What your Thief then draws from Ben's hoard. */
export const stolen = 'silver'
export const after = { you: plus(shares.you, one(stolen)), ben: minus(shares.ben, one(stolen)) }

/** The dragon with these adventurers on it. */
export const lair = (attackers: LairSeen['attackers']): LairSeen => ({
  spot: 0,
  dragon,
  strength,
  draught: 0,
  sum: attackers.reduce((sum, it) => sum + it.strength, 0),
  tokens: open,
  hidden,
  isShort: false,
  attackers,
  isSlain: false,
})
