import type { LessonWords } from './en.ts'

export const ties: LessonWords['ties'] = {
  title: 'Gleichstand, Silber und Fluch',
  about: 'Wenn zwei Fäuste gleich schwer sind',
  knows: {
    silver: 'Gleichstand entscheidet Silber, und das ist dann weg.',
    curse: 'Eine schwarze Münze in der Faust: Niemand bekommt die Kreatur.',
  },
  witch: {
    say: '{witchThe} eröffnet die Runde und bringt eine schwarze Münze. Die brauchst du gleich.',
    todo: 'Hol sie dir mit einer Münze.',
    won: 'Sonst wollte sie keiner. Die schwarze Münze gehört dir, bis die Runde endet.',
    dear: 'Sie gehört dir, und die schwarze Münze auch.',
    nothing: 'Ohne sie gibt es keine schwarze Münze, und ich will dir zeigen, was die kann. Noch einmal, bitte.',
    tooMuch: 'So viel für eine schwarze Münze? Du brauchst gleich Gold. Nimm es zurück und versuch es mit weniger.',
  },
  tie: {
    say: 'Ein Drache, und {rival1} hat ein Auge auf ihn geworfen. Ich kenne ihn: Er bietet zwei.',
    todo: 'Biete auch zwei und sieh, was geschieht.',
    tied: 'Zwei und zwei: Gleichstand. Dein Gold ist bezahlt, aber den Drachen hat noch keiner.',
    won: 'Das würde sofort gewinnen. Aber ich will dir den Gleichstand zeigen: Nimm es zurück und biete zwei.',
    lost: 'Das würde gegen seine zwei verlieren. Ich will dir den Gleichstand zeigen: Nimm es zurück und biete zwei.',
    cursed: 'Heb dir die schwarze Münze auf! Nimm sie zurück und biete zwei.',
  },
  silver: {
    say: 'Jetzt bieten nur die beiden noch einmal, und nur Silber zählt. Wie gewöhnliches Gold ist es danach weg. Ist es wieder gleich, gewinnt niemand.',
    todo: 'Versteck zwei Silber in der Faust.',
    won: 'Zwei Silber gegen eins. Der Drache gehört dir.',
    dear: 'Der Drache gehört dir. Mit Silber lohnt es sich zu sparen: Gleichstand kommt immer im falschen Moment.',
    tied: 'Eins und eins: wieder gleich, und dann bekommt ihn niemand. Das Silber ist trotzdem weg.',
    lost: '{rival1} hatte ein Silber, und das schlägt keins. Macht nichts: Mit Silber lohnt es sich zu sparen.',
  },
  curse: {
    danger:
      'Da ist {wizardThe}, und sieh dir die Steine von {rival1} an: alle drei Farben. Das wäre ein Punkt für ihn.',
    say: '{rival1} zahlt dafür sicher viel, und Überbieten ist teuer. Aber du hast die schwarze Münze.',
    todo: 'Nimm nur die schwarze Münze in die Faust und drück „Verhexen“.',
    cursed: 'Verhext! {rival1} hat vier bezahlt, und {wizardObject} bekommt niemand.',
    withCoins: 'Verhext! Aber das Gold daneben war verschwendet: Die schwarze Münze allein genügt.',
    won: 'Du hast ihn überboten. Das geht auch, nur kostet es. Die schwarze Münze hast du noch.',
    tied: 'Gleichstand bei vier! Jetzt entscheidet Silber. Die schwarze Münze hätte das erledigt.',
    lost: 'Jetzt hat ihn {rival1}. Die schwarze Münze hätte das verhindert; sie gilt nur bis zum Ende der Runde.',
  },
  end: 'Zähl dein Silber, bevor du Gleichstand riskierst, und merk dir, wer eine schwarze Münze hat. Spiel von hier weiter oder nimm die nächste Lektion.',
}
