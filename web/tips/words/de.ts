import type { TipsWords } from './en.ts'

export const tips: TipsWords = {
  title: 'Tipps',
  of: 'Tipps zu {game}',
  choose:
    'Rat, den du nachprüfen kannst: was unsere Bots in vielen Partien gezahlt, geteilt und gewonnen haben, jede Zahl gleich daneben.',
  all: 'Alle Tipps zu diesem Spiel',
  whole: 'Die ganze Partie',
  maxims: 'Was sich lohnt',
  evidence: 'Der Beleg',
  glance: 'Auf einen Blick',
  picture: 'Der Punkt ist der Durchschnitt, die Linie sein Bereich.',
  table: 'Als Tabelle',
  cards: 'Karte für Karte',
  figures: 'In Zahlen',
  figure: 'Was gezählt wurde',
  mean: 'Im Schnitt',
  range: 'Bereich',
  n: 'Fälle',
  card: 'Karte',
  does: 'Was sie tut',
  rulings: '{n, plural, one {# Klarstellung} other {# Klarstellungen}}',
  inRules: 'Diese Karte in den Regeln',
  rules: 'Die Regeln',
  rare: 'Sie kam zu selten vor, um mehr zu sagen.',
  before: 'Vorige: {card}',
  after: 'Nächste: {card}',
  made: 'Woher die Zahlen kommen',
  source:
    'Aus {games, number} Partien von je {seats, number} Hauptleuten, nach Fassung {rules, number} der Regeln. Derselbe Befehl spielt dieselben Partien noch einmal:',
  within: '({range}, aus {n})',
  honest:
    'Hauptleute sind starke Bots, aber keine Menschen: An deinem Tisch kann es anders kommen. Im Bereich liegt der wahre Durchschnitt bei 95 von 100 solchen Messungen. Eine Zahl, die mit dem Gewinnen einhergeht, muss nicht der Grund dafür sein.',
}
