import { greedy1 } from './bot/greedy.ts'

/** The game's own bots, by name and version. */
export const bots = { 'greedy@1': greedy1 }
