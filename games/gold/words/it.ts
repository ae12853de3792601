import type { GoldWords } from './en.ts'
import { moves, options, questions, targets } from './it/asking.ts'
import { cards, powers } from './it/cards.ts'
import { log, phrases } from './it/log.ts'
import { screen } from './it/screen.ts'

/**
 * Italian: names and words as in RULES.it.md. A “turno” is one player’s turn, and a spot is a “tana”. Tokens in a list
 * omit their noun: `2 d’argento e 3 blu`.
 */
export const it: GoldWords = {
  nothing: 'nulla',
  you: 'tu',
  cards,
  powers,
  things: {
    silver: '{n} d’argento',
    gold: '{n} d’oro',
    red: '{n, plural, one {# rosso} other {# rossi}}',
    blue: '{n} blu',
    green: '{n, plural, one {# verde} other {# verdi}}',
    purple: '{n} viola',
    yellow: '{n, plural, one {# giallo} other {# gialli}}',
    white: '{n, plural, one {# bianco} other {# bianchi}}',
    black: 'il diamante nero',
    token: '{n, plural, one {# segnalino} other {# segnalini}}',
  },
  kinds: {
    silver: 'argento',
    gold: 'oro',
    red: 'rosso',
    blue: 'blu',
    green: 'verde',
    purple: 'viola',
    yellow: 'giallo',
    white: 'bianco',
    black: 'diamante nero',
  },
  seconds: '{n, plural, one {# secondo} other {# secondi}}',
  hours: '{n, plural, one {# ora} other {# ore}}',
  share: '{who} {tokens}',
  gives:
    '{toIs, select, you {{who} <toAs>ti</toAs> dà {tokens}} other {{whoIs, select, you {<whoAs>dai</whoAs>} other {{who} dà}} {tokens} a {to}}}',
  heap: '{heap, select, 0 {A} 1 {B} 2 {C} 3 {D} 4 {E} other {F}}',
  heapOf: '{heap} {tokens}',
  log,
  phrases,
  questions,
  targets,
  options,
  moves,
  screen,
  intro: {
    attack:
      'Manda avventurieri contro i draghi. Quando quelli su un drago sono abbastanza forti, il drago muore e lascia il suo bottino.',
    share: {
      sand: 'Tutti quelli che hanno lì un avventuriero devono accettare la stessa offerta prima che finisca la sabbia, o è tutto perso.',
      days: 'Tutti quelli che hanno lì un avventuriero devono accettare la stessa offerta entro 24 ore, o è tutto perso. Ognuno può fare tre offerte.',
      noSand:
        'Tutti quelli che hanno lì un avventuriero devono accettare la stessa offerta. Il bottino è perso solo se dicono tutti «nessun accordo».',
      heaps:
        'Uno di quelli che hanno lì un avventuriero divide il bottino in mucchi. Gli altri scelgono per primi; a chi ha diviso resta l’ultimo.',
    },
    worth: {
      plain:
        'Argento e rosso valgono 1 punto, l’oro 3, il diamante nero {points}. Chi ha più gemme di un colore riceve molti punti.',
      cursed:
        'Argento e rosso valgono 1 punto, l’oro 3, il diamante nero {points}, ma chi lo tiene non riceve nulla per le gemme. Chi ha più gemme di un colore riceve molti punti.',
    },
    after: {
      plain: 'Un Ladro su un drago ucciso ruba un segnalino a un altro giocatore che era lì.',
      red: 'Un Ladro su un drago ucciso ruba un segnalino a un altro giocatore che era lì. L’unico Mago su un drago ne prende per primo i segnalini rossi.',
      object:
        'Un Ladro su un drago ucciso ruba un segnalino a un altro giocatore che era lì. Con un Mago lì, un segnalino rosso nella tua parte ti porta un oggetto magico.',
      both: 'Un Ladro su un drago ucciso ruba un segnalino a un altro giocatore che era lì. L’unico Mago su un drago ne prende per primo i segnalini rossi. Con un Mago lì, un segnalino rosso nella tua parte ti porta un oggetto magico.',
    },
    ready: 'Quando nessuno dei tuoi avventurieri a casa è pronto, tutti quelli a casa tornano pronti.',
  },
}
