/** What the workshop says about cards of this game. */
export const words = {
  kinds: { dragon: 'Drago' },
  facts: {
    strength: {
      name: 'Forza',
      about: 'La forza che gli avventurieri devono raggiungere insieme. Un giocatore da solo ha 10, un Cavaliere 4.',
    },
    visible: { name: 'Visibili', about: 'Quanti segnalini gli stanno sopra, in vista, quando arriva.' },
    hidden: { name: 'Nascosti', about: 'Quanti segnalini si pescano dal sacchetto quando viene ucciso.' },
  },
  price: { dragon: { name: 'Quanto ottiene chi lo uccide', about: 'punti' } },
  wins: { dragon: { name: 'Quanto spesso vince chi lo uccide', about: 'Chi lo uccide vince' } },
  length: { dragon: 'turni' },
}
