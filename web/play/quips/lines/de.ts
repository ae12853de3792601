import type { Lines } from '../lines.ts'

export const lines: Lines = {
  miser: {
    sits: ['Ich schaue nur zu. Das kostet nichts.', 'Ist die Kerze im Preis inbegriffen?'],
    bigWin: ['Das hat sich gerechnet.', 'Gut angelegt. Das sage ich selten.', 'Ab in den Beutel. In den inneren.'],
    lostTie: ['Viel bezahlt und nichts bekommen. Herrlich.', 'Verbuchen wir es als Spende.'],
    robbed: ['Die Rechnung folgt.', 'Das habe ich jeden Abend gezählt.', 'Musste das sein? Und auch noch umsonst?'],
    close: ['Da müsste jemand Geld ausgeben. Jemand anderes.', 'Man könnte es verhindern. Aber was das kostet!'],
    won: ['Und es ist sogar Wechselgeld übrig.', 'Gewonnen, und zu einem anständigen Preis.'],
    lost: ['Immerhin ist der Beutel noch da.', 'Verlieren: das Billigste am ganzen Abend.'],
  },
  berserker: {
    sits: ['WER TRAUT SICH?', 'Weniger reden, mehr hauen!'],
    bigWin: ['HA! MEINS!', 'SO macht man das!', 'MEHR! Bringt MEHR!'],
    lostTie: ['GLEICHSTAND? Gibt’s bei mir nicht!', 'Nochmal! NOCHMAL!'],
    robbed: [
      'DIEBE! Das haben alle gesehen!',
      'Das wirst du bereuen. Und zwar LAUT!',
      'Meine Axt würde gern mit dir reden.',
    ],
    close: ['Alle drauf! SOFORT!', 'AUFWACHEN, ihr Schnarchnasen!'],
    won: ['SIEG! Bier! Äxte! Mehr Bier!', 'Hat jemand gezweifelt? NEIN!'],
    lost: ['Verloren, aber mit LÄRM!', 'Revanche! Und eine größere Axt!'],
  },
  spoiler: {
    sits: ['Lasst euch nicht stören. Das übernehme ich.', 'Mal sehen, wem ich den Abend verderbe.'],
    bigWin: [
      'Ach, das wolltest du haben? Wie schade.',
      'Meins. Aber das Schönste war dein Gesicht.',
      'Ich brauche es nicht. Du solltest es nur nicht haben.',
    ],
    lostTie: ['Freu dich ruhig. Solange es hält.', 'Na gut. Mir fällt schon noch etwas ein.'],
    robbed: [
      'Wird notiert. In Rot.',
      'Schlechte Idee. Ganz schlechte Idee.',
      'Das hole ich mir wieder. Mit Zins und Gelächter.',
    ],
    close: ['So weit oben? Da fällt man schön tief.', 'Fast gewonnen. Ach, ich liebe dieses Fast.'],
    won: ['Gewinnen ist schön. Euch verlieren sehen ist schöner.', 'Seufzt ruhig weiter. Ich höre das gern.'],
    lost: ['Verloren. Aber nicht allein, dafür war gesorgt.', 'Glückwunsch. Hoffentlich war es unangenehm.'],
  },
  collector: {
    sits: ['Sind alle Finger sauber? Die Karten, bitte!', 'Zu Hause wartet ein leeres Regal.'],
    bigWin: [
      'Genau das hat gefehlt. Finger weg.',
      'Das kommt ins Regal, drittes von links.',
      'Endlich! Das habe ich überall gesucht.',
    ],
    lostTie: ['Das hätte den Satz vollgemacht! Den Satz!', 'Jetzt ist da eine Lücke. Seht ihr? Eine Lücke!'],
    robbed: [
      'Zurücklegen. In derselben Reihenfolge.',
      'Das war sortiert! Sortiert!',
      'Das war das einzige in diesem Zustand!',
    ],
    close: ['Moment, meine Sammlung ist noch nicht fertig!', 'Können wir warten, bis ich das andere habe?'],
    won: ['Vollständig, abgestaubt, beschriftet: erster Platz.', 'Ein schönes Stück für die Sammlung: ein Sieg.'],
    lost: ['Macht nichts. Meine Sammlung ist hübscher.', 'Wird abgelegt unter N wie Niederlage.'],
  },
  diplomat: {
    sits: ['Wie schön, euch zu sehen. Bleiben wir höflich?', 'Guten Abend. Wir werden uns bestimmt einig.'],
    bigWin: [
      'Zu freundlich. Das merke ich mir.',
      'Sehr großzügig von euch.',
      'Das wäre nicht nötig gewesen. Aber danke.',
    ],
    lostTie: ['Nach euch. Offenbar bestehe ich darauf.', 'Derselbe gute Geschmack. Wie bedauerlich.'],
    robbed: [
      'Dir sind wohl die Manieren heruntergefallen.',
      'Dafür gibt es sicher eine Erklärung.',
      'Darüber reden wir noch. In aller Höflichkeit.',
    ],
    close: ['Freunde, wie wäre es mit einem Bündnis?', 'Man zeigt nicht mit dem Finger. Aber seht mal dort.'],
    won: ['Ihr wart großartig. Ich war nur schneller.', 'Das verdanke ich euren Fehlern. Bei allem Respekt.'],
    lost: ['Gut gespielt. Ich trage es mit Fassung.', 'In dieser Runde verliert man gern. Fast.'],
  },
  fox: {
    sits: ['Ich habe nichts auf der Hand. Ehrenwort.', 'Mischt nur gut. Ich weiß es trotzdem.'],
    bigWin: [
      'Geblufft? Ich? Diesmal nicht.',
      'Ihr habt nach links geschaut. Es war rechts.',
      'Hoppla. Was mir so alles in den Schoß fällt.',
    ],
    lostTie: ['Genau so geplant. Natürlich.', 'Kannst du Gedanken lesen? Frech.'],
    robbed: [
      'Nimm nur. Das war der Köder.',
      'Hübscher Trick. Ist von mir.',
      'Sieh lieber in den eigenen Taschen nach.',
    ],
    close: ['Psst. Da glaubt jemand, es sei schon gewonnen.', 'So kurz davor? Da wäre ich nervös.'],
    won: ['Und keiner hat auf die andere Hand geachtet.', 'Ich sagte doch: schlechte Karten. Das sage ich immer.'],
    lost: ['Alles Teil des Plans. Des längeren.', 'Ich habe euch gewinnen lassen. Beweist mir das Gegenteil.'],
  },
}
