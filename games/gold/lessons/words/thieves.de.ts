import type { LessonWords } from './en.ts'

export const thieves: LessonWords['thieves'] = {
  title: 'Diebe und der Magier',
  about: 'Was sie außer Kämpfen noch können',
  knows: {
    wizard: 'Der einzige Magier nimmt zuerst alle roten Spielsteine.',
    thief: 'Ob die Beute geteilt wird oder verloren ist: Danach stiehlt jeder Dieb einen Spielstein.',
    both: 'Ist dein Magier dabei, schaut dein Dieb nach und sucht aus.',
    order: 'Sie handeln in der Reihenfolge, in der sie gekommen sind.',
  },
  send: {
    say: 'Dein {thief} ist hier schon dabei, und es fehlt nur 1 Stärke. Rote Spielsteine gibt es auch.',
    todo: 'Schick {wizardObject} gegen diesen Drachen.',
    slain: 'Erlegt! Achte auf die roten Spielsteine.',
    strong:
      'Das würde reichen, aber ich will dir {wizardObject} zeigen. Ich habe zurückgerufen, wen du geschickt hast.',
    elsewhere: 'Jetzt nicht: Hier fehlt nur 1, darum habe ich zurückgerufen, wen du geschickt hast.',
  },
  accept: {
    red: 'Du hast den einzigen Magier hier, also gehören alle roten schon dir. Jeder zählt 1 Punkt.',
    say: 'Der Rest ist für euch drei. {rival1} hat ein gerechtes Angebot.',
    todo: 'Nimm es an.',
    done: 'Geteilt. Aber jemand von deinen Leuten ist noch nicht fertig …',
    own: 'Sie nehmen dein Angebot an. Aber jemand von deinen Leuten ist noch nicht fertig …',
    tooLittle: 'Sie schütteln den Kopf: Beide wollen mindestens zwei Spielsteine.',
    refused: 'Verloren ist die Beute nur, wenn alle das sagen. Die anderen hoffen noch.',
    talk: 'Das haben alle gehört. Das Angebot wartet noch auf dich.',
  },
  victim: {
    say: 'Jetzt stiehlt dein {thief} einen Spielstein von jemandem aus der Gruppe, auch von der frischen Beute.',
    todo: 'Wen bestiehlst du?',
    done: 'Dann wirf einen Blick hinter diesen Sichtschirm.',
  },
  token: {
    say: 'Sonst wird blind gezogen. Aber weil dein {wizard} hier ist, schaust du nach und suchst aus.',
    todo: 'Nimm, was dir am besten gefällt.',
    gold: 'Drei Punkte. Nur ihr beide wisst, was es war.',
    other: 'Jetzt gehört er dir. Nur ihr beide wisst, was es war.',
  },
  end: 'Hüte dich vor fremden Dieben: Wer neben einem kämpft, kann bestohlen werden. Im Profispiel bringen Magier dafür magische Gegenstände.',
}
