import type { LessonWords } from './en.ts'

export const first: LessonWords['first'] = {
  title: 'Münzen und Fäuste',
  about: 'Eine Kreatur anwerben, einen Punkt machen',
  knows: {
    points: 'Drei Punkte gewinnen das Spiel.',
    fullest: 'Die vollste Faust wirbt die Kreatur an.',
    pays: 'Alle zahlen, egal wer gewinnt.',
    home: 'Feengold kommt am Ende der Runde zurück.',
    ties: 'Sind die vollsten Fäuste gleich, entscheidet Silber.',
  },
  dragon: {
    welcome:
      'Willkommen! Ich bin Bertram, und das ist meine Taverne. Hier siehst du deine Punkte: noch keine. Wer zuerst drei hat, gewinnt sofort.',
    say: 'Punkte kauft man mit Steinen. Zu haben ist {redDragonThe}: Er bringt seinem Herrn einen roten.',
    todo: 'Nimm zweimal Feengold in die Hand und schließ die Faust.',
    won: 'Zwei schlagen die eine Münze von {rival1}. Der rote Stein gehört dir.',
    dear: 'Der rote Stein gehört dir. Zwei hätten gereicht, aber wie solltest du das wissen?',
    common:
      'Der rote Stein gehört dir. Das gewöhnliche Gold in der Faust ist allerdings für immer weg; Feengold kommt zurück.',
    nothing: '{rival1} bekommt ihn für eine einzige Münze. Macht nichts: Man kann nicht alles wollen.',
    tied: 'Du und {rival1} hattet beide eine Münze. Gleichstand entscheidet man mit Silber, und das ist eine andere Lektion. Hier hast du deine Münze wieder.',
    tooMuch:
      'So viel würde gewinnen, aber es würde dir bald fehlen. Hier hast du deine Münzen wieder: Heb dir etwas auf.',
  },
  sorcerer: {
    pays: 'Alle Fäuste öffnen sich zugleich, und die vollste gewinnt. Aber alle zahlen, auch wer leer ausgeht. Der graue Stern zählt das ausgegebene Feengold.',
    say: 'Jetzt kommt {sorcererThe}. Für vier Steine einer Farbe gibt er zwei Punkte, und du hast keine vier gleichen.',
    todo: 'Lass die anderen zahlen: Biete nichts.',
    right: 'Gut gemacht. {rival1} hat drei gezahlt, {rival2} eine für nichts, und du hast deine Münzen noch.',
    lost: '{rival1} hatte drei, also sind deine Münzen umsonst ausgegeben. So geht es mit Fäusten.',
    tied: 'Drei, genau wie {rival1}! Gleichstand ist eine andere Lektion. Hier hast du deine Münzen wieder.',
    tooMuch: 'Du würdest gewinnen und wärst arm, wenn der Nächste kommt. Glaub mir und behalt die Münzen diesmal.',
  },
  wizard: {
    card: 'Da ist {wizardThe}! Für einen Stein jeder Farbe gibt er dir einen Punkt. Drei Punkte gewinnen das Spiel.',
    say: 'Du hast alle drei Farben. {rival1} hat heute schon viel ausgegeben und geht kaum über drei.',
    todo: 'Versteck vier Münzen in der Faust.',
    won: 'Vier gegen drei: {wizardThe} gehört dir!',
    dear: '{wizardThe} gehört dir. Etwas teuer, aber Punkt ist Punkt.',
    common: '{wizardThe} gehört dir. Das gewöhnliche Gold bleibt bei der Bank; Feengold wäre zurückgekommen.',
    tooLittle:
      '{rival1} hatte drei: Du wärst deine Münzen los und hättest keinen Punkt. Hier sind sie wieder, nimm mehr.',
    tied: 'Drei gegen drei ist Gleichstand, und das ist eine andere Lektion. Nimm sie zurück und leg eine dazu.',
  },
  point: {
    say: 'Er lässt dir die Wahl: ein Punkt für einen Stein jeder Farbe oder drei Silber für späteren Gleichstand.',
    todo: 'Nimm den Punkt.',
    won: 'Ein Punkt von dreien. Alle können ihn sehen.',
    silver: 'Also Silber. Es hilft bei Gleichstand, aber gewonnen wird mit Punkten. Der nächste kommt bestimmt.',
  },
  last: {
    silver:
      'Mit Silber wirbst du niemanden an. Sind die vollsten Fäuste gleich, bieten sie noch Silber, und das meiste gewinnt. Ist auch das gleich, gewinnt niemand, und das Silber ist weg.',
    track: 'Diese Reihe ist die Runde: zehn Kreaturen, die meisten jedes Mal dieselben. Jetzt ist die letzte zu haben.',
    say: 'Feengold, das du für die letzte Karte ausgibst, ist gleich wieder da. Sparen lohnt sich nicht.',
    todo: 'Nimm dein ganzes Feengold in die Hand.',
    won: 'Sonst wollte ihn keiner. Noch ein Stein für dich.',
    nothing: 'Keiner wollte ihn, also hat ihn keiner. Schade: Das Feengold hätte dich nichts gekostet.',
    common: 'Noch ein Stein. Das gewöhnliche Gold ist aber für immer weg; Feengold allein hätte gereicht.',
  },
  witch: {
    home: 'Eine neue Runde, und sieh nur: Dein ganzes Feengold ist wieder da. Gewöhnliches Gold und Silber kommen nie zurück.',
    rounds:
      'So geht es Runde um Runde, bis jemand drei Punkte hat. Behalte im Auge, wer zwei hat: Du kannst mehr bieten.',
    say: '{witchThe} eröffnet jede Runde. Sie gibt dir eine schwarze Münze, den Fluch: Leg sie später in eine Faust, und niemand bekommt diese Kreatur.',
    todo: 'Probier, ob für sie eine Münze reicht.',
    won: 'Es hat gereicht. Die schwarze Münze gehört dir, bis die Runde endet.',
    nothing: 'Keiner wollte sie. Dann kann in dieser Runde auch keiner verhexen.',
    dear: 'Sie gehört dir, und die schwarze Münze auch, bis die Runde endet.',
    tooMuch: 'So viel für eine schwarze Münze? Du brauchst gleich Gold. Nimm es zurück und versuch es mit weniger.',
  },
  need: {
    stones:
      'Jetzt sieh dir deine Steine an. Für einen von jeder Farbe gibt es wieder einen Punkt, wenn {wizardThe} kommt: Welcher fehlt dir noch?',
    rival: 'Steine liegen für alle offen. Auch {rival2} hat keinen gelben, also rechne mit einem Gebot.',
    say: 'Jetzt geht es um {yellowDragonObject}. Die Runde ist jung, und so früh bieten nur wenige mehr als zwei.',
    todo: 'Versteck drei Münzen in deiner Faust.',
    won: 'Drei gegen die zwei von {rival2}: Der gelbe Stein gehört dir.',
    dear: 'Der gelbe Stein gehört dir. Drei hätten gereicht, aber wer weiß das vorher?',
    nothing: '{rival2} bekommt ihn für zwei. Deine Münzen bleiben dir für später.',
    lost: '{rival2} hatte zwei, deine Münze ist also umsonst ausgegeben. Zu wenig ist oft schlechter als nichts.',
    tied: 'Zwei gegen zwei, also entscheidet Silber.',
    cursed:
      'Verhext! Alle zahlen, und niemand bekommt ihn. Warte nächstes Mal auf eine Karte, die jemandem einen Punkt brächte.',
  },
  choice: {
    left: 'Zähl auch ihre Münzen. Alle begannen mit 8 Feengold, 2 gewöhnlichem Gold und 5 Silber; der graue Stern zeigt das Feengold, das in dieser Runde ausgegeben ist.',
    special:
      'Acht der zehn kommen in jeder Runde, zwei sind besondere. Du weißt, wer noch kommt, aber nicht, in welcher Reihenfolge.',
    say: 'Jetzt entscheidest du. Aber {wizardThe} kommt erst noch, und was du hier ausgibst, fehlt dir dann.',
    todo: 'Biete, was du für richtig hältst, oder nichts.',
    kept: 'Nichts also. {rival1} und {rival2} haben bezahlt, und dir bleibt mehr für {wizardObject}.',
    lost: '{rival1} hatte zwei, deine Münze ist also umsonst ausgegeben.',
    won: 'Gewonnen. Jetzt zähl, was dir für {wizardObject} bleibt.',
  },
  tie: 'Gleichstand! Nur wer gleichauf liegt, bietet noch einmal, und nur Silber zählt: Das meiste gewinnt. Ist es wieder gleich, gewinnt niemand. Das Silber ist so oder so weg.',
  end: 'Jetzt weißt du, wie es geht. Steine, Punkte, Fäuste: Wer zuerst drei Punkte hat, gewinnt. Spiel gegen die beiden weiter, oder lern noch mehr bei mir.',
}
