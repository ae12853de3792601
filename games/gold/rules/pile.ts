import { guestId } from '#games/workshop/guest-id'
import { boxedIds, type DragonId } from '../cards/dragons.ts'
import type { Options } from '../options.ts'

/** All dragons of a match: those of the box, and the guests (R13.1). */
export const dragonsFor = ({ guests = [] }: Options): readonly DragonId[] => [...boxedIds, ...guests.map(guestId)]

/** R1.4: how many dragons are turned up, and how many are above the Market. */
const [ROW, ABOVE_MARKET] = [4, 7]

/** R13.5: all the others are below it. */
export const belowMarket = ({ guests = [] }: Options): number => boxedIds.length + guests.length - ROW - ABOVE_MARKET
