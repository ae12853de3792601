import type { GoldWarnings } from './en-warnings.ts'

export const warnings: GoldWarnings = {
  second:
    'Partecipi già contro {dragonObject}. Lì un secondo avventuriero non lo uccide e non ti dà una seconda parte.',
  nothing: 'Con questa offerta non ottieni nulla.',
  curse: 'La maledizione ({black}) ti costa più di quanto porti questa parte: le gemme non valgono più nulla.',
  overtaken: 'Con questa offerta {who} ti supera ({gem}): {theirs} contro {mine}.',
  sand: 'Quando la sabbia finisce, nessuno ottiene nulla. {who} ti offre circa {n, plural, one {# punto} other {# punti}}.',
}
