import type { Boxed } from '#games/boxed'
import type { Bot } from '#kernel/bot'
import { random1 } from './random.ts'

/** Every bot that can take a seat at this game: its own, and those that play anything. */
export const rosterOf = (box: Boxed): Readonly<Record<string, Bot>> => ({ ...box.bots, 'random@1': random1 })
