import type { LessonWords } from './en.ts'

export const events: LessonWords['events'] = {
  title: 'Verdeckte Karten',
  about: 'Ereignisse, Bluffs und „Vergiss es!“',
  knows: {
    laid: 'Nach dem Würfeln darf jeder eine Karte verdeckt legen.',
    bluff: 'Was kein Ereignis ist, ist ein Bluff.',
    forget: '„Vergiss es!“ hebt ein Ereignis auf.',
  },
  lay: {
    rival: '{rival1} hat mehr gewürfelt und eine Karte verdeckt gelegt. Ein Ereignis oder ein Bluff? Niemand weiß es.',
    say: 'Noch ist nichts verloren. „Buh!“ erschreckt einen Kämpfer: Was er gewürfelt hat, zählt nicht mehr als Stärke, seine Schätze aber schon.',
    todo: 'Leg „Buh!“ verdeckt hin.',
    laid: 'Jetzt werden alle Karten zugleich aufgedeckt.',
    none: 'Du musst nichts legen. Aber dann gewinnt {rival1}, also darfst du noch einmal.',
    forget: '„Vergiss es!“ wirkt auch aus der Hand, ich habe es dir zurückgegeben. Leg „Buh!“.',
    event: 'Auch ein Ereignis, aber es wird nicht reichen. Ich habe es dir zurückgegeben: „Buh!“ ist jetzt besser.',
    bluff:
      'Ein Bluff: Er sieht genauso aus und bewirkt nichts. Heute brauchen wir mehr, ich habe dir die Karte zurückgegeben.',
  },
  forget: {
    say: 'Kein Bluff! Mit diesem Ereignis würfelt {rival1} noch einmal und zählt es dazu. Zum Glück hast du „Vergiss es!“.',
    todo: 'Spiel „Vergiss es!“.',
    cancelled: 'Vergessen. Beide Karten sind weg.',
    letBe: 'Du hebst es dir auf. {rival1} ist jetzt noch stärker, aber schau, was du gelegt hast.',
  },
  boo: {
    say: 'Nun dein eigenes Ereignis: Wen soll es erschrecken? Jeder Kämpfer kommt infrage.',
    todo: 'Erschreck den Kämpfer von {rival1}.',
    scared: 'Buh! Alles umsonst gewürfelt.',
    own: 'Deinen eigenen! {rival1} lacht am lautesten.',
  },
  end: 'Legen darfst du jede Karte, auch einen Goblin mit ernster Miene. Und „Vergiss es!“ spar dir für das auf, was wirklich wehtut.',
}
