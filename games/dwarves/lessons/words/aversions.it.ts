import type { LessonWords } from './en.ts'

export const aversions: LessonWords['aversions'] = {
  title: 'Chi non sopporta chi',
  about: 'Scaccia gli altri, e vola',
  knows: {
    own: 'Le prime due di una specie scacciano solo le tue.',
    third: 'La terza sul tavolo scaccia quelle di tutti.',
    fly: 'Chi vola resta.',
  },
  fly: {
    list: 'Certe creature non ne sopportano altre. Qui vedi chi scaccia chi.',
    say: 'I troll scacciano nani e orchi, i tuoi per primi. Ma i nani volanti restano.',
    todo: 'Gioca Volanti! sul tuo nano.',
    laid: 'Eccolo in aria!',
    troll: 'Guarda, il tuo stesso nano scappa! Li ho richiamati tutti e due: prima fallo volare.',
    other: 'Non ancora: te l’ho ridata. Prima al tuo nano servono le ali.',
  },
  second: {
    say: '{rival1} ha un troll, quindi il tuo è il secondo. 1º e 2º troll sul tavolo: vanno via solo i tuoi. 3º: quelli di tutti. Dal 4º: nessuno.',
    todo: 'Gioca un troll.',
    played: 'Il tuo nano gli vola sopra, e l’orco di {rival1} resta.',
    other: 'C’è tempo: te l’ho ridata. Prima il troll.',
  },
  third: {
    two: 'Ora sul tavolo ci sono due troll. Di chi siano non importa.',
    say: 'Il terzo è il peggiore: scaccia nani e orchi di tutti.',
    todo: 'Gioca il tuo secondo troll.',
    played: 'Gli orchi sono spariti, e il tuo nano è ancora lassù.',
    other: 'Come vuoi. Il terzo troll può aspettare, se non ce l’ha nessun altro.',
  },
  end: 'Così fanno anche gli elfi con goblin e gnomi, e i nani con gli orchi. La carta scelta mostra sempre chi se ne andrebbe.',
}
