import type { HouseMessage } from '#protocol/from-house'

/** A message as it goes out. */
export const written = (message: HouseMessage): string => JSON.stringify(message)
