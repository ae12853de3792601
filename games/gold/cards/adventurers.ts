/** R1.3: the four adventurers of every seat and their strength, weakest last. */
export const strengths = { knight: 4, dame: 3, thief: 2, wizard: 1 } as const
export type Adventurer = keyof typeof strengths
export const adventurers = Object.keys(strengths) as readonly Adventurer[]
