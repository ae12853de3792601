import { guestsOption } from '#games/workshop/guests-option'
import type { OptionTable } from '#kernel/options'
import type { GuestDragon } from './cards/guests.ts'
import { guestKinds } from './cards/vocabulary.ts'
import type { ClockName } from './rules/clocks.ts'

/** The house rules of chapter 12. */
export interface Options {
  readonly game: 'advanced' | 'basic'
  readonly blackDiamond: number
  readonly setBonus: 'once' | 'perSet'
  readonly magic: boolean
  readonly perRed: boolean
  readonly wizardFirst: boolean
  readonly division: 'bargain' | 'divideAndChoose'
  readonly market: 'beforeEighth' | 'afterSeventh'
  readonly gifts: boolean
  readonly display: 'memory' | 'ledger'
  readonly clock: ClockName
  readonly freeze: boolean
  readonly dexterity: boolean
  /** Dragons that somebody made. They are dragons like any other. */
  readonly guests?: readonly GuestDragon[]
}

const onOff = (rule: string, value: boolean) => ({ oneOf: [true, false], default: value, rule })

export const options: OptionTable<Options> = {
  game: { oneOf: ['advanced', 'basic'], default: 'advanced', rule: 'R12.1' },
  blackDiamond: { oneOf: [7, 15, 19], default: 7, rule: 'R12.2' },
  setBonus: { oneOf: ['once', 'perSet'], default: 'once', rule: 'R12.3' },
  magic: onOff('R12.4', true),
  perRed: onOff('R12.5', false),
  wizardFirst: onOff('R12.6', false),
  division: { oneOf: ['bargain', 'divideAndChoose'], default: 'bargain', rule: 'R12.7' },
  market: { oneOf: ['beforeEighth', 'afterSeventh'], default: 'beforeEighth', rule: 'R12.8' },
  gifts: onOff('R12.9', false),
  display: { oneOf: ['memory', 'ledger'], default: 'memory', rule: 'R12.10' },
  clock: { oneOf: ['standard', 'blitz', 'relaxed', 'long', 'days', 'none'], default: 'standard', rule: 'R12.11' },
  freeze: onOff('R12.12', false),
  dexterity: onOff('R12.13', true),
  guests: guestsOption(guestKinds, 'R12.15'),
}

/** R12.14: named sets of options. */
export const presets: Readonly<Record<string, Partial<Options>>> = {
  firstGame: { game: 'basic', clock: 'long' },
  edition2011: { blackDiamond: 19, setBonus: 'perSet' },
  noMagic: { magic: false },
  slow: { clock: 'days', division: 'divideAndChoose' },
}
