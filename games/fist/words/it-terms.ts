import type { Terms } from '#games/terms'

export const terms: Terms = {
  fairy: { forms: 'oro fatato', text: 'Compra i personaggi. Quello che offri torna da te a fine turno.' },
  common: { forms: 'oro comune', text: 'Anche questo compra i personaggi. Una volta offerto, è perso.' },
  silver: { forms: 'argento', text: 'Nelle aste serve solo per gli spareggi. Una volta offerto, è perso.' },
  black: {
    forms: 'moneta nera|monete nere',
    text: 'Offrila per maledire una carta: nessuno la vince. Vale fino a fine turno.',
  },
  amulet: { forms: 'amuleto|amuleti', text: 'Raddoppia una volta le monete di un’offerta.' },
  tie: {
    forms: 'parità|spareggi*|pareggi*',
    text: 'Se le offerte più alte sono pari, chi le ha fatte offre di nuovo, stavolta argento.',
  },
}
