import type { NoticeWords } from './shape.ts'

export const it: NoticeWords = {
  turn: game => `Tocca a te: ${game}`,
  reminder: game => `Il tuo tempo sta per scadere: ${game}`,
  invitation: (by, game) => `${by} ti invita a un tavolo: ${game}`,
  friendAsks: by => `${by} vorrebbe la tua amicizia`,
  friendAccepted: by => `${by} ha accettato la tua amicizia`,
  answer: (by, thread) => `${by} ha risposto in «${thread}»`,
  order: 'È stato deciso qualcosa che ti riguarda',
  test: 'Ecco come ti avvisiamo',
  with: people => `Con ${people}.`,
  until: when => `Hai tempo fino a ${when}.`,
  orderMore: 'Leggi i dettagli alla taverna.',
  testMore: 'Hai chiesto questo messaggio per vedere se arriva.',
  several: count => `Alla taverna ti aspettano ${count} novità`,
  somebody: 'Qualcuno',
  hello: name => `Ciao ${name},`,
  why: 'Ricevi questa e-mail perché l’hai chiesto in questa taverna.',
  change: 'Scegli di che cosa avvisarti, o disattiva queste e-mail:',
}
