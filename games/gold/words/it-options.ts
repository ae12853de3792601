import type { Translation } from '#games/saying'
import type { options as en } from './en-options.ts'

export const options: Translation<typeof en> = {
  presets: {
    firstGame: {
      name: 'Prima partita',
      about: 'Il gioco base con una clessidra più lenta, per chi non l’ha mai provato.',
    },
    edition2011: {
      name: 'Edizione del 2011',
      about: 'Un diamante nero da 19 punti, e 5 punti per ogni serie completa.',
    },
    noMagic: { name: 'Senza magia', about: 'Il gioco avanzato senza oggetti magici.' },
    slow: {
      name: 'In più giorni',
      about: 'Uno divide il bottino in mucchi, gli altri scelgono, ciascuno con i suoi tempi.',
    },
  },
  options: {
    game: {
      name: 'Gioco',
      about: 'Il gioco avanzato distribuisce oggetti magici; il gioco base è più semplice.',
      value: '{value, select, advanced {Avanzato} other {Base}}',
    },
    magic: { name: 'Oggetti magici', about: 'Carte che cambiano le regole.' },
    division: {
      name: 'Spartizione del bottino',
      about: 'Tutti trattano contro la clessidra, o uno fa i mucchi e gli altri scelgono.',
      value: '{value, select, bargain {Si tratta} other {Uno divide, gli altri scelgono}}',
    },
    clock: {
      name: 'Clessidra',
      about: 'Quanto può durare una trattativa prima che tutto sia perso.',
      value:
        '{value, select, standard {60 secondi} blitz {30 secondi} relaxed {90 secondi} long {120 secondi} days {24 ore} other {Senza clessidra}}',
    },
    freeze: {
      name: 'Niente nuove offerte alla fine',
      about: 'Negli ultimi cinque secondi le offerte si possono solo accettare o ritirare.',
    },
    display: {
      name: 'Tesori',
      about: 'Ricordi tu che cosa hanno preso gli altri, o un registro lo mostra a tutti.',
      value: '{value, select, memory {A memoria} other {Con un registro}}',
    },
    blackDiamond: {
      name: 'Diamante nero',
      about: 'Quanto vale l’unico diamante nero.',
      value: '{n, plural, one {# punto} other {# punti}}',
    },
    setBonus: {
      name: 'Serie complete',
      about: 'Punti per gemme di ogni colore: una volta sola, o per ogni serie.',
      value: '{value, select, once {Una volta} other {Per ogni serie}}',
    },
    market: {
      name: 'Il Mercato',
      about: 'Dopo quale drago ucciso tutti possono scambiare con tutti.',
      value: '{value, select, beforeEighth {Dopo l’ottavo drago} other {Dopo il settimo drago}}',
    },
    gifts: { name: 'Regali al Mercato', about: 'Si può dare senza ricevere nulla in cambio.' },
    perRed: {
      name: 'Un oggetto per ogni segnalino rosso',
      about: 'I Maghi portano un oggetto per ogni segnalino rosso, non uno solo.',
    },
    wizardFirst: {
      name: 'Prima i Maghi',
      about: 'L’unico Mago su un drago ne prende per primo i segnalini rossi, come nel gioco base.',
    },
    dexterity: {
      name: 'La Mano Invisibile è svelta',
      about: 'Ruba di nascosto tra un turno e l’altro; altrimenti si gioca apertamente.',
    },
  },
}
