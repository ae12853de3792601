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
      'In breve: manda avventurieri contro i draghi. Quando quelli su un drago sono abbastanza forti, il drago muore e lascia il suo bottino.',
    share: {
      sand: 'La compagnia (chi ha lì un avventuriero) deve accettare una stessa offerta prima che finisca la sabbia, o tutto è perso.',
      days: 'La compagnia (chi ha lì un avventuriero) deve accettare una stessa offerta entro 24 ore, o tutto è perso; ognuno può fare tre offerte.',
      noSand:
        'La compagnia (chi ha lì un avventuriero) deve accettare una stessa offerta; il bottino è perso solo se tutti dicono «nessun accordo».',
      heaps:
        'Uno della compagnia (chi ha lì un avventuriero) divide il bottino in mucchi, uno per ciascuno; gli altri scelgono prima, e a chi ha diviso resta l’ultimo.',
    },
    worth: {
      plain:
        'Argento e rosso valgono 1 punto, l’oro 3, il diamante nero {points}; chi ha più gemme di un colore riceve molti punti.',
      cursed:
        'Argento e rosso valgono 1 punto, l’oro 3, il diamante nero {points}, ma chi lo tiene non riceve nulla per le gemme; chi ha più gemme di un colore riceve molti punti.',
    },
    after: {
      plain: 'Dopo un’uccisione i Ladri rubano nella compagnia.',
      red: 'Dopo un’uccisione i Ladri rubano nella compagnia; l’unico Mago su un drago ucciso ne prende per primo i segnalini rossi.',
      object:
        'Dopo un’uccisione i Ladri rubano nella compagnia; chi ha lì un Mago e un segnalino rosso nella sua parte prende un oggetto magico.',
      both: 'Dopo un’uccisione i Ladri rubano nella compagnia; l’unico Mago su un drago ucciso ne prende per primo i segnalini rossi, e un segnalino rosso porta a chi ha un Mago lì un oggetto magico.',
    },
    ready: 'Quando nessuno dei tuoi avventurieri è pronto, si riprendono tutti quelli che sono a casa.',
  },
}
