import type { DwarvesWarnings } from './en-warnings.ts'

export const warnings: DwarvesWarnings = {
  creature:
    'Damit vertreibst du {n, plural, one {# eigene Kreatur} other {# eigene Kreaturen}} und {others, plural, =0 {keine} other {#}} der anderen.',
  battle: 'Ohne Ereignisse gewinnst du diese Schlacht in {own} von 100 Fällen, {who} in {theirs}.',
  award: '{who} fehlt nur noch {need}: Schon die Belohnung würde reichen.',
  lay: 'So wie es steht, gewinnt {who} diese Schlacht und damit das Spiel. Nur ein Ereignis kann das ändern.',
}
