import type { Translation } from '#games/saying'
import type { people as en } from '../en/people.ts'

export const people: Translation<typeof en> = {
  settings: 'Impostazioni',
  about: 'Informazioni',
  language: 'Lingua',
  menu: 'Menu principale',
  footer: 'Altro',
  guest: 'Ospite',
  nobody: 'Entra',
  youAre: 'Qui ti chiami {name}',

  madeUp: {
    one: 'Tasso Allegro',
    two: 'Gufo Assonnato',
    three: 'Corvo Onesto',
    four: 'Lontra Veloce',
    five: 'Riccio Coraggioso',
    six: 'Lince Silenziosa',
    seven: 'Gazza Fortunata',
    eight: 'Vecchia Volpe',
  },

  name: {
    label: 'Il tuo nome al tavolo',
    hint: 'Da 1 a 40 caratteri',
    wrong: 'Un nome ha da 1 a 40 caratteri visibili e non comincia né finisce con uno spazio.',
    save: 'Usa questo nome',
    saved: 'D’ora in poi ti chiami {name}. Ai tavoli dove siedi già resta il nome di prima.',
    enter: 'Entra',
  },

  account: {
    title: 'Tu',
    guestIs: 'Sei ospite. La casa ti conosce solo da questo browser.',
    guestWhy: 'Con un nome utente e una password, o con una passkey, ritrovi i tuoi posti da qualunque dispositivo.',
    hasAccount: 'Torni con il nome utente {username}.',
    hasPasskey: 'Torni con una passkey.',
    keep: 'Conserva il tuo posto',
    signUp: 'Crea un account',
    signUpDone: 'Fatto. D’ora in poi puoi tornare con il nome utente {username}.',
    signIn: 'Accedi',
    signInAbout: 'Per chi è già stato qui con un account.',
    signInLoses: 'Ora giochi come ospite. Se accedi con un altro account, perdi i posti che hai come ospite.',
    username: 'Nome utente',
    usernameHint: 'Da 3 a 30 lettere, cifre, punti o trattini bassi',
    password: 'Password',
    passwordHint: 'Almeno 8 caratteri',
    passkeyAdd: 'Aggiungi una passkey',
    passkeyAbout: 'La tua impronta, il tuo viso o il blocco del dispositivo, al posto di una password.',
    passkeyDone: 'Fatto. Puoi tornare con questa passkey.',
    passkeyIn: 'Accedi con una passkey',
    signOut: 'Esci',
    signOutOthers: 'Disconnetti tutti gli altri dispositivi e programmi',
    signOutOthersDone: 'Fatto. Solo questo browser è ancora connesso con il tuo account.',
    signOutGuest:
      'Solo questo browser sa chi sei. Se esci, i tuoi posti sono persi per sempre. Se vuoi tenerli, prima crea un account.',
    signOutSure: 'Esci e perdi i posti',
    stay: 'Resta',
    or: 'oppure',
  },

  setting: {
    title: 'Impostazioni',
    kept: 'Si salvano subito, in questo browser.',
    notKept: 'Questo browser non ci lascia salvare le impostazioni: durano quanto questa pagina.',
    language: 'Lingua',
    motion: 'Animazioni',
    motionNone: 'Nessuna',
    motionStills: 'Immagini ferme',
    motionQuick: 'Veloci',
    motionNormal: 'Normali',
    motionCalm: 'Calme',
    sounds: 'Suoni',
    volume: 'Volume',
    sound: {
      yourTurn: 'Tocca a te',
      acted: 'Qualcuno ha giocato',
      reveal: 'I pugni si aprono, i dadi cadono, i draghi muoiono',
      lowTime: 'Il tuo tempo sta per scadere',
      said: 'Qualcuno dice qualcosa',
      ended: 'La partita è finita',
    },
    table: 'Al tavolo',
    confirm: 'Chiedi conferma dove non si torna indietro',
    confirmAbout: 'Un tocco in più per confermare ciò che hai scelto.',
    callTitle: 'Chiamami quando tocca a me',
    callTitleAbout: 'La scheda di questa pagina ti chiama mentre guardi altrove.',
    leftHanded: 'Per mancini',
    leftHandedAbout: 'Con il telefono in orizzontale, il tuo lato sta a sinistra.',
    contrast: 'Più contrasto',
    contrastAbout: 'Legno più scuro, linee e parole più chiare.',
  },

  banner: {
    connecting: 'Si cerca la strada per la casa…',
    lost: 'Il collegamento con la casa è caduto. La pagina riprova da sola; nulla di ciò che hai fatto è perso.',
    oldPage: 'La casa è stata rinnovata. Ricarica la pagina per continuare.',
    reload: 'Ricarica',
    notKept:
      'Questo browser non conserva nulla per noi: le impostazioni durano solo quanto questa pagina. Per tenerle, consenti memoria e cookie per questo sito.',
    understood: 'Ho capito',
  },

  lost: {
    title: 'Qui non c’è nulla',
    what: 'In questa casa l’indirizzo non porta da nessuna parte. Forse è vecchio, o incompleto.',
    home: 'Torna in taverna',
  },
  problem: {
    title: 'Non ha funzionato',
    again: 'Riprova',
    home: 'Torna in taverna',
    newTable: 'Crea un tavolo',
    crashed: 'In questa pagina si è rotto qualcosa. È colpa nostra. Ricaricala: la casa ha conservato tutto.',
  },

  aboutPage: {
    title: 'Questa casa',
    what: 'Wyrmtavern è una taverna per tre giochi da tavolo fantasy. Si gioca nel browser, sul telefono o su uno schermo grande, dal vivo o in più giorni, con altre persone o contro i bot. È gratis, non ha pubblicità, e chiunque può aprire una casa tutta sua.',
    fair: 'I dadi sono onesti, e lo puoi verificare: prima di una partita la casa mostra il sigillo del suo seme, dopo mostra il seme stesso, e l’intera partita si può rigiocare dal suo file.',
    notice: 'Un’opera amatoriale e non ufficiale',
    noticeText:
      'Questa casa non è legata agli autori né ad alcun editore di questi giochi, e non ha la loro approvazione. Le regole sono raccontate con parole nostre. Se un gioco ti piace, per favore comprane la scatola.',
    gameBy: '<title>{game}</title> è di {designers} ed è uscito per la prima volta nel {year}.',
    reconstructed:
      'Di questo gioco non tutte le carte sono documentate; ciò che manca è una nostra ricostruzione, e le regole lo dicono.',
    privacy: 'Che cosa sa di te la casa',
    privacyText:
      'Un nome, dove siedi e che cosa hai giocato. Un cookie dice chi sei; le impostazioni restano nel tuo browser. Non si chiede nessun indirizzo di posta, e la pagina non carica nulla da altrove.',
    credits: 'Riconoscimenti',
    icons:
      'Le figure vengono da <link>game-icons.net</link>, di Lorc, Delapouite, Skoll e altri, con licenza <licence>CC BY 3.0</licence>; noi le coloriamo e le ritagliamo.',
    iconsBy: 'Gli autori di quella raccolta: {authors}.',
    fonts:
      'Caratteri: Alegreya e Alegreya Sans di Juan Pablo del Peral (Huerta Tipográfica), con licenza SIL Open Font License 1.1.',
    libraries: 'Fatto con {libraries}, ciascuna con la propria licenza libera (MIT, Apache 2.0 o Unlicense).',
    code: 'La casa stessa è software libero con licenza MIT.',
    programs: 'Per i programmi: <link>tutto ciò che fa questa pagina può farlo qualunque programma</link>.',
  },
}
