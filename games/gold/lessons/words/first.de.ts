import type { LessonWords } from './en.ts'

export const first: LessonWords['first'] = {
  title: 'Drachen und Beute',
  about: 'Einen Drachen erlegen und teilen, was er hinterlässt',
  knows: {
    strong: 'Ein Drache stirbt, wenn die Abenteurer bei ihm stark genug sind.',
    agree: 'Wer dabei war, teilt die Beute, wenn sich alle einig sind.',
    points: 'Gold zählt 3 Punkte, Silber und Rot 1.',
    gems: 'Wer von einer Edelsteinfarbe die meisten hat, bekommt Punkte dafür.',
  },
  dragon: {
    say: 'Willkommen! Ich bin Bertram. Dieser Drache hat Stärke 6, {rival1} hat schon 3 geschickt.',
    todo: 'Wähl deine {dame} (Stärke 3), dann diesen Drachen.',
    slain: 'Erlegt! Jetzt kommen auch die verborgenen Spielsteine aus dem Beutel.',
    weak: 'Das reicht nicht: Es fehlen drei. Ich habe zurückgerufen, wen du geschickt hast. Nimm jemand Stärkeren.',
    elsewhere: 'Ein Drache für später. Hier fehlen nur noch drei, darum habe ich zurückgerufen, wen du geschickt hast.',
  },
  accept: {
    worth: 'Das ist die Beute. Am Ende zählt jedes Gold 3 Punkte, jedes Silber und jedes Rot 1.',
    gems: 'Edelsteine sind anders: Für jede Farbe bekommt nur, wer am Ende die meisten hat, 15 Punkte.',
    say: '{rival1} hat mitgekämpft, also müsst ihr euch einigen. Die Zahl sagt, was das Angebot dir bringt.',
    todo: 'Sieh dir das Angebot an und nimm es an.',
    done: 'Abgemacht. Deine Spielsteine kommen hinter deinen Sichtschirm, wo sie sonst niemand sieht.',
    own: 'Dein eigenes Angebot, und {rival1} nimmt es an. Gut verhandelt!',
    tooLittle: '{rival1} schüttelt den Kopf: zu wenig. Macht nichts. Das andere Angebot gilt noch.',
    refused: 'Wenn ihr beide das sagt, ist die ganze Beute verloren. {rival1} hofft noch auf dich.',
    talk: 'Das sehen alle, und es bindet niemanden. Das Angebot wartet noch auf dich.',
  },
  second: {
    rest: 'Wer von einem Drachen heimkommt, legt sich schlafen. Deine anderen sind bereit.',
    say: 'Gegen diesen hier mit Stärke 7 hat {rival2} schon 4 geschickt.',
    todo: 'Gib ihm den Rest: Schick {knightObject}.',
    slain: 'Da liegt er.',
    weak: 'Es fehlen drei, das reicht nicht. Ich habe zurückgerufen, wen du geschickt hast.',
    elsewhere: 'Später vielleicht. Dieser ist fast erlegt, darum habe ich zurückgerufen, wen du geschickt hast.',
  },
  offer: {
    voice: 'Das war mehr Kraft als nötig, aber das ändert nichts: Du und {rival2} habt je eine Stimme.',
    say: '{rival2} wartet auf dein Angebot. Der Knopf teilt gerecht auf; verschieben kannst du danach noch.',
    todo: 'Teil die Beute auf und biete es an.',
    done: '{rival2} ist einverstanden, und die Beute ist geteilt.',
    tooLittle: '{rival2} will mindestens zwei Spielsteine. Ändere dein Angebot: Ohne Einigung bekommt niemand etwas.',
    refused: 'Wenn {rival2} das auch sagte, wäre die ganze Beute verloren. Mach lieber ein Angebot.',
    talk: 'Alle sehen, was du willst. Jetzt mach ein Angebot, das {rival2} annehmen kann.',
  },
  last: {
    rest: 'Deine Starken ruhen. Wenn von deinen Leuten niemand mehr bereit ist, wachen alle auf, die daheim ruhen.',
    say: 'Jetzt entscheidest du.',
    todo: 'Schick, wen du willst, wohin du willst.',
    done: '{thiefThe} und {wizardThe} können übrigens mehr als kämpfen. Das ist eine andere Lektion.',
  },
  end: 'Ist der Beutel leer und der letzte Drache erlegt, heben alle die Sichtschirme, und die meisten Punkte gewinnen. Spiel weiter oder lern noch mehr.',
}
