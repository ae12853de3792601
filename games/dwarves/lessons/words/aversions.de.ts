import type { LessonWords } from './en.ts'

export const aversions: LessonWords['aversions'] = {
  title: 'Wer wen nicht ausstehen kann',
  about: 'Andere vertreiben, und fliegen',
  knows: {
    own: 'Die ersten zwei einer Art vertreiben nur bei dir.',
    third: 'Die dritte am Tisch vertreibt bei allen.',
    fly: 'Wer fliegt, bleibt.',
  },
  fly: {
    list: 'Manche Kreaturen können andere nicht ausstehen. Hier siehst du, wer wen vertreibt.',
    say: 'Trolle vertreiben Zwerge und Orks, zuerst deine eigenen. Aber fliegende Zwerge bleiben.',
    todo: 'Spiel „Fliegend!“ auf deinen Zwerg.',
    laid: 'Schon hebt er ab!',
    troll: 'Schau, dein eigener Zwerg läuft davon! Ich habe beide zurückgeholt: Lass ihn erst fliegen.',
    other: 'Noch nicht, ich habe es zurückgenommen. Erst braucht dein Zwerg Flügel.',
  },
  second: {
    say: '{rival1} hat einen Troll, deiner ist also der zweite. 1. und 2. Troll am Tisch: Nur eigene gehen. 3.: bei allen. Ab dem 4.: niemand.',
    todo: 'Spiel einen Troll.',
    played: 'Dein Zwerg fliegt über ihn hinweg, und der Ork von {rival1} bleibt.',
    other: 'Das hat noch einen Zug Zeit, ich habe es zurückgenommen. Erst der Troll.',
  },
  third: {
    two: 'Jetzt sind zwei Trolle am Tisch. Wem sie gehören, ist gleich.',
    say: 'Der dritte ist der schlimmste: Er vertreibt Zwerge und Orks bei allen.',
    todo: 'Spiel deinen zweiten Troll.',
    played: 'Alle Orks sind fort, und dein Zwerg ist noch da oben.',
    other: 'Wie du willst. Der dritte Troll kann warten, wenn ihn sonst keiner hat.',
  },
  end: 'So vertreiben auch Elfen Goblins und Gnome, und Zwerge Orks. Eine gewählte Karte zeigt immer, wer gehen würde.',
}
