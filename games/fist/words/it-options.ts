import type { Translation } from '#games/saying'
import type { options as en } from './en-options.ts'

export const options: Translation<typeof en> = {
  presets: {
    tavernLight: {
      name: 'Tavolo ricco',
      about: 'Una moneta d’oro fatato in più per tutti, e tre personaggi speciali per turno.',
    },
    shortGame: { name: 'Partita breve', about: 'Per vincere bastano due punti invece di tre.' },
    ranked: {
      name: 'Torneo',
      about: 'Al massimo dodici turni, e le monete note si contano per tutti.',
    },
  },
  options: {
    pointsToWin: {
      name: 'Punti per vincere',
      about: 'Chi arriva per primo a questi punti vince subito.',
      value: '{n}',
    },
    specialsPerRound: {
      name: 'Speciali per turno',
      about: 'Quanti personaggi speciali si aggiungono a ogni turno.',
      value: '{n}',
    },
    startFG: { name: 'Oro fatato all’inizio', about: 'L’oro che torna dopo ogni turno.', value: '{n}' },
    coinCounts: {
      name: 'Monete dietro gli schermi',
      about: 'Quanto vede il tavolo delle monete di ciascuno.',
      value: '{value, select, hidden {Nascoste} tracked {Contate se note} other {Scoperte}}',
    },
    roundLimit: {
      name: 'Limite di turni',
      about: 'Dopo questi turni la partita finisce. Vince chi è in testa.',
      value: '{n, plural, =0 {Nessun limite} one {# turno} other {# turni}}',
    },
    brigandAmount: {
      name: 'Bottino del Brigante',
      about: 'Chi sa quante monete sono state prese.',
      value: '{value, select, private {Solo quei due} other {Tutti}}',
    },
    amuletsPerBid: {
      name: 'Amuleti in un pugno',
      about: 'Con due amuleti un pugno vale quattro volte le sue monete.',
      value: '{n, plural, one {# amuleto} other {# amuleti}}',
    },
    blackInTiebreak: {
      name: 'Monete nere negli spareggi',
      about: 'Una moneta nera può maledire il personaggio anche quando l’argento decide una parità.',
    },
    curseSkipsTiebreak: {
      name: 'Una maledizione chiude l’asta',
      about: 'Nessuno deve offrire argento per un personaggio già maledetto.',
    },
    quackCompulsory: {
      name: 'Ciarlatano obbligatorio',
      about: 'Chi lo vince deve consegnare tutte le gemme per un punto.',
    },
    apprenticeFreeWithoutPair: {
      name: 'Punto gratis dall’Apprendista',
      about: 'Chi non ha due gemme dello stesso colore riceve il punto gratis.',
    },
    doppelgangerDeclare: {
      name: 'Quando dichiarare l’Alter Ego',
      about: 'Lo decidi prima che un potere sia usato, o dopo aver visto com’è andata.',
      value: '{value, select, before {Prima} other {Dopo}}',
    },
    ghostCopiesDoppelganger: {
      name: 'Il Fantasma copia l’Alter Ego',
      about: 'Il Fantasma può usare anche il potere dell’Alter Ego.',
    },
    thiefVictimViaCopy: {
      name: 'Vittima di un Ladro copiato',
      about: 'Il secondo posto dell’asta in corso, o di quella in cui è stato venduto il Ladro.',
      value: '{value, select, currentAuction {L’asta in corso} other {L’asta del Ladro}}',
    },
    goblinLastAuctioned: {
      name: 'Goblin e Folletto come ultima carta',
      about: 'Vanno all’asta anche quando non resta nessuna carta da chiamare.',
    },
  },
}
