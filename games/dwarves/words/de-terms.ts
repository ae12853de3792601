import type { Terms } from '#games/terms'

export const terms: Terms = {
  aversion: {
    forms: 'nicht ausstehen|Abneigung*',
    text: 'Wer kommt, vertreibt eigene Kreaturen, die er nicht ausstehen kann. Der Dritte seiner Art vertreibt die von allen.',
  },
  battle: {
    forms: 'Kampf*|Kämpfe',
    text: 'Alle schicken Kreaturen und würfeln. Die höchste Stärke gewinnt die Prämie und den eigenen Schatz.',
  },
  award: { forms: 'Prämie*', text: 'Das Gold auf der Kampfkarte. Der Sieger bekommt es zusätzlich zum Schatz.' },
  treasure: {
    forms: 'Schatz*|Schätze',
    text: 'Wird mit niedrigen Würfeln gefunden. Nur der Sieger des Kampfes macht Gold daraus.',
  },
  event: {
    forms: 'Ereignis*',
    text: 'Eine Karte, die im Kampf verdeckt gelegt wird. Sie wirkt, wenn die Karten aufgedeckt werden.',
  },
  bluff: {
    forms: 'Bluff*',
    text: 'Eine verdeckte Karte, die kein Ereignis ist. Sie bewirkt nichts, außer dass die anderen rätseln.',
  },
  ability: { forms: 'Fertigkeit*', text: 'Eine Karte, die alle Kreaturen einer Art vor einem Spieler verändert.' },
}
