import { cards } from '../../words/it/cards.ts'
import { kindNames } from './kind-names.ts'

/** What the workshop says about cards of this game. */
export const words = {
  kinds: { creature: 'Creatura', battle: 'Battaglia' },
  facts: {
    dice: { name: 'Dadi', about: 'Quanti dadi tira ognuna in battaglia. Un goblin ne ha 1, un ciclope 5.' },
    finds: {
      name: 'Trova con',
      about: 'Un dado che mostra questo numero o meno trova un tesoro. Con 0 non trova nulla.',
    },
    drivesOff: { name: 'Scaccia', about: 'Chi se ne va quando viene giocata. Al massimo cinque specie.' },
    drivenOffBy: { name: 'Scacciata da', about: 'Chi la fa andare via quando viene giocato.' },
    strikesAt: {
      name: 'Colpisce tutti alla n.',
      about:
        'Quale della sua specie sul tavolo scaccia le creature di tutti. Quelle prima scacciano solo le proprie, quelle dopo nessuno.',
    },
    power: {
      name: 'Potere',
      about: 'Tirare di nuovo un dado in battaglia, oppure farsi scartare per il Disgelo o lo Sguardo di Pietra.',
    },
    countsAs: { name: 'Conta come', about: 'Le abilità valgono per lei come per questa specie.' },
    limit: { name: 'Combattenti', about: 'Quante creature manda ciascuno.' },
    award: { name: 'Premio', about: 'Quanto oro riceve chi vince, oltre ai tesori trovati.' },
  },
  values: {
    none: 'nessuno',
    reroll: 'tirare di nuovo',
    thaw: 'Disgelo',
    stare: 'Sguardo di Pietra',
    ...kindNames(cards),
  },
  price: {
    creature: { name: 'Quanto frutta', about: 'oro' },
    battle: { name: 'Quanto frutta a chi la comincia', about: 'oro' },
  },
  wins: {
    creature: { name: 'Quanto spesso chi la gioca vince la partita', about: 'Chi la gioca vince' },
    battle: { name: 'Quanto spesso chi la comincia vince la partita', about: 'Chi la comincia vince' },
  },
  length: { creature: 'giri', battle: 'giri' },
}
