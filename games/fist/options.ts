import { guestsOption } from '#games/workshop/guests-option'
import type { OptionTable } from '#kernel/options'
import type { GuestCharacter } from './cards/guests.ts'
import { guestKinds } from './cards/vocabulary.ts'

/** The house rules of section 2.8. */
export interface Options {
  readonly blackInTiebreak: boolean
  readonly curseSkipsTiebreak: boolean
  readonly amuletsPerBid: number
  readonly goblinLastAuctioned: boolean
  readonly ghostCopiesDoppelganger: boolean
  readonly quackCompulsory: boolean
  readonly apprenticeFreeWithoutPair: boolean
  readonly doppelgangerDeclare: 'before' | 'after'
  readonly thiefVictimViaCopy: 'currentAuction' | 'thiefAuction'
  readonly brigandAmount: 'private' | 'public'
  readonly coinCounts: 'hidden' | 'tracked' | 'open'
  readonly specialsPerRound: number
  readonly startFG: number
  readonly pointsToWin: number
  readonly roundLimit: number
  /** Characters that somebody made. They are specials like any other. */
  readonly guests?: readonly GuestCharacter[]
}

/** The house rules that are on or off. */
export type FlagName = { [K in keyof Options]: Options[K] extends boolean ? K : never }[keyof Options]

/** Whether a house rule that a card refers to is on. Guests refer to none. */
export const isOn = (options: Options, flag: FlagName | null = null): boolean => flag !== null && options[flag]

const onOff = <K extends FlagName>(name: K, value: boolean) => ({
  oneOf: [true, false],
  default: value,
  rule: `2.8 ${name}`,
})

export const options: OptionTable<Options> = {
  blackInTiebreak: onOff('blackInTiebreak', false),
  curseSkipsTiebreak: onOff('curseSkipsTiebreak', true),
  amuletsPerBid: { oneOf: [1, 2], default: 1, rule: '2.8 amuletsPerBid' },
  goblinLastAuctioned: onOff('goblinLastAuctioned', false),
  ghostCopiesDoppelganger: onOff('ghostCopiesDoppelganger', true),
  quackCompulsory: onOff('quackCompulsory', true),
  apprenticeFreeWithoutPair: onOff('apprenticeFreeWithoutPair', false),
  doppelgangerDeclare: { oneOf: ['before', 'after'], default: 'before', rule: '2.8 doppelgangerDeclare' },
  thiefVictimViaCopy: {
    oneOf: ['currentAuction', 'thiefAuction'],
    default: 'currentAuction',
    rule: '2.8 thiefVictimViaCopy',
  },
  brigandAmount: { oneOf: ['private', 'public'], default: 'private', rule: '2.8 brigandAmount' },
  coinCounts: { oneOf: ['hidden', 'tracked', 'open'], default: 'hidden', rule: '2.8 coinCounts' },
  specialsPerRound: { oneOf: [2, 3], default: 2, rule: '2.8 specialsPerRound' },
  startFG: { oneOf: [8, 9], default: 8, rule: '2.8 startFG' },
  pointsToWin: { oneOf: [2, 3], default: 3, rule: '2.8 pointsToWin' },
  roundLimit: { from: 0, to: 99, default: 0, rule: '2.8 roundLimit' },
  guests: guestsOption(guestKinds, '2.8 guests'),
}

/** Named sets of options. */
export const presets: Readonly<Record<string, Partial<Options>>> = {
  tavernLight: { startFG: 9, specialsPerRound: 3 },
  shortGame: { pointsToWin: 2 },
  ranked: { roundLimit: 12, coinCounts: 'tracked' },
}
