import type { Refused } from '#protocol/refused'

export type { HouseMessage, Introduction, Waiting } from '#protocol/from-house'
export type { Pace } from '#protocol/parts'
export type { Refused } from '#protocol/refused'
export { isRefused } from '#protocol/refused'
export type { OptionsTold, OptionValue, Sitter, Table, TableSeat, TableState } from '#protocol/table'
export type { Room, Said } from '#protocol/words'
export type Reply = { readonly seq: number } | Refused
