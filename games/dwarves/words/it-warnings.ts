import type { DwarvesWarnings } from './en-warnings.ts'

export const warnings: DwarvesWarnings = {
  creature:
    'Così scacci {n, plural, one {# tua creatura} other {# tue creature}} e {others, plural, =0 {nessuna} other {#}} degli altri.',
  battle: 'Senza eventi è molto più probabile che questa battaglia la vinca {who}.',
  award: 'Con {need} in più {who} vince la partita: basterebbe il premio.',
  lay: 'Così come stanno le cose {who} vince questa battaglia, e con essa la partita. Solo un evento può cambiarlo.',
}
