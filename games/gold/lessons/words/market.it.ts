import type { LessonWords } from './en.ts'

export const market: LessonWords['market'] = {
  title: 'Il Mercato',
  about: 'Uno scambio da dietro gli schermi',
  knows: {
    once: 'Il Mercato apre una volta, dopo l’ottavo drago.',
    tokens: 'Si scambiano solo segnalini, almeno uno per parte.',
    secret: 'Che cosa si scambia lo vedono solo i partecipanti.',
  },
  accept: {
    open: 'Otto draghi sono morti, e apre il Mercato, questa sola volta. Tutti possono scambiare segnalini con tutti.',
    say: '{rival1} offre una gemma gialla, con cui vai in testa a pari merito, per una blu che rende poco.',
    todo: 'Accetta lo scambio.',
    done: 'Fatto. Gli altri sanno che avete scambiato, ma non che cosa.',
    own: 'Tra un attimo tocca a te offrire. Prima guarda questa: la tua l’ho trattenuta.',
    early: 'Non ancora! Prima guarda questo scambio: ho ritirato la tua parola.',
  },
  offer: {
    say: 'Ora tu. Scegli con chi, poi che cosa dai, poi che cosa vuoi in cambio.',
    todo: 'Offri a {rival2} un tuo segnalino per un altro.',
    done: 'Offerto.',
    early: 'Prova un’offerta prima di andartene: ho ritirato la tua parola.',
    other: 'Come vuoi. Ora fai un’offerta tua.',
  },
  done: {
    answer: 'Se non arriva risposta, {rival2} non lo vuole o non ce l’ha. Quale delle due, non lo saprai.',
    say: 'Scambia finché vuoi; un vero Mercato dura 60 secondi. Chiude quando tutti hanno finito.',
    todo: 'Di’ che hai finito.',
    over: 'Hanno finito tutti, il Mercato è chiuso, e arriva il prossimo drago.',
    more: 'Scambia pure ancora, non c’è fretta. Quando hai finito, dillo.',
  },
  end: 'Tre gemme di un colore possono valere 15 punti, una per colore spesso nessuno. Scambia per il colore in cui sei in testa.',
}
