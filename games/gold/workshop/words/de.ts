/** What the workshop says about cards of this game. */
export const words = {
  kinds: { dragon: 'Drache' },
  facts: {
    strength: {
      name: 'Stärke',
      about: 'So stark müssen die Abenteurer zusammen sein. Ein Spieler allein hat 10, ein Krieger 4.',
    },
    visible: { name: 'Sichtbar', about: 'So viele Spielsteine liegen offen auf ihm, wenn er kommt.' },
    hidden: { name: 'Verborgen', about: 'So viele Spielsteine werden aus dem Beutel gezogen, wenn er erlegt ist.' },
  },
  price: { dragon: { name: 'Was jeder bekommt, der ihn erlegt', about: 'Punkte' } },
  wins: { dragon: { name: 'Wie oft gewinnt, wer ihn erlegt', about: 'Wer ihn erlegt, gewinnt' } },
  length: { dragon: 'Züge' },
}
