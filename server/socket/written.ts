import type { HouseMessage } from '#protocol/from-house'

export const written = (message: HouseMessage): string => JSON.stringify(message)
