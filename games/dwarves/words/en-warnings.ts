import type { Translation } from '#games/saying'

/** What speaks against an answer that a player is about to give. */
export const warnings = {
  creature:
    'This drives off {n, plural, one {# creature} other {# creatures}} of your own and {others, plural, =0 {none} other {#}} of the others’.',
  battle: 'Without events {who} is far more likely to win this battle.',
  award: '{who} needs only {need} more, and the award alone would do.',
  lay: 'As it stands, {who} wins this battle, and with it the game. Only an event can change that.',
} as const

export type DwarvesWarnings = Translation<typeof warnings>
