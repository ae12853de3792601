import type { Terms } from '#games/terms'

export const terms: Terms = {
  aversion: {
    forms: 'non ne sopportano|non sopporta*|avversion*',
    text: 'Chi entra scaccia le creature del suo padrone che non sopporta. Il terzo della specie scaccia quelle di tutti.',
  },
  battle: {
    forms: 'battagli*',
    text: 'Tutti mandano creature e tirano i dadi. La forza più alta vince il premio e il proprio tesoro.',
  },
  award: { forms: 'premio', text: 'L’oro sulla carta battaglia. Chi vince lo riceve oltre al tesoro.' },
  treasure: { forms: 'tesoro', text: 'Si trova con i dadi bassi. Solo chi vince la battaglia lo trasforma in oro.' },
  event: {
    forms: 'evento|eventi',
    text: 'Una carta giocata coperta in battaglia. Ha effetto quando le carte si scoprono.',
  },
  bluff: { forms: 'bluff', text: 'Una carta coperta che non è un evento. Non fa nulla, ma impensierisce gli altri.' },
  ability: { forms: 'abilità', text: 'Una carta che cambia tutte le creature di una specie davanti a un giocatore.' },
}
