import type { DwarvesHowTo } from './en-how-to.ts'

export const howTo: DwarvesHowTo = {
  names: { you: 'Du', ben: 'Ben', clara: 'Clara' },
  aim: { gold: 'Gewinne Kämpfe und sammle {gold}. Wer zuerst so viel hat, gewinnt meistens.' },
  pieces: {
    creature:
      'Eine Kreatur kämpft für dich. Die Karte zeigt, wie viele Würfel sie hat und bei welchen Zahlen sie Schätze findet.',
    ability:
      'Eine Fertigkeit verändert alle Kreaturen einer Art vor einem Spieler. Hilf deinen eigenen oder ärgere andere.',
    battle: 'Ein Kampf sagt, wie viele Kreaturen alle schicken und wie viel Gold der Sieger zusätzlich bekommt.',
    event: 'Ein Ereignis wird im Kampf verdeckt gelegt. Es wirkt, wenn die Karten aufgedeckt werden.',
  },
  turn: {
    one: 'Du machst eins davon: Spiel eine Kreatur, eine Fertigkeit oder einen Kampf, nutze deinen Yeti oder deine Medusa, oder wirf eine Karte ab.',
    draw: 'Dann zieh nach, bis du wieder {hand} Karten hast. Es gibt zwei Stapel, Kreaturen und alles andere; du wählst für jede Karte den Stapel.',
    aversion:
      'Manche Kreaturen können andere nicht ausstehen. Spielst du einen Troll, gehen deine eigenen Zwerge und Orks. Ist es der dritte Troll am Tisch, gehen die von allen; ab dem vierten geht niemand. Die Karte zeigt dir vorher, wer gehen würde.',
  },
  worked: {
    call: 'Du hast einen Zwerg und einen Goblin und spielst {battleObject}: Alle schicken {limit} Kreaturen oder alle, die sie haben, wenn es weniger sind. Der Sieger bekommt {award} Gold extra.',
    roll: 'Du würfelst. Der Zwerg hat {a} und {b}, der Goblin {c}: zusammen Stärke {strength}. Ein Zwerg findet bei 1 und 2, also zählt die {b} auch {treasure} zum Schatz.',
    others:
      'Ben hat nur einen Ork: {a}, {b} und {c}, Stärke {strength}, Schatz {treasure}. Claras Gnom würfelt {ofClara}: Stärke {claraStrength}, Schatz {claraTreasure}.',
    lay: 'Jetzt dürfen alle eine Karte verdeckt legen. Du legst eine, Ben legt eine, Clara keine.',
    turnUp:
      'Die Karten werden aufgedeckt. Deine ist {eventThe}: {more} mehr zum Schatz, also {found}. Bens Karte ist {bluffThe}. Das ist kein Ereignis, sondern ein Bluff, und bewirkt nichts.',
    win: 'Du bist am stärksten und gewinnst: {found} aus dem Schatz und {award} von der Karte sind {won} Gold. Die anderen bekommen nichts. Aber der Sieger verliert seinen stärksten Kämpfer: Dein Zwerg geht.',
    draw: 'Alle ziehen nach, bis sie wieder {hand} Karten haben. Dann ist Ben am Zug.',
  },
  end: {
    gold: 'Die Partie endet am Ende eines Zugs, wenn jemand {gold} oder mehr hat. Wer das meiste Gold hat, gewinnt.',
  },
}
