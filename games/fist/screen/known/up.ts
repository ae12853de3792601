import type { CharacterId } from '../../cards/characters.ts'
import type { State } from '../../types.ts'

/** The character being auctioned or used; after that the last one. */
export const characterUp = ({ auction, power, auctioned }: State): CharacterId | null =>
  auction?.character ?? power?.playing.character ?? auctioned.at(-1)?.character ?? null
