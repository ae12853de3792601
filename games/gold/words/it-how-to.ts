import type { GoldHowTo } from './en-how-to.ts'

export const howTo: GoldHowTo = {
  names: { you: 'Tu', ben: 'Ben', clara: 'Clara' },
  aim: {
    points:
      'Uccidi draghi, prendi la tua parte del tesoro e nascondila dietro lo schermo. Vince chi alla fine ha più punti.',
  },
  pieces: {
    coins: 'L’argento vale 1 punto, l’oro 3 e il rosso 1.',
    gems: 'Le gemme contano solo per chi ne ha di più di un colore, anche a pari merito: {three} punti in tre giocatori, {four} in quattro o cinque, {six} in sei.',
    black: 'C’è un solo diamante nero. Vale {n} punti.',
  },
  turn: {
    team: 'Hai quattro avventurieri: il Cavaliere con forza {knight}, la Dama con {dame}, il Ladro con {thief} e il Mago con {wizard}.',
    send: 'Nel tuo turno manda un avventuriero pronto contro uno dei draghi. Non puoi passare.',
    slay: 'Quando gli avventurieri su un drago, insieme, sono forti almeno quanto lui, il drago muore.',
    share:
      'Chi ha lì un avventuriero partecipa alla spartizione. Avete {seconds} secondi, e dovete accettare tutti la stessa offerta. Altrimenti è tutto perso.',
    rest: 'Poi gli avventurieri tornano a casa e riposano. Se all’inizio di un tuo turno a casa nessuno è pronto, tutti quelli che sono a casa tornano pronti.',
  },
  worked: {
    before:
      '{dragonThe} ha forza {strength}. Si vedono {visible} segnalini, e {hidden} è nascosto. C’è già il {knight} di Ben, con forza {n}.',
    slay: 'Tu mandi il tuo {thief}, con forza {n}. {knight} + {n} = {sum}: basta, e il drago muore.',
    loot: 'Si pesca dal sacchetto il segnalino nascosto: {drawn}. Ora c’è questo da spartire: {loot}.',
    offer:
      'Lì ci siete solo tu e Ben; Clara sta a guardare. La tua offerta: {yours} per te, {bens} per Ben. Ben accetta prima che passino i {seconds} secondi. Affare fatto.',
    steal:
      'Il tuo {thief} ha un potere: ruba un segnalino a un altro che ha partecipato. Ben perde {stolen}, pescato a caso.',
    home: 'L’avventuriero di Ben e il tuo tornano a casa e riposano. Un nuovo drago prende il posto vuoto, e tocca a Ben.',
  },
  end: {
    bag: 'Quando il sacchetto dei segnalini è vuoto non arrivano altri draghi. Ucciso l’ultimo drago, tutti mostrano che cosa hanno e contano i punti.',
    advanced:
      'Nel gioco base, raccontato qui, l’unico Mago su un drago ne prende per primo i segnalini rossi. Nel gioco avanzato invece i Maghi trovano oggetti magici, e il diamante nero è maledetto: chi lo ha non riceve nulla per le gemme, nemmeno per tutti e cinque i colori.',
  },
}
