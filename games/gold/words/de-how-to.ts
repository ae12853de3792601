import type { GoldHowTo } from './en-how-to.ts'

export const howTo: GoldHowTo = {
  names: { you: 'Du', ben: 'Ben', clara: 'Clara' },
  aim: {
    points:
      'Erlege Drachen, nimm deinen Teil der Beute und versteck ihn hinter deinem Sichtschirm. Wer am Ende die meisten Punkte hat, gewinnt.',
  },
  pieces: {
    coins: 'Silber ist 1 Punkt wert, Gold 3 und Rot 1.',
    gems: 'Edelsteine zählen nur für den, der von einer Farbe die meisten hat, auch bei Gleichstand. Dafür gibt es zu dritt {three} Punkte, zu viert oder fünft {four}, zu sechst {six}.',
    black: 'Es gibt einen schwarzen Diamanten. Er ist {n} Punkte wert.',
  },
  turn: {
    team: 'Du hast vier Abenteurer: den Krieger mit Stärke {knight}, die Kriegerin mit {dame}, den Dieb mit {thief} und den Magier mit {wizard}.',
    send: 'Schick in deinem Zug einen bereiten Abenteurer zu einem der Drachen. Passen geht nicht.',
    slay: 'Sind die Abenteurer bei einem Drachen zusammen mindestens so stark wie er, stirbt er.',
    share:
      'Wer dort einen Abenteurer hat, verhandelt mit, wie die Beute geteilt wird. Ihr habt {seconds} Sekunden, und alle müssen dasselbe Angebot annehmen. Sonst ist alles verloren.',
    rest: 'Danach gehen die Abenteurer heim und ruhen. Ist zu Beginn deines Zugs keiner bereit, werden alle, die daheim sind, wieder bereit.',
  },
  worked: {
    before:
      '{dragonThe} hat Stärke {strength}. Du siehst {visible} Spielsteine, und {hidden} ist noch verborgen. Bens {knight} mit Stärke {n} ist schon da.',
    slay: 'Du schickst {thiefObject} mit Stärke {n}. {knight} + {n} = {sum}: Das reicht, der Drache stirbt.',
    loot: 'Der verborgene Spielstein wird aus dem Beutel gezogen: {drawn}. Zu teilen ist jetzt: {loot}.',
    offer:
      'Nur du und Ben habt dort einen Abenteurer, Clara schaut zu. Dein Angebot: {yours} für dich, {bens} für Ben. Ben nimmt an, bevor die {seconds} Sekunden um sind. Abgemacht.',
    steal:
      'Dein {thief} kann etwas: Er stiehlt einem anderen, der dabei war, einen Spielstein. Ben verliert {stolen}, zufällig gezogen.',
    home: 'Bens Abenteurer und deiner gehen heim und ruhen. Ein neuer Drache kommt an die leere Stelle, und Ben ist am Zug.',
  },
  end: {
    bag: 'Ist der Beutel leer, kommen keine neuen Drachen mehr. Ist der letzte Drache erlegt, zeigen alle, was sie haben, und zählen ihre Punkte.',
    advanced:
      'Im Grundspiel, das hier erzählt wird, nimmt der einzige Magier bei einem Drachen zuerst dessen rote Spielsteine. Im Profispiel finden Magier stattdessen magische Gegenstände, und der schwarze Diamant ist verflucht: Wer ihn hat, bekommt nichts für Edelsteine, auch nicht für alle fünf Farben.',
  },
}
