import type { FirstWords } from './words.ts'

export const de: FirstWords = {
  game: title => ({
    title: `Was man hier über ${title} schreibt`,
    text: `Alles über **${title}** hat hier am Schwarzen Brett seinen Platz:

- **Strategie**: was geklappt hat, was schiefging und was ihr anders gemacht hättet.
- **Hausregeln**: andere Arten zu spielen und wie sie sich bewährt haben.
- **Neue Karten**: Karten, die jemand selbst gemacht hat.
- **Mitspieler gesucht**: wer wann spielt und wo noch Plätze frei sind.

Ein Link, der allein in einer Zeile steht, zeigt gleich, was dahinter ist: einen Moment einer Partie, eine Karte aus der Galerie oder einen Tisch mit freien Plätzen. Für einen Moment öffnet ihr die Partie, geht zu ihm zurück und kopiert den Link. Die Nummer einer Regel, zum Beispiel R1.2, wird zum Link auf diese Regel.

Keine Frage ist zu klein. Jemand anders fragt sich gerade dasselbe.`,
  }),
  house: {
    title: 'Was man hier über die Taverne schreibt',
    text: `Hier geht es um die Taverne selbst: was euch fehlt, was stört, was nicht funktioniert und was euch gefällt.

Wenn etwas nicht funktioniert, schreibt, was ihr getan habt, was passiert ist und was ihr erwartet hättet. Ist es in einer Partie passiert, setzt den Link zu diesem Moment allein in eine Zeile.

Bitte seid freundlich zueinander. Ist ein Beitrag unfreundlich, meldet ihn mit der Flagge darunter. Ihr müsst nicht darauf antworten.`,
  },
}
