import type { FistHowTo } from './en-how-to.ts'

export const howTo: FistHowTo = {
  names: { you: 'Du', ben: 'Ben', clara: 'Clara' },
  aim: {
    points: 'Du willst Punkte. Wer zuerst {n} davon hat, gewinnt.',
    stones:
      'Punkte bekommst du für Steine, aber nur mit der richtigen Kreatur; {wizardThe} etwa nimmt je einen Stein jeder Farbe für einen Punkt, {magicianThe} vier beliebige.',
  },
  pieces: {
    fairy: 'Mit Feengold kaufst du Kreaturen. Am Ende der Runde bekommst du es zurück.',
    common: 'Auch mit gewöhnlichem Gold kaufst du Kreaturen. Was du davon bietest, ist weg.',
    silver: 'Silber entscheidet nur bei Gleichstand. Was du davon bietest, ist weg.',
    stones: 'Steine tauschst du gegen Punkte. Alle können sie sehen.',
    black: 'Die schwarze Münze bringt dir {witchThe}. Leg sie in deine Faust, und niemand bekommt die Kreatur.',
    amulet: 'Das Amulett bringt dir {smithThe}. Es verdoppelt einmal die Münzen in deiner Faust.',
  },
  turn: {
    begin: 'Am Anfang hast du {coins} hinter deinem Sichtschirm und {stones} Steine davor.',
    hide: 'Eine Kreatur wird aufgedeckt. Alle schließen heimlich die Faust um etwas Gold oder um keines, und zwar gleichzeitig.',
    open: 'Alle Fäuste öffnen sich zugleich. Wer am meisten geboten hat, bekommt die Kreatur und nutzt sofort ihre Fähigkeit. Alle zahlen ihr Gebot, auch wer nicht gewonnen hat.',
    round:
      'Dann wird die nächste Kreatur aufgedeckt. In jeder Runde kommt zuerst {witchThe}, danach neun weitere. Du weißt, welche neun, aber nicht, in welcher Reihenfolge.',
  },
  worked: {
    up: '{wizardThe} wird aufgedeckt. Du hast einen Stein jeder Farbe: Diese Karte ist für dich einen Punkt wert.',
    hide: 'Du schließt die Faust um {coins}. Niemand sieht es. Und du weißt nicht, was Ben und Clara nehmen.',
    open: 'Die Fäuste öffnen sich. Du und Ben habt je {both}, Clara hat {clara}. Du liegst mit Ben gleichauf, also bietet ihr beide noch einmal, diesmal mit Silber.',
    silver: 'Du nimmst {yours} Silber, Ben {bens}. Du gewinnst {wizardObject}.',
    pay: 'Alle zahlen. Dein Feengold liegt bis zum Ende der Runde vor deinem Sichtschirm. Dein gewöhnliches Gold und dein Silber sind weg.',
    score: 'Du gibst {price} ab und machst deinen ersten Punkt. In dieser Runde kannst du noch {left} bieten.',
  },
  paid: { back: 'zurück am Ende der Runde', gone: 'weg' },
  end: {
    points: 'Die Partie endet, sobald jemand {n} Punkte hat, auch mitten in einer Runde.',
    hint: 'Ein Rat: In der nächsten Runde hast du dein ganzes Feengold wieder, ob du es geboten hast oder nicht. Also gib es aus.',
  },
}
