import type { WindowClock } from '#games/pieces/sealing'
import { guestsOption } from '#games/workshop/guests-option'
import type { OptionTable } from '#kernel/options'
import type { DwarvesGuest } from './cards/guests.ts'
import { guestKinds } from './cards/vocabulary.ts'

const day = 24 * 60 * 60

/** R12.10: how long the window for Forget it! stays open. */
export const clocks = {
  standard: { pause: 5, equal: true },
  days: { pause: day, equal: false },
  none: { pause: null, equal: false },
} as const satisfies Readonly<Record<string, WindowClock>>

/** The house rules of chapter 12. */
export interface Options {
  readonly goldToWin: number
  readonly suddenDeath: boolean
  readonly start: 'dirtiest' | 'random'
  readonly fourthClears: boolean
  readonly tieAward: 'full' | 'none' | 'split'
  readonly bluffs: 'discarded' | 'returned'
  readonly backs: 'hidden' | 'shown'
  readonly forget: 'anytime' | 'laid'
  readonly rolling: 'auto' | 'byHand'
  readonly clock: keyof typeof clocks
  /** Creatures and battles that somebody made. */
  readonly guests?: readonly DwarvesGuest[]
}

const onOff = (rule: string) => ({ oneOf: [true, false], default: false, rule })

export const options: OptionTable<Options> = {
  goldToWin: { oneOf: [15, 10], default: 15, rule: 'R12.1' },
  suddenDeath: onOff('R12.2'),
  start: { oneOf: ['dirtiest', 'random'], default: 'dirtiest', rule: 'R12.3' },
  fourthClears: onOff('R12.4'),
  tieAward: { oneOf: ['full', 'none', 'split'], default: 'full', rule: 'R12.5' },
  bluffs: { oneOf: ['discarded', 'returned'], default: 'discarded', rule: 'R12.6' },
  backs: { oneOf: ['hidden', 'shown'], default: 'hidden', rule: 'R12.7' },
  forget: { oneOf: ['anytime', 'laid'], default: 'anytime', rule: 'R12.8' },
  rolling: { oneOf: ['auto', 'byHand'], default: 'auto', rule: 'R12.9' },
  clock: { oneOf: ['standard', 'days', 'none'], default: 'standard', rule: 'R12.10' },
  guests: guestsOption(guestKinds, 'R12.12'),
}

/** R12.11: named sets of options. */
export const presets: Readonly<Record<string, Partial<Options>>> = {
  firstGame: { clock: 'none' },
  atOnce: { start: 'random' },
  quick: { goldToWin: 10, start: 'random' },
  strict: { backs: 'shown', forget: 'laid' },
}
