import type { DwarvesWarnings } from './en-warnings.ts'

export const warnings: DwarvesWarnings = {
  creature:
    'Damit vertreibst du {n, plural, one {# eigene Kreatur} other {# eigene Kreaturen}} und {others, plural, =0 {keine} other {#}} der anderen.',
  battle: 'Ohne Ereignisse gewinnt diesen Kampf viel eher {who}.',
  award: '{who} fehlt nur noch {need}: Schon die Prämie würde reichen.',
  lay: 'So wie es steht, gewinnt {who} diesen Kampf und damit das Spiel. Nur ein Ereignis kann das ändern.',
}
