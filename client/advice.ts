import { type Refused, refused } from '#protocol/refused'

/** Who sits on a seat, as far as advice is concerned: a bot, or a person who agreed to it before the start, or did not. */
export type AdviceSitter = 'bot' | 'agreed' | 'person'

/** A seat that asks what a good player would do. */
export interface AdviceWish {
  readonly sitters: readonly AdviceSitter[]
  readonly isOver: boolean
  readonly isAsked: boolean
}

/** Whether players of this match may ask for advice: who plays against bots alone, and people who all agreed to it. */
export function isAdviceAllowed(sitters: readonly AdviceSitter[]): boolean {
  const people = sitters.filter(it => it !== 'bot')
  return people.length === 1 || (people.length > 1 && people.every(it => it === 'agreed'))
}

/** Why a seat gets no advice now; null if it does. */
export function adviceProblem({ sitters, isOver, isAsked }: AdviceWish): Refused | null {
  if (!isAdviceAllowed(sitters))
    return refused('no advice', 'a match against bots alone, or one whose players all agreed to hints before the start')
  if (isOver) return refused('over', 'a match that is not over')
  return isAsked ? null : refused('not asked', 'somebody who has a question')
}
