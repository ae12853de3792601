import type { Translation } from '#games/saying'
import type { here as en } from '../en/here.ts'

export const here: Translation<typeof en> = {
  title: 'Su questo dispositivo',
  about: 'Da soli contro i bot, o in più persone con un solo dispositivo. Funziona anche senza connessione.',
  play: 'Gioca su questo dispositivo',
  bring: 'Apri una partita salvata',
  goOn: 'Continua',
  seeResult: 'Vedi il risultato',
  save: 'Salva in un file',
  remove: 'Elimina',
  removeSure: 'Questa partita è salvata solo in questo browser. Eliminarla per sempre?',
  removeYes: 'Elimina',
  keep: 'Tienila',
  playedLast: 'Giocata {when}',
  finished: 'Finita {when}',
  with: '{names}',
  notListed:
    'Questo browser non ci lascia vedere che cosa è salvato qui. Consenti l’archiviazione per questo sito per vedere le partite salvate.',
  brought: 'Ora la partita è su questo dispositivo.',

  making: {
    title: 'Una partita su questo dispositivo',
    of: '{game} su questo dispositivo',
    which: 'Quale gioco?',
    choose: 'Gioca qui',
    seats: 'Posti',
    seat: 'Posto {n, number}',
    person: 'Persona',
    bot: 'Bot: {kind}',
    anybody: 'Chiunque',
    persona: 'Posto {n, number}: che tipo di bot',
    name: 'Nome al posto {n, number}',
    player: 'Giocatore {n, number}',
    wrongName: 'Usa da 1 a 40 caratteri visibili, senza spazi all’inizio o alla fine.',
    sameName: 'Due giocatori hanno lo stesso nome, o nomi simili. Cambiane uno.',
    nobody: 'Qualcuno deve giocare: dai uno dei posti a una persona.',
    together:
      'Vi passate il dispositivo. Tra una persona e l’altra un sipario copre il tavolo e il tempo si ferma. Quando chiunque può intervenire, guardate tutti il tavolo scoperto, e chi vuole giocare prende il dispositivo.',
    atOnce: 'I bot rispondono subito',
    atOnceAbout: 'Altrimenti si prendono un momento, così si riesce a seguire.',
    begin: 'Avvia la partita',
  },

  handTo: 'Passalo a {name}',
  covered: 'Il tavolo è coperto e la partita aspetta.',
  iAm: 'Sono {name}',
  ratherI: 'No, sono {name}',
  stepIn: 'Qualcuno vuole intervenire?',
  nobodyDoes: 'Nessuno: si continua',
  inTurn: 'Passalo a tutti, uno dopo l’altro',
  allLook: 'Potete guardare tutti.',
  give: 'Passa il dispositivo a qualcun altro',
  giveTo: 'Passalo a {name}',

  trouble: {
    forbidden:
      'Questo browser non ci lascia salvare la partita: dura finché la pagina è aperta. Continua pure, e salvala in un file prima di chiudere la pagina.',
    full: 'In questo browser non c’è più spazio: ciò che giochi ora non viene salvato. Continua pure, salva la partita in un file e libera spazio sul dispositivo.',
    cleared:
      'La memoria di questo browser è stata svuotata mentre giocavi. Non è andato perso nulla: abbiamo salvato di nuovo tutta la partita.',
    understood: 'Ho capito',
  },
  stopped: 'La partita si è fermata un momento. Sta riprendendo; non hai perso nulla.',
  elsewhereTitle: 'Questa partita è aperta in un’altra scheda',
  elsewhere:
    'Una partita può essere aperta in un solo posto alla volta. Continua nell’altra scheda, o qui: non si perde nulla.',
  takenTitle: 'Questa partita continua altrove',
  taken: 'Ora è aperta in un’altra scheda. Tutto ciò che è successo fin lì è salvato. Puoi riprenderla qui.',
  takeOver: 'Continua qui',
  otherTitle: 'Questa partita non si può aprire',
  saveFirst: 'Puoi ancora salvarla in un file.',
  toHome: 'Alla pagina iniziale',

  again: 'Gioca ancora',

  offlinePlay: 'Gioca offline',
  newVersion: 'È pronta una nuova versione di questa pagina.',
  takeIt: 'Caricala ora',
  later: 'Più tardi',
}
