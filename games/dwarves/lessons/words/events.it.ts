import type { LessonWords } from './en.ts'

export const events: LessonWords['events'] = {
  title: 'Carte coperte',
  about: 'Eventi, bluff e Scordatelo!',
  knows: {
    laid: 'Dopo i dadi ognuno può giocare una carta coperta.',
    bluff: 'Ciò che non è un evento è un bluff.',
    forget: 'Scordatelo! annulla un evento.',
  },
  lay: {
    rival: '{rival1} ha tirato di più e ha giocato una carta coperta. Un evento o un bluff? Nessuno lo sa.',
    say: 'Non tutto è perduto. Bu! spaventa un combattente: quello che ha tirato non conta più come forza, i suoi tesori invece sì.',
    todo: 'Gioca Bu! coperta.',
    laid: 'Ora le carte si scoprono tutte insieme.',
    none: 'Puoi anche non giocare niente. Ma allora vince {rival1}, perciò ti lascio riprovare.',
    forget: 'Scordatelo! funziona anche dalla mano: te l’ho ridata. Gioca Bu!',
    event: 'È un evento anche questo, ma non basterà. Te l’ho ridato: ora è meglio Bu!',
    bluff: 'Un bluff: da fuori è uguale e non fa niente. Oggi serve di più, perciò te l’ho ridata.',
  },
  forget: {
    say: 'Non era un bluff! Con questo evento {rival1} tira di nuovo per un combattente e aggiunge i punti. Per fortuna hai Scordatelo!',
    todo: 'Annullalo con Scordatelo!',
    cancelled: 'Scordato. Le due carte non ci sono più.',
    letBe: 'La tieni per dopo. {rival1} ora è ancora più forte, ma guarda che cosa hai giocato tu.',
  },
  boo: {
    say: 'Ora il tuo evento: chi deve spaventare? Va bene qualsiasi combattente.',
    todo: 'Spaventa il combattente di {rival1}.',
    scared: 'Bu! Ha tirato tutto per niente.',
    own: 'Il tuo! {rival1} ride più di tutti.',
  },
  end: 'Coperta si può giocare qualsiasi carta, anche un goblin con la faccia seria. E tieni Scordatelo! per ciò che fa male davvero.',
}
