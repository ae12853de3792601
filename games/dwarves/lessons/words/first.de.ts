import type { LessonWords } from './en.ts'

export const first: LessonWords['first'] = {
  title: 'Kreaturen und Kämpfe',
  about: 'Sammle Kreaturen, gewinn einen Kampf',
  knows: {
    gold: 'Wer zuerst 15 Gold hat, gewinnt.',
    turn: 'Eine Karte pro Zug, dann auf fünf nachziehen.',
    dice: 'Hohe Würfel gewinnen, niedrige finden Schätze.',
    price: 'Wer einen Kampf gewinnt, verliert den stärksten Kämpfer.',
  },
  dwarf: {
    say: 'Willkommen! Ich bin Bertram. Sammle Kreaturen und gewinn Kämpfe: Wer zuerst 15 Gold hat, gewinnt.',
    todo: 'Wähle deinen zweiten Zwerg und spiel ihn.',
    played: 'Jetzt hast du zwei. Jeder hat im Kampf zwei Würfel.',
    creature: 'Warum nicht? Dann kämpft sie neben deinem Zwerg.',
    troll: 'Trolle vertreiben Zwerge, auch deine eigenen! Ich habe ihn zurückgeschickt, das ist eine andere Lektion.',
    other: 'Das hat noch Zeit, ich habe es zurückgenommen. Erst noch ein Zwerg.',
    discarded: 'Abwerfen darfst du immer. Aber diese Karte kannst du brauchen, hier hast du sie wieder.',
  },
  draw: {
    say: 'Das war dein Zug: eine Karte. Jetzt ziehst du auf fünf nach, eine Kreatur oder etwas anderes.',
    todo: 'Nimm eine Karte von einem der beiden Stapel.',
    drawn: 'Was du gezogen hast, bleibt dein Geheimnis.',
  },
  strong: {
    kinds: 'Hier sind deine Kreaturen. Jede Art ist anders: Im Kampf hat ein Goblin einen Würfel, ein Zwerg zwei.',
    say: 'Fertigkeiten gelten für alle einer Art. „Stark!“ gibt jedem deiner Zwerge einen Würfel mehr.',
    todo: 'Wähle „Stark!“ und spiel es auf deine Zwerge.',
    laid: 'Jetzt hat jeder deiner Zwerge drei Würfel!',
    helps:
      'Fertigkeiten kannst du auf alle Kreaturen spielen. Aber der Würfel würde {rival1} helfen, also habe ich sie zurückgenommen.',
    other: 'Das hat noch Zeit, ich habe es zurückgenommen. Mach erst deine Zwerge stark.',
  },
  battle: {
    others: 'Sieh dir {rival1} an, bevor du kämpfst: Kreaturen und Gold liegen offen, nur die Hand ist geheim.',
    say: 'Zeit zu kämpfen! Hier schicken alle zwei Kreaturen. Wer mehr würfelt, bekommt 3 Gold und dazu Schätze.',
    todo: 'Spiel den Kampf.',
    played: 'Alle Würfel sind gefallen!',
    other: 'Heb dir das auf, ich habe es zurückgenommen. Du bist jetzt stark, also kämpfe!',
  },
  lay: {
    dice: 'Alle Augen zusammen sind die Stärke, die höchste gewinnt. Eine Eins oder Zwei eines Zwergs findet auch einen Schatz.',
    paid: 'Bezahlt wird nur, wer gewinnt: mit dem Gold des Kampfes und 1 für jeden eigenen Schatz. Die anderen bekommen für ihre Funde nichts.',
    say: 'Jetzt darf jeder eine Karte verdeckt legen. Das ist eine andere Lektion.',
    todo: 'Leg diesmal nichts.',
    none: 'Keine Karte, also entscheiden die Würfel: Die stärkere Seite bekommt das Gold und ihre Schätze.',
    bluff: 'Ein Bluff! Er bewirkt nichts, aber wer wusste das? Die stärkere Seite bekommt das Gold und ihre Schätze.',
    event: 'Ah, ein Ereignis. Heb es dir für die Lektion darüber auf, ich habe es dir zurückgegeben.',
  },
  refill: {
    price: 'Aber Siegen hat seinen Preis: Der stärkste Kämpfer des Siegers geht.',
    gold: 'Hier ist dein Gold. Wer am Ende eines Zuges 15 hat, gewinnt das Spiel.',
    race: 'Alles Gold kommt aus Kämpfen. Beginn einen, wenn du die besseren Würfel hast, und behalte im Auge, wer an 15 herankommt.',
    say: 'Nach einem Kampf ziehen alle nach.',
    todo: 'Nimm eine Karte.',
    drawn: 'Wieder fünf Karten.',
  },
  end: 'Jetzt weißt du, wie es geht: sammeln, stärken, kämpfen, ziehen. Spiel gegen {rival1} weiter, oder lern noch mehr bei mir.',
}
