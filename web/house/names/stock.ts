import type { Face } from '#protocol/crest'

export type Gender = 'm' | 'f' | 'n'

/** What made-up names are made of in one language: an adjective and a creature, which is also a face to choose. */
export interface NameStock {
  readonly creatures: Readonly<Record<Face, string>>
  /** The gender of each creature that is not masculine. */
  readonly genders: { readonly [face in Face]?: Gender }
  /** The adjectives in each gender that occurs, in the same order. */
  readonly adjectives: { readonly m: readonly string[]; readonly [gender: string]: readonly string[] }
  readonly isAdjectiveFirst: boolean
}

export const listed = (text: string): readonly string[] => text.split(' ')
