import type { OptionsTold } from '#client/messages'
import type { Guest } from '#games/workshop/guest'

/** The cards that options invite, as the house read them. */
export const guestsIn = ({ guests }: OptionsTold): readonly Guest[] =>
  Array.isArray(guests) ? (guests as unknown as readonly Guest[]) : []
