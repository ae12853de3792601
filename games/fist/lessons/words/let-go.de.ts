import type { LessonWords } from './en.ts'

export const letGo: LessonWords['letGo'] = {
  title: 'Wann man loslässt',
  about: 'Zähl ihre Münzen, wäg die Karte ab',
  knows: {
    count: 'Ausgegebenes Feengold liegt offen: Zähl, was den anderen bleibt.',
    worth: 'Zahl für eine Karte nie mehr, als sie dir bringt.',
  },
  count: {
    spent: 'Sieh her: Der graue Stern zählt ihr ausgegebenes Feengold. Beide haben sechs von acht ausgegeben.',
    say: 'Beide haben also noch zwei und höchstens zwei gewöhnliche: zusammen vier. Für dich ist {wizardThe} einen Punkt wert.',
    todo: 'Biete, was keiner erreicht: fünf.',
    won: 'Das konnte keiner schlagen, was auch immer er versteckt hat.',
    dear: 'Sicher deiner. Fünf wären genauso sicher gewesen.',
    lucky: 'Es hat geklappt, aber bei vier hätten sie gleichziehen können. Fünf wären sicher gewesen.',
    lost: '{rival1} hatte drei. Du wusstest, dass er das kann: Nimm deine Münzen zurück und geh sicher.',
    tied: 'Drei, wie {rival1}. Nimm deine Münzen zurück und geh sicher.',
    tooMuch: 'Sicher ist das, aber dann bleibt dir nichts mehr. Nimm es zurück: Fünf reichen.',
  },
  point: {
    say: 'Ein Stein jeder Farbe für einen Punkt, das kennst du.',
    todo: 'Nimm den Punkt.',
    won: 'Ein Punkt, und du wusstest vorher, dass du ihn bekommst.',
    silver: 'Also Silber. Ein Punkt wäre mehr wert gewesen.',
  },
  worth: {
    card: '{sorcererThe} nimmt vier gleiche Steine und gibt dafür zwei Punkte. Oder er gibt stattdessen eine gewöhnliche Goldmünze.',
    say: 'Vier gleiche Steine hat hier niemand, also bringt er nur eine Goldmünze. Bietet jemand eine, musst du zwei dafür zahlen.',
    todo: 'Lass los: Biete nichts.',
    right:
      '{rival1} hat eine Münze für eine Münze bezahlt. Du hast deine behalten, und das ist so gut wie ein gutes Gebot.',
    won: 'Er gehört dir und bringt eine gewöhnliche Goldmünze. Bezahlt hast du mehr.',
    fairy:
      'Er gehört dir und bringt eine gewöhnliche Goldmünze. Dein Feengold kommt am Ende der Runde zurück, aber zwei Karten kommen noch.',
    tied: 'Eins gegen eins wäre Gleichstand, und das um eine Münze. Nimm sie zurück und lass los.',
  },
  end: 'Zähl, was sie noch bieten können, wäg ab, was eine Karte dir bringt und was sie ihnen brächte. Der Rest ist Mut. Spiel von hier weiter!',
}
