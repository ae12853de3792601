import type { DwarvesWords } from '../en.ts'

export const log: DwarvesWords['log'] = {
  hands: 'Fuori le mani: {hands}.',
  hand: '{who} {dirt, select, spotless {immacolate} dusty {impolverate} sticky {appiccicose} other {luride}}',
  begins: '{whoIs, select, you {Cominci {who}} other {Comincia {who}}}.',
  reshuffled: {
    creature: 'Gli scarti delle creature si mescolano e diventano il mazzo.',
    other: 'Gli altri scarti si mescolano e diventano il mazzo.',
  },
  draws: '{whoIs, select, you {<whoAs>Peschi</whoAs>} other {{who} pesca}} {cardObject}.',
  drawsFrom: {
    creature: '{whoIs, select, you {<whoAs>Peschi</whoAs>} other {{who} pesca}} una creatura.',
    other: '{whoIs, select, you {<whoAs>Peschi</whoAs>} other {{who} pesca}} dall’altro mazzo.',
  },
  passedOver: '{whoIs, select, you {<whoAs>Non hai</whoAs>} other {{who} non ha}} carte, e il turno passa.',
  discards: '{whoIs, select, you {<whoAs>Scarti</whoAs>} other {{who} scarta}} {cardObject}.',
  plays: '{whoIs, select, you {<whoAs>Giochi</whoAs>} other {{who} gioca}} {cardObject}.',
  thawed: 'Dal ghiaccio esce {cardThe} per <whoAs>te</whoAs>.',
  aversion: '{whose} non sopporta {kinds}.',
  third: {
    dwarf: 'Il terzo nano! Da nessuna parte i nani sopportano più {kinds}.',
    elf: 'Il terzo elfo! Da nessuna parte gli elfi sopportano più {kinds}.',
    troll: 'Il terzo troll! Da nessuna parte i troll sopportano più {kinds}.',
    other:
      '{n, select, 3 {La terza creatura della specie} other {La creatura n. {n} della specie}}! Da nessuna parte sopportano più {kinds}.',
  },
  left: {
    aversion: '{whose} {n, plural, one {se ne va pestando i piedi} other {se ne vanno pestando i piedi}}.',
    thaw: '{whose} {n, plural, one {si scioglie} other {si sciolgono}}.',
    stare: '{whose} {n, plural, one {diventa di pietra} other {diventano di pietra}}.',
    lastStare: '{whose} {n, plural, one {lancia un ultimo sguardo} other {lanciano un ultimo sguardo}}.',
    peace: '{whose} {n, plural, one {ne ha abbastanza di combattere} other {ne hanno abbastanza di combattere}}.',
  },
  leftWith: {
    aversion:
      '{whose} {n, plural, one {se ne va pestando i piedi} other {se ne vanno pestando i piedi}}, e con {abilityThe} è finita.',
    thaw: '{whose} {n, plural, one {si scioglie} other {si sciolgono}}, e con {abilityThe} è finita.',
    stare: '{whose} {n, plural, one {diventa di pietra} other {diventano di pietra}}, e con {abilityThe} è finita.',
    lastStare:
      '{whose} {n, plural, one {lancia un ultimo sguardo} other {lanciano un ultimo sguardo}}, e con {abilityThe} è finita.',
    peace:
      '{whose} {n, plural, one {ne ha abbastanza di combattere} other {ne hanno abbastanza di combattere}}, e con {abilityThe} è finita.',
  },
  ability: {
    new: '{whoIs, select, you {<whoAs>Giochi</whoAs>} other {{who} gioca}} {abilityThe} per {group}.',
    again: '{whoIs, select, you {<whoAs>Giochi</whoAs>} other {{who} gioca}} di nuovo {abilityThe} per {group}.',
    instead:
      '{whoIs, select, you {<whoAs>Giochi</whoAs>} other {{who} gioca}} {abilityThe} per {group}, al posto di {oldThe}.',
  },
  handsUp: 'Carte in tavola: {hands}.',
  cardsOf: '{who} {cards}',
  battle:
    '— {whoIs, select, you {<whoAs>Chiami</whoAs>} other {{who} chiama}} alla battaglia: {card} ({n, plural, one {# combattente} other {# combattenti}} a testa, premio {award}) —',
  sends: '{whoIs, select, you {<whoAs>Mandi</whoAs>} other {{who} manda}} {crowd}.',
  sitsOut:
    '{whoIs, select, you {<whoAs>Non hai</whoAs>} other {{who} non ha}} nessuno da mandare e {whoIs, select, you {resti} other {resta}} fuori.',
  rolls: '{fighter} tira {dice}.',
  rollsAndFinds: '{fighter} tira {dice} e trova {treasure}.',
  rerolls: '{fighter} ci riprova: invece di {from} tira {to}.',
  rerollsAndFinds: '{fighter} ci riprova: invece di {from} tira {to}; in tutto trova {treasure}.',
  lays: {
    card: '{whoIs, select, you {<whoAs>Giochi</whoAs>} other {{who} gioca}} una carta coperta: {card}.',
    hidden: '{whoIs, select, you {<whoAs>Giochi</whoAs>} other {{who} gioca}} una carta coperta.',
    creature: '{whoIs, select, you {<whoAs>Giochi</whoAs>} other {{who} gioca}} coperta una creatura.',
    other: '{whoIs, select, you {<whoAs>Giochi</whoAs>} other {{who} gioca}} coperta una carta dell’altro mazzo.',
    nothing: '{whoIs, select, you {<whoAs>Non giochi</whoAs>} other {{who} non gioca}} nessuna carta.',
  },
  turnedUp: 'Si scoprono le carte: {cards}.',
  event: '{who} {card}',
  bluff: '{who} {whoIs, select, you {bluffi} other {bluffa}} con {cardObject}',
  bluffReturned: '{whoIs, select, you {<whoAs>Riprendi</whoAs>} other {{who} riprende}} in mano il bluff: {cardThe}.',
  fizzles: '{whoIs, select, you {La <whoAs>tua</whoAs> carta {card}} other {{card} di {who}}} non ha effetto.',
  playsEvent: '{whoIs, select, you {<whoAs>Giochi</whoAs>} other {{who} gioca}} {event}.',
  cancelled: {
    hand: '{who}: «Scordatelo!» {ownerIs, select, you {Il <ownerAs>tuo</ownerAs> evento} other {L’evento di {owner}}} ({card}) non fa nulla.',
    laid: '{who}, con la carta sul tavolo: «Scordatelo!» {ownerIs, select, you {Il <ownerAs>tuo</ownerAs> evento} other {L’evento di {owner}}} ({card}) non fa nulla.',
    ownHand:
      '{who}: «Scordatelo!» Anche l’evento ({card}) era {ownerIs, select, you {<ownerAs>tuo</ownerAs>} other {di {owner}}}: non fa nulla.',
    ownLaid:
      '{who}, con la carta sul tavolo: «Scordatelo!» Anche l’evento ({card}) era {ownerIs, select, you {<ownerAs>tuo</ownerAs>} other {di {owner}}}: non fa nulla.',
  },
  eyes: '{whoIs, select, you {<whoAs>Adocchi</whoAs> il bottino e fischietti} other {{who} adocchia il bottino e fischietta}}.',
  scared: '{fighter} si nasconde sotto il tavolo: {strength} in meno.',
  scaredOfNothing: '{fighter} si nasconde sotto il tavolo: la forza non cambia.',
  rollsAgain: '{fighter} tira ancora: {dice} di forza in più.',
  swapped: '{who} {whoIs, select, youToo {vi scambiate} other {si scambiano}} bandiere e forze.',
  treasureLost:
    'Non è tutto oro quel che luccica: {whoIs, select, you {<whoAs>perdi</whoAs>} other {{who} perde}} {treasure}.',
  noTreasure: '{whoIs, select, you {<whoAs>Non hai</whoAs>} other {{who} non ha}} tesoro da perdere.',
  richVein: '{whoIs, select, you {<whoAs>Scopri</whoAs>} other {{who} scopre}} un ricco filone: {n} di tesoro in più.',
  safe: 'Se {whoIs, select, you {<whoAs>vinci</whoAs>} other {vince {who}}}, nessuno torna a casa.',
  won: {
    alone: '{whoIs, select, you {<whoAs>Vinci</whoAs>} other {{who} vince}} la battaglia con forza {strength}!',
    over: '{whoIs, select, you {<whoAs>Vinci</whoAs>} other {{who} vince}} la battaglia con forza {strength} ({others})!',
    tie: '{who} {whoIs, select, youToo {siete pari con forza {strength}: {n, plural, =2 {vincete entrambi} other {vincete tutti}}} other {sono pari con forza {strength}: {n, plural, =2 {vincono entrambi} other {vincono tutti}}}}!',
    tieOver:
      '{who} {whoIs, select, youToo {siete pari con forza {strength} ({others}): {n, plural, =2 {vincete entrambi} other {vincete tutti}}} other {sono pari con forza {strength} ({others}): {n, plural, =2 {vincono entrambi} other {vincono tutti}}}}!',
    other: '{who} {strength}',
  },
  paid: {
    both: '{whoIs, select, you {<whoAs>Ricevi</whoAs>} other {{who} riceve}} {gold}: tesoro {treasure}, premio {award}.',
    treasure:
      '{whoIs, select, you {<whoAs>Ricevi</whoAs>} other {{who} riceve}} {gold}: tesoro {treasure}, nessun premio.',
    award: '{whoIs, select, you {<whoAs>Ricevi</whoAs>} other {{who} riceve}} il premio: {gold}.',
    nothing: '{whoIs, select, you {<whoAs>Non ne ricavi</whoAs>} other {{who} non ne ricava}} oro.',
  },
  gives: '{whoIs, select, you {I <whoAs>tuoi</whoAs> generosi} other {I generosi di {who}}} regalano oro: {gifts}.',
  gift: '{n} a <whoAs>te</whoAs>',
  takes:
    '{whoIs, select, you {<whoAs>Ti prendi</whoAs>} other {{who} si prende}} {gold} dal {fromIs, select, you {<fromAs>tuo</fromAs> bottino} other {bottino di {from}}}.',
  falls: '{whoIs, select, you {<whoAs>Perdi</whoAs>} other {{who} perde}} {cardObject}, il prezzo della vittoria.',
  fallsWith:
    '{whoIs, select, you {<whoAs>Perdi</whoAs>} other {{who} perde}} {cardObject}, il prezzo della vittoria, e con {abilityThe} è finita.',
  dust: 'La polvere si posa.',
  over: '— {all} —',
  wins: '{whoIs, select, you {<whoAs>Vinci</whoAs>} youToo {Vincete insieme {who}} other {{n, plural, one {Vince} other {Vincono insieme}} {who}}}',
  winsAtLast:
    'Il tempo è scaduto: {whoIs, select, you {<whoAs>vinci</whoAs>} youToo {vincete insieme {who}} other {{n, plural, one {vince} other {vincono insieme}} {who}}}',
  gold: '{who} {gold}',
}
