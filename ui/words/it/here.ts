import type { Translation } from '#games/saying'
import type { here as en } from '../en/here.ts'

export const here: Translation<typeof en> = {
  title: 'Su questo dispositivo',
  about: 'Da soli contro i bot, o in più persone attorno a un solo dispositivo. Non servono né rete né casa.',
  play: 'Gioca qui, senza la casa',
  bring: 'Porta qui una partita salvata',
  goOn: 'Continua',
  seeResult: 'Guarda il risultato',
  save: 'Salva in un file',
  remove: 'Elimina',
  removeSure: 'Questa partita è conservata solo in questo browser. Eliminarla per sempre?',
  removeYes: 'Elimina',
  keep: 'Tienila',
  playedLast: 'Giocata {when}',
  finished: 'Finita {when}',
  with: '{names}',
  notListed:
    'Questo browser non ci lascia guardare che cosa è conservato qui. Consenti l’archiviazione per questo sito per vedere le partite salvate.',
  brought: 'La partita ora è qui.',

  making: {
    title: 'Una partita su questo dispositivo',
    of: '{game} su questo dispositivo',
    which: 'Quale gioco?',
    choose: 'Gioca qui',
    seats: 'Posti',
    seat: 'Posto {n, number}',
    person: 'Persona',
    bot: 'Bot: {kind}',
    name: 'Nome al posto {n, number}',
    player: 'Giocatore {n, number}',
    wrongName: 'Un nome ha da 1 a 40 caratteri visibili e non comincia né finisce con uno spazio.',
    sameName: 'Due giocatori hanno lo stesso nome o nomi che si somigliano. Cambiane uno.',
    nobody: 'Qualcuno deve giocare: dai uno dei posti a una persona.',
    together:
      'Vi passate il dispositivo. Tra una persona e l’altra un sipario copre il tavolo e la sabbia non scorre. Dove chiunque può intervenire, guardate tutti il tavolo scoperto, e chi vuole prende il dispositivo.',
    atOnce: 'I bot rispondono subito',
    atOnceAbout: 'Altrimenti si prendono un momento, così si riesce a seguire.',
    begin: 'Comincia',
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
      'Questo browser non ci lascia conservare la partita: dura quanto questa pagina. Continua pure, e salvala in un file prima di chiudere la pagina.',
    full: 'In questo browser non c’è più spazio: ciò che giochi ora non viene conservato. Continua pure, salva la partita in un file e libera spazio sul dispositivo.',
    cleared:
      'L’archivio di questo browser è stato svuotato mentre giocavi. Di questa partita non è andato perso nulla: l’abbiamo conservata di nuovo per intero.',
    understood: 'Ho capito',
  },
  stopped: 'La partita si è fermata un momento. Sta riprendendo: nulla di ciò che hai fatto è perso.',
  elsewhereTitle: 'Questa partita è aperta in un’altra scheda',
  elsewhere:
    'Una partita si gioca in un solo posto alla volta. Continua nell’altra scheda, o riprendila qui: non si perde nulla.',
  takenTitle: 'Questa partita è stata ripresa altrove',
  taken: 'Ora la gioca un’altra scheda. Tutto ciò che è successo fin lì è conservato. Puoi riprenderla.',
  takeOver: 'Riprendila qui',
  otherTitle: 'Questa partita non si può aprire',
  saveFirst: 'Puoi ancora salvarla in un file.',
  toHome: 'All’ingresso della casa',

  again: 'Gioca ancora',

  offlinePlay: 'Gioca su questo dispositivo',
  newVersion: 'È pronta una nuova versione di questa pagina.',
  takeIt: 'Caricala ora',
  later: 'Più tardi',
}
