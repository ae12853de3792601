import type { LessonWords } from './en.ts'

export const copying: LessonWords['copying'] = {
  title: 'Fähigkeiten, die nachahmen',
  about: 'Was Geist und Wichtel bringen',
  knows: {
    ghost: '{ghostThe} nutzt noch einmal, was in dieser Runde schon da war.',
    imp: '{impThe} nutzt, was noch kommt.',
  },
  ghost: {
    say: 'Da ist {ghostThe}! Eine eigene Fähigkeit hat er nicht: Er nutzt die einer Kreatur, die in dieser Runde schon da war.',
    todo: 'Versteck drei Münzen für ihn.',
    won: 'Drei gegen zwei. Er gehört dir.',
    dear: 'Er gehört dir. Drei hätten gereicht.',
    lost: '{rival1} hatte zwei und bekäme ihn. Nimm deine Münzen zurück und biete mehr.',
    tied: 'Gleichstand mit {rival1}. Nimm deine Münzen erst einmal zurück und leg eine dazu.',
    tooMuch: 'So viel ließe dir nichts für das, was noch kommt. Nimm es zurück und versuch es mit drei.',
  },
  choose: {
    pile: 'Hier liegt alles, was schon da war, ob gewonnen oder nicht. {rival1} hatte vorhin {wizardObject}; den kannst du auch haben.',
    say: 'Du hast einen Stein jeder Farbe: einen Satz. Mit der richtigen Kreatur ist dir ein Satz einen Punkt wert.',
    todo: 'Wähl {wizardObject}.',
    right: '{wizardThe} noch einmal, diesmal für dich.',
    magician:
      '{magicianThe} gäbe dir auch einen Punkt, aber für alle vier Steine. {wizardThe} nimmt nur drei: Schau noch einmal.',
    other: 'Hübsche Idee, aber hier liegt ein Punkt auf dem Tisch. Schau noch einmal.',
  },
  point: {
    say: 'Er wirkt genau so, als hättest du seine eigene Auktion gewonnen.',
    todo: 'Nimm den Punkt.',
    won: 'Ein Punkt, mit einer Kreatur, für die andere bezahlt haben.',
    silver: 'Also Silber. Mit dem Punkt wärst du dem Ziel näher.',
  },
  imp: {
    say: '{impThe} macht es umgekehrt: Er nutzt eine Kreatur dieser Runde, die noch nicht da war, und du wählst sie aus.',
    todo: 'Versteck noch einmal drei.',
    won: 'Er gehört dir. Jetzt schau, was noch kommt.',
    dear: 'Er gehört dir, wenn auch etwas teuer.',
    lost: '{rival1} hatte zwei und bekäme ihn. Nimm deine Münzen zurück und biete mehr.',
    tied: 'Gleichstand mit {rival1}. Nimm deine Münzen zurück und leg eine dazu.',
  },
  any: {
    say: 'Sie alle kommen noch. Wen du wählst, der gehört dir sofort und wird in dieser Runde nicht mehr versteigert.',
    thief:
      '{thiefThe} nähme einen Stein von dem, der am zweitmeisten geboten hat. Haben mehrere gleich viel geboten, wählst du unter ihnen.',
    todo: 'Wähl einen Drachen, oder was dir am besten gefällt.',
    dragon: 'Ein blauer Stein, ganz ohne Auktion.',
    other: 'Wie du magst! Die Fähigkeit wirkt sofort, und bieten kann dafür niemand mehr.',
  },
  meanwhile: 'Gleichstand: Biete Silber oder keins. Dann geht es weiter.',
  end: 'Zwei von dieser Art gibt es noch: {goblinThe} zieht blind aus dem, was noch kommt, und {doppelgangerThe} lässt dich eine Fähigkeit zweimal nutzen. Lies die Karte, bevor du für sie zahlst!',
}
