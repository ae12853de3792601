import type { GoldTips } from './en-tips.ts'

export const tips: GoldTips = {
  groups: {
    dragons: 'Drachen',
    adventurers: 'Abenteurer',
    objects: 'Magische Gegenstände',
  },
  figures: {
    gain: 'Punkte für jeden in der Gruppe',
    others: 'Punkte für jeden anderen',
    tokens: 'Spielsteine, die geteilt werden',
    largest: 'Anteil der Spielsteine am größten Teil',
    slayer: 'Anteil der Spielsteine für den letzten Schlag',
    party: 'Spieler in der Gruppe',
    alone: 'Wie oft ihn jemand allein erlegt',
    turns: 'Züge, die es dauert',
    deal: 'Wie oft es zur Einigung kommt',
    offers: 'Angebote bis zum Ende der Verhandlung',
    seconds: 'Sekunden, die verhandelt wird',
    sent: 'Wie oft jeder Spieler ihn in einer Partie schickt',
    slays: 'Wie oft der Drache sofort stirbt',
    stolen: 'Spielsteine, die jeder in einer Partie stiehlt',
    brought: 'Gegenstände, die jeder in einer Partie findet',
    played: 'Wie oft ihn spielt, wer ihn hat',
    slain: 'Drachen, die da schon erlegt sind',
    cancelled: 'Wie oft er aufgehoben wird',
    wins: 'Wie oft gewinnt, wer ihn spielt',
    ahead: 'Punkte über dem Schnitt des Tischs am Ende',
    winnerPoints: 'Punkte des Siegers',
    margin: 'Punkte zwischen Sieger und Zweitem',
    partiesOfWinner: 'Drachen, an denen der Sieger beteiligt ist',
    partiesOfRest: 'Drachen, an denen jeder andere beteiligt ist',
    coinsOfWinner: 'Punkte des Siegers für einzelne Spielsteine',
    coinsOfRest: 'Punkte jedes anderen für einzelne Spielsteine',
    gemsOfWinner: 'Punkte des Siegers für Edelsteine',
    gemsOfRest: 'Punkte jedes anderen für Edelsteine',
  },
  rows: {
    gain: 'Spieler in der Gruppe',
    deal: 'Spieler in der Gruppe',
    seconds: 'Spieler in der Gruppe',
    slayer: 'Spieler in der Gruppe',
  },
  maxims: {
    small: {
      title: 'Teile mit wenigen',
      text: 'Je kleiner die Gruppe, desto mehr bekommt jeder. Schick deinen Abenteurer dorthin, wo einer steht und nicht drei.',
    },
    crowds: {
      title: 'Zu viele verlieren die Beute',
      text: 'Je mehr Spieler sich einigen müssen, desto länger dauert es und desto öfter ist alles verloren. Fang mit einem Angebot an, das alle annehmen können.',
    },
    lastBlow: {
      title: 'Der letzte Schlag bringt nichts extra',
      text: 'Wer den Drachen erlegt, bekommt keinen größeren Teil der Spielsteine als die anderen. Es zählt, dabei zu sein, nicht zuletzt zu kommen.',
    },
    gems: {
      title: 'Sei in einer Farbe vorn',
      text: 'Sieger bekommen für Edelsteine viel mehr Punkte als die anderen. Nimm Steine der Farben, in denen du vorn liegst oder fast.',
    },
    hidden: {
      title: 'Scheu verborgene Spielsteine nicht',
      text: 'Bei gleicher Stärke bringen Drachen mit viel verborgener Beute mehr: {theUnseenThe} mehr als {sunbaskerThe}, {mistscaleThe} mehr als {oldBoasterThe}.',
    },
    blade: {
      title: 'Eine Klinge ist einen Drachen wert',
      text: 'Wer {keenBladeObject} spielt, gewinnt mehr Partien, als auf ihn entfallen: Damit erlegst du einen Drachen, den andere für sicher hielten.',
    },
  },
}
