import type { LessonWords } from './en.ts'

export const bargain: LessonWords['bargain'] = {
  title: 'Das Verhandeln',
  about: 'Wünschen, anbieten, ablehnen',
  knows: {
    voice: 'Alle haben eine Stimme, und alle müssen dasselbe Angebot annehmen.',
    signs: 'Zeichen und Sprüche binden niemanden.',
    silence: 'Schweigen heißt Nein. Die Beute ist verloren, wenn der Sand durch ist oder alle „Keine Einigung“ sagen.',
    last: 'In den letzten 10 Sekunden gilt eine Einigung sofort.',
  },
  signs: {
    say: 'Ihr wart zu dritt: eine Stimme für jeden. Zeig zuerst, was du willst.',
    todo: 'Drück auf einen Spielstein der Beute.',
    done: 'Dein Zeichen liegt darauf. Alle sehen es, und versprochen ist damit nichts.',
    offered: 'Gleich ein Angebot! Die anderen wollen erst wissen, was du möchtest. Drück auf einen Spielstein.',
    refused: 'Verloren ist die Beute erst, wenn alle drei das sagen. Versuchen wir es: Drück auf einen Spielstein.',
    talk: 'Gesagt und gehört. Jetzt zeig, was du willst: Drück auf einen Spielstein.',
  },
  counter: {
    sand: 'In einer richtigen Partie habt ihr 60 Sekunden, so lange läuft der Sand. Ist er abgelaufen, ist die ganze Beute verloren.',
    say: '{rival1} bietet dir ein Silber. Ohne deine Stimme gilt das nicht.',
    todo: 'Teil selbst auf und biete es an.',
    done: 'Beide nehmen dein Angebot an. In den letzten Sekunden geben viele nach, also keine Angst vor dem Warten.',
    accepted: 'Abgemacht, und billig für die anderen. Schweig nächstes Mal eine Weile: Schweigen heißt Nein.',
    tooLittle: 'Sie schütteln den Kopf: Beide wollen mindestens zwei Spielsteine. Versuch es noch einmal.',
    refused: 'Die anderen hoffen noch. Dein „Keine Einigung“ endet, sobald du etwas anbietest.',
    talk: 'Gut gesagt, aber es bindet niemanden. Mach jetzt dein eigenes Angebot.',
  },
  none: {
    sent: 'Inzwischen hat deine {dame} beim nächsten Drachen {rival2} geholfen.',
    wants: 'Sieh an: {rival2} will alles und gibt nicht nach.',
    say: 'Wenn du nichts bekommst, soll auch {rival2} leer ausgehen.',
    todo: 'Öffne „Sagen …“ und wähl „Keine Einigung“.',
    done: 'Gleich nach dir sagt auch {rival2} „Keine Einigung“. Ein Nein allein genügt nicht: Sofort verloren ist die Beute erst, wenn alle es sagen.',
    accepted: 'Frieden hat seinen Preis: {rival2} nimmt alles. Manchmal ist das klug, meistens nicht.',
    offered: 'Ein gutes Angebot, aber {rival2} bewegt sich heute nicht. Du kannst immer noch „Keine Einigung“ sagen.',
    talk: '{rival2} hört es und bewegt sich nicht. Du kannst immer noch „Keine Einigung“ sagen.',
  },
  end: 'Verlang, was dir mehr nützt als den anderen, und gib, was ihnen weniger nützt. Das ist die ganze Kunst.',
}
