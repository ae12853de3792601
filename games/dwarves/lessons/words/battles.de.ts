import type { LessonWords } from './en.ts'

export const battles: LessonWords['battles'] = {
  title: 'Kämpfe und Schätze',
  about: 'Schick die Richtigen, würfle noch einmal',
  knows: {
    send: 'Der Kampf sagt, wie viele du schickst; welche, entscheidest du.',
    treasure: 'Nur wer gewinnt, bekommt seine Schätze.',
    price: 'Wer gewinnt, verliert einen Kämpfer mit den meisten Würfeln.',
  },
  start: {
    say: 'Du hast einen Elfen, einen Zwerg und einen Gnomen. In diesem Kampf schickt jeder zwei; wer weniger hat, schickt alle.',
    todo: 'Spiel die Kampfkarte.',
    played: 'Alle wählen, bevor ein Würfel fällt.',
    bigger: 'In den müssten alle drei. Ich habe ihn zurückgenommen: Nimm den Kampf für zwei.',
    other: 'Jetzt nicht, ich habe es zurückgenommen. Heute wird gekämpft.',
  },
  send: {
    say: 'Elf und Zwerg haben je zwei Würfel, der Gnom nur einen, aber er findet Schätze mit 1 bis 3.',
    todo: 'Schick den Elfen und den Zwerg.',
    sent: 'Sie gehen. Der Gnom bleibt daheim, ihm kann nichts geschehen.',
    other: 'Auch gut. Aber ich will dir zeigen, was diese beiden können. Wähle noch einmal.',
  },
  reroll: {
    dice: 'Augen sind Stärke, und ein niedriger Würfel deines Zwergs hat einen Schatz gefunden. Nur wer gewinnt, bekommt ihn.',
    say: 'Elfen dürfen einen Würfel neu würfeln. Schätze finden sie nur mit einer Eins: Eine Zwei nützt nichts.',
    todo: 'Würfle die Zwei neu.',
    rolled: 'Ein einziger Würfel kann einen Kampf entscheiden.',
    kept: 'Du lässt alles, wie es ist. Wer stark genug ist, tut das zu Recht.',
    other: 'Mutig, das war der bessere! Glück ist Glück.',
  },
  loss: {
    say: 'Gewonnen! Nun geht einer von denen mit den meisten Würfeln. Beide haben zwei, also wählst du.',
    todo: 'Lass den Elfen gehen, der Zwerg findet mehr.',
    elf: 'Leb wohl, Elf. Es hat sich gelohnt.',
    dwarf: 'Leb wohl, Zwerg. Der Elf darf beim nächsten Mal wieder neu würfeln.',
  },
  end: 'Diesen Preis zahlt nur, wer gewinnt. Sind mehrere am stärksten, gewinnen sie alle. Schick also die Starken, um zu gewinnen, oder Schwache, wenn andere ohnehin stärker sind.',
}
