import type { DwarvesTips } from './en-tips.ts'

export const tips: DwarvesTips = {
  groups: {
    creatures: 'Kreaturen',
    battles: 'Kämpfe',
    abilities: 'Fertigkeiten',
    events: 'Ereignisse',
  },
  figures: {
    perGame: 'Wie oft sie in einer Partie gespielt wird',
    stays: 'Runden, die sie bleibt',
    driven: 'Wie oft sie vertrieben oder weggeschickt wird',
    falls: 'Wie oft sie im Kampf fällt',
    rolled: 'Stärke, die sie würfelt',
    found: 'Schätze, die sie in einem Kampf findet',
    starterWins: 'Wie oft gewinnt, wer ihn beginnt',
    paid: 'Gold für die Sieger',
    toStarter: 'Gold für den, der beginnt, gewonnen oder verloren',
    fighting: 'Spieler, die kämpfen',
    tied: 'Wie oft mehrere gewinnen',
    onOwn: 'Wie oft sie an eigene Kreaturen geht',
    group: 'Kreaturen, die sie verändert',
    battle: 'Wie oft den Kampf gewinnt, wer es legt',
    fizzled: 'Wie oft es nichts bewirkt',
    cancelled: 'Wie oft es aufgehoben wird',
    fromHand: 'Wie oft es direkt von der Hand kommt',
    nextBattle: 'Wie oft den nächsten Kampf gewinnt, wer sie spielt',
    wins: 'Wie oft die Partie gewinnt, wer sie spielt',
    rounds: 'Runden in einer Partie',
    battles: 'Kämpfe in einer Partie',
    suddenDeath: 'Wie oft die Rundengrenze die Partie beendet',
    mostDiceWins: 'Wie oft die Seite mit den meisten Würfeln den Kampf gewinnt',
    firstBattleWins: 'Wie oft der Sieger des ersten Kampfs die Partie gewinnt',
    startedByWinner: 'Kämpfe, die der Sieger beginnt',
    startedByRest: 'Kämpfe, die jeder andere beginnt',
    bluff: 'Verdeckte Karten, die Bluffs sind',
  },
  rows: {
    starterWins: 'Platz des Beginnenden nach Würfelzahl',
    nextBattle: 'Kreaturen ihrer Art',
  },
  maxims: {
    start: {
      title: 'Beginne Kämpfe selbst',
      text: 'Wer einen Kampf beginnt, gewinnt ihn öfter als jeder andere, denn er wählt den Augenblick.',
    },
    strong: {
      title: 'Beginne, wenn du am stärksten bist',
      text: 'Mit den meisten Würfeln am Tisch gewinnt der Beginnende viel öfter als vom dritten Platz aus. Sind andere stärker, warte einen Zug.',
    },
    bluffs: {
      title: 'Die meisten verdeckten Karten sind nichts',
      text: 'Es liegen mehr Bluffs als Ereignisse auf dem Tisch. Eine verdeckte Karte muss dich nicht erschrecken, und du kannst selbst eine legen.',
    },
    forget: {
      title: 'Setz nicht alles auf ein Ereignis',
      text: '{booThe} und {neverNoticeThe} werden öfter als jedes vierte Mal aufgehoben. Gewinne mit Würfeln, und nimm Ereignisse als Zugabe.',
    },
    elves: {
      title: 'Elfen bleiben, Orks gehen',
      text: 'Orks werden viel öfter vertrieben als Elfen und sind viel früher wieder weg. Spiel sie kurz vor einem Kampf; Elfen haben Zeit.',
    },
    giants: {
      title: 'Riesen fallen',
      text: 'Ein Sieg kostet dich deinen stärksten Kämpfer: {cyclopsThe} fällt öfter als {trollThe}, {titanThe} öfter als {elfThe}. Setz Riesen in einem Kampf ein, der sich lohnt.',
    },
  },
}
