import type { Translation } from '#games/saying'
import type { options as en } from './en-options.ts'

export const options: Translation<typeof en> = {
  presets: {
    firstGame: {
      name: 'Prima partita',
      about: 'Senza fretta: per «Scordatelo!» si aspetta che tutti abbiano risposto.',
    },
    atOnce: { name: 'Inizio rapido', about: 'Chi comincia si sceglie a caso: nessuna domanda sulle mani.' },
    quick: {
      name: 'Partita veloce',
      about: 'Si vince con 10 monete d’oro invece di 15, e chi comincia si sceglie a caso.',
    },
    strict: {
      name: 'Come a un tavolo vero',
      about: 'Tutti vedono il dorso delle carte coperte, e «Scordatelo!» vale solo se giocato coperto.',
    },
  },
  options: {
    goldToWin: {
      name: 'Oro per vincere',
      about: 'Quanto oro bisogna avere per vincere.',
      value: '{n, plural, one {# moneta d’oro} other {# monete d’oro}}',
    },
    suddenDeath: {
      name: 'Al massimo 60 giri',
      about: 'Poi la partita finisce, e vince chi è in testa. Utile tra sconosciuti.',
    },
    start: {
      name: 'Chi comincia',
      about: 'Chi ha le mani più sporche, o uno a caso.',
      value: '{value, select, dirtiest {Le mani più sporche} other {A caso}}',
    },
    tieAward: {
      name: 'Premio in caso di parità',
      about: 'Che cosa riceve chi vince una battaglia insieme ad altri.',
      value: '{value, select, full {Il premio intero a ciascuno} none {Nulla} other {Se lo dividono}}',
    },
    bluffs: {
      name: 'Bluff',
      about: 'Che fine fa una carta coperta giocata solo per bluff.',
      value: '{value, select, discarded {Scartata} other {Torna in mano}}',
    },
    backs: {
      name: 'Dorso delle carte coperte',
      about: 'Se tutti vedono che una carta coperta non può essere un evento.',
      value: '{value, select, hidden {Nascosto} other {Visibile a tutti}}',
    },
    forget: {
      name: 'Scordatelo!',
      about: 'Si usa anche dalla mano, o solo se lo si è giocato coperto.',
      value: '{value, select, anytime {Anche dalla mano} other {Solo se coperto}}',
    },
    fourthClears: {
      name: 'Anche la quarta scaccia',
      about: 'Una quarta creatura della stessa specie, e ogni altra dopo, scaccia ancora creature tue.',
    },
    rolling: {
      name: 'Dadi',
      about: 'Si tirano da soli, o scegli tu quale creatura tira dopo.',
      value: '{value, select, auto {Automatici} other {A mano}}',
    },
    clock: {
      name: 'Tempo per «Scordatelo!»',
      about: 'Quanto tempo hanno tutti per rispondere a un evento.',
      value: '{value, select, standard {5 secondi} days {Al massimo un giorno} other {Finché tutti hanno risposto}}',
    },
  },
}
