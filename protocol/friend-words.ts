/* The words of friends, for screens that need no schema. */

/** To whom somebody shows a part of what the house knows of them. */
export const audiences = ['everybody', 'friends', 'nobody'] as const
export type Audience = (typeof audiences)[number]
/** The parts: being here now, since when they come here, how reliably they finish, and how their matches ended. */
export const shownParts = ['here', 'since', 'reliability', 'results'] as const
export type ShownPart = (typeof shownParts)[number]
export type Choices = Readonly<Record<ShownPart, Audience>>
