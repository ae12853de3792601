import type { Terms } from '#games/terms'

export const terms: Terms = {
  fairy: { forms: 'Feengold*', text: 'Damit kaufst du Kreaturen. Was du bietest, kommt am Ende der Runde zurück.' },
  common: { forms: 'gewöhnliche* Gold*', text: 'Auch damit kaufst du Kreaturen. Geboten ist es weg.' },
  silver: { forms: 'Silber*', text: 'Entscheidet in Auktionen nur bei Gleichstand. Geboten ist es weg.' },
  black: {
    forms: 'schwarze* Münze*',
    text: 'Biete sie, um eine Karte zu verhexen: Dann gewinnt sie niemand. Gilt bis zum Ende der Runde.',
  },
  amulet: { forms: 'Amulett*', text: 'Verdoppelt einmal die Münzen eines Gebots.' },
  tie: {
    forms: 'Gleichstand*|gleichauf',
    text: 'Sind die höchsten Gebote gleich, bieten diese Spieler noch einmal, diesmal mit Silber.',
  },
}
