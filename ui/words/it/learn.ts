import type { LearnWords } from '../en/learn.ts'

export const learn: LearnWords = {
  offer: {
    title: '{game} è nuovo per te?',
    about:
      'L’oste Bertram te lo mostra a un tavolo vero, mossa dopo mossa, in circa cinque minuti. Puoi smettere quando vuoi.',
    lesson: 'Mostrami come si gioca',
    play: 'Gioca subito',
  },
  title: 'Impara a giocare',
  about:
    'L’oste Bertram ti mostra ogni gioco a un tavolo vero. Non ci sono limiti di tempo, e tutto funziona anche offline.',
  ofGame: 'Impara {game}',
  bertram: 'Bertram, l’oste',
  says: 'Bertram dice',
  step: 'Passo {n, number} di {of, number}',
  count: '{n, number} di {of, number}',
  backTo: 'Torna al passo {n, number}',
  goOn: 'Avanti',
  showMe: 'Mostrami',
  presses: 'Premi in quest’ordine: {presses}',
  skip: 'Salta la lezione',
  skipped: 'Ritrovi le lezioni nella pagina iniziale.',
  evening: 'La tua prima serata',
  lessons: '{n, plural, one {Una breve lezione} other {# brevi lezioni}}',
  youAreHere: 'Sei qui: passo {n, number} di {of, number}',
  done: 'Fatta',
  goOnAt: 'Riprendi dal passo {n, number}',
  begin: 'Inizia',
  again: 'Ancora una volta',
  known: 'Lo sai già',
  anyAnswer: 'Rispondi come vuoi, poi andiamo avanti.',
  playOn: 'Continua a giocare da qui',
  next: 'Prossima: {lesson}',
  allLessons: 'Tutte le lezioni',
  playSquires: 'Gioca contro gli Scudieri',
}
