import type { LearnWords } from '../en/learn.ts'

export const learn: LearnWords = {
  offer: {
    title: '{game} ist neu für dich?',
    about:
      'Der Wirt Bertram zeigt es dir an einem echten Tisch, Zug für Zug, in etwa fünf Minuten. Aufhören kannst du jederzeit.',
    lesson: 'Zeig mir, wie es geht',
    play: 'Gleich spielen',
  },
  title: 'Spielen lernen',
  about:
    'Der Wirt Bertram zeigt dir jedes Spiel an einem echten Tisch. Ein Zeitlimit gibt es nicht, und alles geht auch offline.',
  ofGame: '{game} lernen',
  bertram: 'Bertram, der Wirt',
  says: 'Bertram sagt',
  step: 'Schritt {n, number} von {of, number}',
  count: '{n, number} von {of, number}',
  backTo: 'Zurück zu Schritt {n, number}',
  goOn: 'Weiter',
  showMe: 'Zeig’s mir',
  presses: 'Drück der Reihe nach: {presses}',
  skip: 'Lektion überspringen',
  skipped: 'Die Lektionen findest du auf der Startseite wieder.',
  evening: 'Dein erster Abend',
  lessons: '{n, plural, one {Eine kurze Lektion} other {# kurze Lektionen}}',
  youAreHere: 'Hier bist du: Schritt {n, number} von {of, number}',
  done: 'Geschafft',
  goOnAt: 'Weiter bei Schritt {n, number}',
  begin: 'Anfangen',
  again: 'Noch einmal',
  known: 'Das weißt du schon',
  anyAnswer: 'Antworte, wie du magst; dann geht es weiter.',
  playOn: 'Von hier weiterspielen',
  next: 'Als Nächstes: {lesson}',
  allLessons: 'Alle Lektionen',
  playSquires: 'Gegen Knappen spielen',
}
