import type { LessonWords } from './en.ts'

export const first: LessonWords['first'] = {
  title: 'Kreaturen und Kämpfe',
  about: 'Sammle Kreaturen, gewinn einen Kampf',
  knows: {
    gold: 'Wer zuerst 15 Gold hat, gewinnt.',
    turn: 'Eine Karte pro Zug, dann auf fünf nachziehen.',
    dice: 'Hohe Würfel gewinnen, niedrige finden Schätze.',
    price: 'Wer einen Kampf gewinnt, verliert den stärksten Kämpfer.',
    all: 'Wer Kreaturen hat, muss in jedem Kampf mitkämpfen.',
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
    say: 'Eine Fertigkeit gilt für alle einer Art vor einem Spieler. „Stark!“ gibt jedem deiner Zwerge einen Würfel mehr.',
    todo: 'Wähle „Stark!“ und spiel die Karte auf deine Zwerge.',
    laid: 'Jetzt hat jeder deiner Zwerge drei Würfel! Eine neue Fertigkeit würde diese ersetzen.',
    helps:
      'Fertigkeiten kannst du auf alle Kreaturen spielen. Aber der Würfel würde {rival1} helfen, also habe ich sie zurückgenommen.',
    other: 'Das hat noch Zeit, ich habe es zurückgenommen. Mach erst deine Zwerge stark.',
  },
  battle: {
    elf: 'Hast du gesehen? {rival1} hat einen Elfen gespielt, und Elfen können Goblins und Gnome nicht ausstehen: Weg waren sie.',
    others: 'Sieh dir {rival1} an, bevor du kämpfst: Kreaturen und Gold liegen offen, nur die Hand ist geheim.',
    say: 'Zeit zu kämpfen! Hier schickt jeder zwei Kreaturen. Wer mehr würfelt, bekommt 3 Gold und dazu Schätze.',
    todo: 'Spiel die Kampfkarte.',
    played: 'Alle Würfel sind gefallen!',
    other: 'Heb dir das auf, ich habe es zurückgenommen. Du bist jetzt stark, also kämpfe!',
  },
  lay: {
    dice: 'Alle Augen zusammen sind die Stärke, die höchste gewinnt. Würfelt ein Zwerg eine 1 oder 2, findet er außerdem einen Schatz.',
    paid: 'Bezahlt wird nur, wer gewinnt: mit dem Gold des Kampfes und 1 für jeden eigenen Schatz. Die anderen bekommen für ihre Funde nichts.',
    say: 'Jetzt darf jeder eine Karte verdeckt legen. Gleich mehr davon.',
    todo: 'Leg diesmal nichts.',
    none: 'Keine Karte, also entscheiden die Würfel: Die stärkere Seite bekommt das Gold und ihre Schätze.',
    bluff: 'Ein Bluff! Er bewirkt nichts, aber wer wusste das? Die stärkere Seite bekommt das Gold und ihre Schätze.',
    event: 'Ah, ein Ereignis. Heb es dir für die Lektion darüber auf, ich habe es dir zurückgegeben.',
  },
  refill: {
    price: 'Aber der Sieg hat seinen Preis: Der stärkste Kämpfer des Siegers geht.',
    gold: 'Hier ist dein Gold. Hat jemand am Ende eines Zuges 15, ist das Spiel aus, und wer am meisten hat, gewinnt.',
    race: 'Alles Gold kommt aus Kämpfen. Beginn einen, wenn du die besseren Würfel hast, und behalte im Auge, wer an 15 herankommt.',
    say: 'Nach einem Kampf ziehen alle nach.',
    todo: 'Nimm eine Karte.',
    drawn: 'Wieder fünf Karten.',
  },
  attacked: {
    all: 'Diesmal beginnt {rival1} einen Kampf. Wer Kreaturen hat, muss mitkämpfen, ob er will oder nicht.',
    bluff:
      'Nach dem Würfeln ist Zeit für Ereignisse. Eine Karte, die kein Ereignis ist, sieht verdeckt genauso aus: ein Bluff. Er bewirkt nichts.',
    say: 'Ein Bluff kostet dich nur diese Karte, und nach dem Kampf ziehst du eine neue. Aber andere fürchten ihn vielleicht und vergeuden ein Ereignis.',
    todo: 'Leg eine Karte verdeckt, auf die du verzichten kannst.',
    laid: 'Nur ein Bluff, also haben die Würfel entschieden. Und eine neue Karte hast du auch schon.',
    none: 'Nichts gelegt, also haben die Würfel entschieden. Eine Karte auf der Hand kann später mehr wert sein.',
  },
  again: {
    gather:
      'Wer gewinnt, verliert einen Kämpfer. Kämpfe kosten dich also Kreaturen, und vor dem nächsten musst du neue sammeln.',
    kinds:
      'Mehr Würfel sind stärker: Ein Ork hat drei, ein Troll vier, ein Zyklop fünf. Aber Trolle und Zyklopen finden keine Schätze.',
    say: 'Du bist dran, und jetzt entscheidest du. Eine gewählte Karte zeigt, wen sie vertreiben würde.',
    todo: 'Spiel eine Kreatur.',
    played: 'Gut gewählt. Sammle weiter, mach sie stark und kämpfe wieder.',
    discarded: 'Abgeworfen für eine neue. Auch das darfst du, und manchmal ist es das Beste.',
    other: 'Wie du willst. Aber ohne Kreaturen kann niemand kämpfen, also denk bald an sie.',
  },
  end: 'Jetzt weißt du, wie es geht: sammeln, stärken, kämpfen, ziehen. Spiel gegen {rival1} weiter, oder lern noch mehr bei mir.',
}
