import type { LessonWords } from './en.ts'

export const first: LessonWords['first'] = {
  title: 'Drachen und Beute',
  about: 'Einen Drachen erlegen und teilen, was er hinterlässt',
  knows: {
    strong: 'Ein Drache stirbt, wenn die Abenteurer bei ihm stark genug sind.',
    agree: 'Wer dabei war, teilt die Beute, wenn sich alle einig sind. Wer einen Drachen allein erlegt, behält alles.',
    points: 'Gold zählt 3 Punkte, Silber und Rot 1, der einzige schwarze Diamant 7.',
    gems: 'Von jeder Farbe Edelsteine bekommt Punkte, wer die meisten hat, auch bei Gleichstand; die Zweiten bekommen nichts.',
    voice: 'Alle haben eine Stimme, ob stark oder schwach.',
  },
  dragon: {
    say: 'Willkommen! Ich bin Bertram. Dieser Drache hat Stärke 6, {rival1} hat schon 3 geschickt.',
    todo: 'Wähl deine {dame} (Stärke 3), dann diesen Drachen.',
    slain: 'Erlegt! Jetzt kommen auch die verborgenen Spielsteine aus dem Beutel.',
    weak: 'Das reicht nicht: Es fehlen drei. Ich habe zurückgerufen, wen du geschickt hast. Nimm jemand Stärkeren.',
    strong:
      'Das würde reichen, aber {dameThe} genügt, und {knightObject} brauchst du gleich. Ich habe zurückgerufen, wen du geschickt hast.',
    elsewhere: 'Ein Drache für später. Hier fehlen nur noch drei, darum habe ich zurückgerufen, wen du geschickt hast.',
  },
  accept: {
    worth: 'Das ist die Beute. Am Ende zählt jedes Gold 3 Punkte, jedes Silber 1.',
    gems: 'Edelsteine sind anders: Zu dritt bekommt für jede Farbe 15 Punkte, wer am Ende die meisten hat (weniger, wenn mehr mitspielen), auch bei Gleichstand. Die Zweiten gehen leer aus.',
    say: '{rival1} hat mitgekämpft, also müsst ihr euch einigen. Die Zahl sagt, was das Angebot dir bringt.',
    todo: 'Sieh dir das Angebot an und nimm es an.',
    done: 'Abgemacht. Deine Spielsteine kommen hinter deinen Sichtschirm, wo sie sonst niemand sieht.',
    own: 'Dein eigenes Angebot, und {rival1} nimmt es an. Gut verhandelt!',
    tooLittle: '{rival1} schüttelt den Kopf: zu wenig. Macht nichts. Das andere Angebot gilt noch.',
    refused: 'Wenn ihr beide das sagt, ist die ganze Beute verloren. {rival1} hofft noch auf dich.',
    talk: 'Das sehen alle, und es bindet niemanden. Das Angebot wartet noch auf dich.',
  },
  second: {
    lead: 'Das ist dein Hort. Schon ein einziger Edelstein ist am Ende 15 Punkte wert, wenn niemand mehr von dieser Farbe hat.',
    team: 'Du führst vier an: {knight} mit Stärke 4, {dame} 3, {thief} 2 und {wizard} 1.',
    rest: 'Wer von einem Drachen heimkommt, legt sich schlafen. Deine anderen sind bereit.',
    say: 'Gegen diesen hier mit Stärke 7 hat {rival2} schon 4 geschickt.',
    todo: 'Gib ihm den Rest: Schick {knightObject}.',
    slain: 'Da liegt er.',
    weak: 'Es fehlen drei, das reicht nicht. Ich habe zurückgerufen, wen du geschickt hast.',
    elsewhere: 'Später vielleicht. Dieser ist fast erlegt, darum habe ich zurückgerufen, wen du geschickt hast.',
  },
  offer: {
    voice: 'Das war mehr Kraft als nötig, aber du und {rival2} habt je eine Stimme.',
    sand: 'An einem echten Tisch läuft hier 60 Sekunden lang Sand. Ist er durch, bevor alle zustimmen, ist die Beute für alle verloren.',
    lead: 'Denk nach, bevor du teilst: Ein Edelstein hilft dem, der am Ende die meisten seiner Farbe hat. Für alle anderen ist er nichts wert.',
    say: '{rival2} wartet auf dein Angebot. Der Knopf teilt gerecht auf; verschieben kannst du danach noch.',
    todo: 'Teil die Beute auf und biete es an.',
    done: '{rival2} ist einverstanden, und die Beute ist geteilt.',
    tooLittle: '{rival2} will mindestens zwei Spielsteine. Ändere dein Angebot: Ohne Einigung bekommt niemand etwas.',
    refused: 'Wenn {rival2} das auch sagte, wäre die ganze Beute verloren. Mach lieber ein Angebot.',
    talk: 'Alle sehen, was du willst. Jetzt mach ein Angebot, das {rival2} annehmen kann.',
  },
  voice: {
    count:
      'Wäre jetzt Schluss, bekämst du 3 Punkte für jedes Gold, 1 für jedes Silber und 15 für jede Farbe, von der niemand mehr hat als du.',
    say: 'Dieser hier hat Stärke 8, und die anderen haben schon 7 geschickt. Beim Verhandeln hat auch der Schwächste eine volle Stimme.',
    todo: 'Schick {wizardObject} (Stärke 1).',
    slain: 'Er fällt, und du redest bei der Beute mit.',
    strong:
      'Das würde reichen, aber {wizardThe} genügt. Was du an Stärke behältst, kann noch einen Drachen erlegen, darum habe ich zurückgerufen, wen du geschickt hast.',
    elsewhere: 'Jetzt nicht: Hier fehlt nur 1, darum habe ich zurückgerufen, wen du geschickt hast.',
  },
  three: {
    red: 'Du hast den einzigen Magier hier, also gehören alle roten schon dir. Jeder zählt 1 Punkt.',
    lead: 'Die 15 Punkte für eine Farbe bekommt, wer vorn liegt. Such also Edelsteine, von denen du die meisten hast oder bekommen kannst. Alle anderen sind jemand anderem mehr wert.',
    say: 'Jetzt müsst ihr euch zu dritt einigen. {rival1} hat ein Angebot gemacht, und {rival2} würde es annehmen.',
    todo: 'Nimm es an, oder biete etwas Besseres.',
    done: 'Ihr seid euch zu dritt einig, und die Beute ist geteilt.',
    tooLittle: 'Sie schütteln den Kopf: Beide wollen mindestens zwei Spielsteine.',
    refused: 'Verloren ist die Beute nur, wenn alle das sagen. Die anderen hoffen noch.',
  },
  last: {
    ending:
      'Neue Drachen kommen, bis der Beutel oder der Drachenstapel leer ist. Ist der letzte Drache erlegt, endet das Spiel.',
    market:
      'Nach dem achten erlegten Drachen öffnet einmal der Markt: Dort dürfen alle mit allen Spielsteine tauschen.',
    rest: 'Deine Starken ruhen. Wenn von deinen Leuten niemand mehr bereit ist, wachen alle auf, die daheim ruhen.',
    say: 'Jetzt entscheidest du.',
    todo: 'Schick deinen {thief}, wohin du willst.',
    done: '{thiefThe} kann übrigens mehr als kämpfen: Nach der Einigung bestiehlt er jemanden, der dabei war. Das ist eine andere Lektion.',
  },
  end: 'Am Ende heben alle die Sichtschirme, und die meisten Punkte gewinnen. Spiel weiter oder lern noch mehr.',
}
