import type { Translation } from '#games/saying'

/** What speaks against an answer that a player is about to give. */
export const warnings = {
  second:
    'You already take part against {dragonObject}. A second adventurer there does not kill it and brings you no second share.',
  nothing: 'By this offer you get nothing.',
  curse: 'The curse of {black} costs you more than this share brings: gems no longer pay.',
  overtaken: 'By this offer {who} overtakes you in {gem}: {theirs} against your {mine}.',
  sand: 'When the sand runs out, nobody gets anything. {who} offers you about {n, plural, one {# point} other {# points}}.',
} as const

export type GoldWarnings = Translation<typeof warnings>
