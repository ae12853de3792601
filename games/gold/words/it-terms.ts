import type { Terms } from '#games/terms'

export const terms: Terms = {
  party: {
    forms: 'compagnia',
    text: 'Tutti quelli che hanno un avventuriero sul drago ucciso. Ognuno ha una voce, per quanti ne abbia mandati.',
  },
  loot: { forms: 'bottino', text: 'Il tesoro del drago ucciso: ciò che si vedeva e ciò che nascondeva.' },
  sand: { forms: 'sabbia', text: 'Il tempo della trattativa. Se finisce senza accordo, tutto il bottino è perso.' },
  market: { forms: 'Mercato', text: 'Tra un drago e l’altro tutti possono scambiare segnalini da dietro lo schermo.' },
  curse: {
    forms: 'maledett*|maledizione',
    text: 'Nel gioco avanzato chi ha il diamante nero non riceve nulla per le gemme, nemmeno per tutti e cinque i colori.',
  },
  object: {
    forms: 'oggetto magico|oggetti magici',
    text: 'Nel gioco avanzato lo trovano i Maghi per i segnalini rossi. Si gioca una volta.',
  },
  guest: { forms: 'ospite|ospiti', text: 'Un drago fatto da qualcuno. Un tavolo può invitarne fino a tre.' },
}
