import type { Refused } from '#protocol/parts'

export type { HouseMessage, Introduction, Waiting } from '#protocol/from-house'
export type { Pace, Refused } from '#protocol/parts'
export type { OptionValue, Sitter, Table, TableSeat, TableState } from '#protocol/table'
export type { Room, Said } from '#protocol/words'

export type Reply = { readonly seq: number } | Refused
export const isRefused = (it: object): it is Refused => 'expected' in it
