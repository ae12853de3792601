import type { GoldWords } from '../en.ts'

export const market: GoldWords['screen']['market'] = {
  asked: 'Il Mercato è aperto: scambia, o di’ che hai finito.',
  title: 'Il Mercato',
  about: 'Che cosa si offre lo vede solo chi partecipa allo scambio.',
  partners: 'Con chi? Al massimo due.',
  done: 'ha finito',
  ways: 'Che cosa aggiungono i tuoi tocchi',
  way: '{from} → {to}',
  choosePartner: 'Scegli con chi scambiare.',
  hint: {
    give: 'Premi ciò che dai a {who}; premi il riquadro per togliere.',
    get: 'Premi ciò che vuoi da {who}; premi il riquadro per togliere.',
    other: 'Premi ciò che {who} dà a {to}.',
  },
  have: '{kind}: {left, plural, =0 {non ne resta} one {ne resta #} other {ne restano #}}',
  wish: '{kind}: {n, plural, =0 {non richiesto} one {# richiesto} other {# richiesti}}',
  tags: { want: 'ti serve', spare: 'di troppo' },
  spares: 'Puoi farne a meno: {tokens}',
  wants: 'Ti farebbe comodo: {tokens}',
  between: '{who} propone uno scambio a {partners}.',
  betweenAccepted: '{who} propone uno scambio a {partners}; d’accordo: {accepting}.',
  noOffers: 'Nessuno ha ancora proposto uno scambio.',
  draft: 'La mia offerta',
  do: {
    offer: 'Proponi lo scambio',
    done: 'Ho finito',
    isDone: 'Hai finito',
    undo: 'Annulla',
  },
  cannot: 'Questo non ce l’hai',
}
