import type { GoldWarnings } from './en-warnings.ts'

export const warnings: GoldWarnings = {
  second:
    'Gegen {dragonObject} bist du schon dabei. Ein zweiter Abenteurer tötet ihn dort nicht und bringt dir keinen zweiten Anteil.',
  nothing: 'Bei diesem Angebot bekommst du nichts.',
  curse: 'Der Fluch ({black}) kostet dich mehr, als dieser Anteil bringt: Edelsteine zählen dann nicht mehr.',
  overtaken: 'Mit diesem Angebot überholt dich {who} ({gem}): {theirs} gegen {mine}.',
  sand: 'Ist der Sand durch, bekommt niemand etwas. {who} bietet dir etwa {n, plural, one {# Punkt} other {# Punkte}}.',
}
