import type { GoldWords } from '../en.ts'

/**
 * A dragon’s name may be of either gender, so nothing agrees with it but “drago”. “Al ladro!” is used for men and women
 * alike.
 */
export const log: GoldWords['log'] = {
  stuck: 'Nessuno può muoversi: ciascuno richiama a casa un avventuriero.',
  divides: '{whoIs, select, you {<whoAs>Dividi</whoAs>} other {{who} divide}} il bottino in mucchi.',
  guests: 'Tra i draghi {n, plural, one {c’è un ospite} other {ci sono # ospiti}}: {cards}.',
  dragonDrawn:
    'Nella tana {spot} c’è {card} (forza {strength}, {hidden, plural, =0 {nulla di nascosto} one {# segnalino nascosto} other {# segnalini nascosti}}): {tokens}.',
  readyAgain:
    '{whoIs, select, you {<whoAs>Hai</whoAs>} other {{who} ha}} di nuovo {n, plural, one {# avventuriero pronto} other {# avventurieri pronti}} a casa: {team}.',
  turnSkipped:
    '{whoIs, select, you {<whoAs>Hai</whoAs> tutti gli avventurieri sui draghi e salti} other {{who} ha tutti gli avventurieri sui draghi e salta}} il turno.',
  calledHome: 'Tornano a casa: {team}.',
  sent: '{whoIs, select, you {<whoAs>Mandi</whoAs>} other {{who} manda}} {cardObject} contro {dragonObject}.',
  sentWithBlade:
    '{whoIs, select, you {<whoAs>Mandi</whoAs>} other {{who} manda}} {cardObject} contro {dragonObject}, con {bladeObject}.',
  slain: '{card}: drago ucciso da <partyAs>te</partyAs>',
  hid: '{cardThe} nascondeva {tokens}.',
  redClaimed:
    '{whoIs, select, you {il <whoAs>tuo</whoAs> {card}} other {{cardThe} di {who}}} prende {red} prima di tutti.',
  lost: 'Bottino perso: {tokens}.',
  shares: 'Dietro gli schermi: {shares}.',
  victim:
    '{whoIs, select, you {il <whoAs>tuo</whoAs> {card}} other {{cardThe} di {who}}} {victimIs, select, you {<victimAs>ti</victimAs> prende di mira} other {prende di mira {victim}}}.',
  victimByLot:
    '{whoIs, select, you {il <whoAs>tuo</whoAs> {card}} other {{cardThe} di {who}}} {victimIs, select, you {<victimAs>ti</victimAs> prende di mira} other {prende di mira {victim}}}, a sorte.',
  theftFailed:
    '{whoIs, select, you {il <whoAs>tuo</whoAs> {card}} other {{cardThe} di {who}}} non trova nessuno da derubare.',
  stolen:
    '{victimIs, select, you {{who} <victimAs>ti</victimAs> ruba {token}} other {{whoIs, select, you {<whoAs>Rubi</whoAs>} other {{who} ruba}} {token} a {victim}}}.',
  stolenUnseen:
    '{victimIs, select, you {{who} <victimAs>ti</victimAs> ruba un segnalino} other {{whoIs, select, you {<whoAs>Rubi</whoAs>} other {{who} ruba}} un segnalino a {victim}}}.',
  left: '{whoIs, select, you {<whoAs>Lasci</whoAs>} other {{who} lascia}} la partita.',
  screensUp: 'Gli schermi si alzano: {hoards}.',
  most: {
    nobody:
      'Più gemme {gem, select, blue {blu} green {verdi} purple {viola} yellow {gialle} other {bianche}}: nessuno.',
    nothing:
      'Più gemme {gem, select, blue {blu} green {verdi} purple {viola} yellow {gialle} other {bianche}}: {leaders}; non si paga nulla.',
    one: 'Più gemme {gem, select, blue {blu} green {verdi} purple {viola} yellow {gialle} other {bianche}}: {leaders} {leadersIs, select, you {ricevi} other {riceve}} {points, plural, one {# punto} other {# punti}}.',
    each: 'Più gemme {gem, select, blue {blu} green {verdi} purple {viola} yellow {gialle} other {bianche}}: {leaders} {leadersIs, select, youToo {ricevete} other {ricevono}} {points, plural, one {# punto} other {# punti}} ciascuno.',
    only: 'Più gemme {gem, select, blue {blu} green {verdi} purple {viola} yellow {gialle} other {bianche}}: {leaders}; soltanto {winners} {winnersIs, select, you {ricevi} other {riceve}} {points, plural, one {# punto} other {# punti}}.',
  },
  over: '{whoIs, select, you {<whoAs>Vinci</whoAs>} youToo {Vincete insieme {who}} other {{n, plural, one {Vince} other {Vincono insieme}} {who}}} · {points}',
  points: '{who} {total} (segnalini {tokens}, gemme {gems})',
  pointsWithSets: '{who} {total} (segnalini {tokens}, gemme {gems}, serie {sets})',

  bargain: '{party} {partyIs, select, youToo {trattate per spartirvi} other {trattano per spartirsi}} {loot}.',
  bargainFor:
    '{party} {partyIs, select, youToo {avete {time} per spartirvi} other {hanno {time} per spartirsi}} {loot}.',
  wants: '{whoIs, select, you {<whoAs>Vuoi</whoAs>} other {{who} vuole}} {tokens}.',
  wantsNothing: '{whoIs, select, you {<whoAs>Non vuoi</whoAs>} other {{who} non vuole}} nulla in particolare.',
  waives: '{whoIs, select, you {<whoAs>Non vuoi</whoAs>} other {{who} non vuole}} {tokens}.',
  waivesNothing: '{whoIs, select, you {<whoAs>Prenderesti</whoAs>} other {{who} prenderebbe}} qualunque cosa.',
  offer: '{whoIs, select, you {La <whoAs>tua</whoAs> offerta {number}} other {Offerta {number} di {who}}}: {shares}.',
  accepts: '{whoIs, select, you {<whoAs>Accetti</whoAs>} other {{who} accetta}} l’offerta {number}.',
  offerWithdrawn: '{whoIs, select, you {<whoAs>Ritiri</whoAs>} other {{who} ritira}} l’offerta.',
  acceptanceWithdrawn: '{whoIs, select, you {<whoAs>Non accetti</whoAs>} other {{who} non accetta}} più.',
  noDeal: '{whoIs, select, you {<whoAs>Dici</whoAs>} other {{who} dice}} «nessun accordo».',
  says: '{who}: «{phrase}»',
  frozen: 'La sabbia è quasi finita: niente nuove offerte.',
  closing: 'L’offerta {number} ha tutti i consensi che servono: ultimo momento per tirarsi indietro.',
  closingStopped: 'Qualcuno si tira indietro: ancora nessun accordo.',
  divided: 'Il bottino è spartito.',
  failed: { sand: 'La sabbia è finita senza un accordo.', refused: 'Nessuno vuole un accordo.' },
  faded: {
    drawn: 'Nella tana {spot} c’è {card}.',
    taken: '{whoIs, select, you {<whoAs>Prendi</whoAs>} other {{who} prende}} un segnalino dalla tana {spot}.',
    bargain: '{party} {partyIs, select, youToo {trattate} other {trattano}}. (A memoria: le offerte svaniscono.)',
    offer: '{whoIs, select, you {La <whoAs>tua</whoAs> offerta {number}} other {Offerta {number} di {who}}}.',
    heaps: '{whoIs, select, you {<whoAs>Fai</whoAs>} other {{who} fa}} i mucchi.',
    red: '{whoIs, select, you {il <whoAs>tuo</whoAs> {card}} other {{cardThe} di {who}}} prende il rosso prima di tutti.',
    shares: 'Le parti di tutti finiscono dietro gli schermi.',
    lost: 'Il bottino è perso.',
  },
  partyShrank: 'Chi resta della compagnia: {party}.',
  heaps: '{whoIs, select, you {I <whoAs>tuoi</whoAs> mucchi} other {I mucchi di {who}}}: {heaps}.',
  heapTaken: '{whoIs, select, you {<whoAs>Prendi</whoAs>} other {{who} prende}} il mucchio {heap}.',
  sharesSwapped: '{seats} {seatsIs, select, youToo {vi scambiate} other {si scambiano}} le parti.',
  sandStopped: 'La sabbia si ferma.',
  sandTurned: 'La sabbia ricomincia da capo.',
  sandTurnedFor: 'La sabbia ricomincia da capo: {time}.',
  silenced:
    'Non serve il {whoIs, select, you {<whoAs>tuo</whoAs> consenso, ma devi} other {consenso di {who}, ma deve}} ricevere un segnalino.',

  marketOpened: 'Il Mercato apre: si scambia ciò che sta dietro gli schermi',
  marketClosed: 'Il Mercato chiude',
  trade:
    '{whoIs, select, you {La <whoAs>tua</whoAs> offerta {number}} other {Offerta {number} di {who}}} a <partnersAs>te</partnersAs>.',
  tradeKnown:
    '{whoIs, select, you {La <whoAs>tua</whoAs> offerta {number}} other {Offerta {number} di {who}}} a <partnersAs>te</partnersAs>: {deal}.',
  traded: 'Scambio: {deal}.',
  lapsed: 'Offerte decadute: {numbers}.',
  done: '{whoIs, select, you {<whoAs>Hai finito</whoAs>} other {{who} ha finito}}.',

  reshuffled: 'Gli oggetti usati si mescolano e diventano il mazzo.',
  objectTaken: '{whoIs, select, you {<whoAs>Prendi</whoAs>} other {{who} prende}} {cardObject}.',
  objectTakenUnseen: '{whoIs, select, you {<whoAs>Prendi</whoAs>} other {{who} prende}} un oggetto.',
  played: '{whoIs, select, you {<whoAs>Giochi</whoAs>} other {{who} gioca}} {cardObject}.',
  playedOn: '{whoIs, select, you {<whoAs>Giochi</whoAs>} other {{who} gioca}} {cardObject}: {target}.',
  cancelled: '{whoIs, select, you {La <whoAs>tua</whoAs> {ward}} other {{wardThe} di {who}}} annulla {cardObject}.',
  dragonsSwapped: 'Due draghi si scambiano di posto: {spots}.',
  muddled: '{whoIs, select, you {<whoAs>Sceglierai</whoAs>} other {{who} sceglierà}} che cosa riceve il ladro.',
  tokenTaken: '{whoIs, select, you {<whoAs>Prendi</whoAs>} other {{who} prende}} {token} dalla tana {spot}.',
  recalled:
    '{whoIs, select, you {<whoAs>Ti</whoAs> torna a casa {cardThe}} other {{cardThe} di {who} torna a casa}} dalla tana {spot} e riposa.',
  moved:
    '{whoIs, select, you {Tra i <whoAs>tuoi</whoAs>, {cardThe}} other {{cardThe} di {who}}} passa dalla tana {from} alla tana {to}.',
  stronger: 'Il drago nella tana {spot} ha {by} di forza in più.',
  scried: 'Il drago nella tana {spot} nascondeva {tokens}, ora sotto gli occhi di tutti.',
  cloaked:
    'Nessun Ladro può {whoIs, select, you {<whoAs>derubarti</whoAs>} other {derubare {who}}} per questa uccisione.',
  ready:
    '{whoIs, select, you {<whoAs>Hai</whoAs>} other {{who} ha}} {n, plural, one {# avventuriero pronto} other {# avventurieri pronti}} a casa: {team}.',
  caught:
    'Al ladro! {whoIs, select, you {<whoAs>Vedi</whoAs>} other {{who} vede}} {thiefIs, select, you {la <thiefAs>tua</thiefAs> {card}} other {{cardObject} di {thief}}} nella tana {spot}: torna al suo posto {token}.',
  caughtTooLate:
    'Al ladro! {whoIs, select, you {<whoAs>Vedi</whoAs>} other {{who} vede}} {thiefIs, select, you {la <thiefAs>tua</thiefAs> {card}} other {{cardObject} di {thief}}} nella tana {spot}: ma il segnalino non c’è più.',
  callMissed:
    '{whoIs, select, you {<whoAs>Gridi</whoAs>} other {{who} grida}} «Al ladro!» alla tana {spot}, a torto, e per un po’ non {whoIs, select, you {puoi} other {può}} accusare.',
  handSpent:
    '{whoIs, select, you {<whoAs>Hai usato</whoAs>} other {{who} ha usato}} {cardObject} tre volte e la {whoIs, select, you {scarti} other {scarta}}.',
}

export const phrases: GoldWords['phrases'] = {
  'need silver': 'Mi serve argento',
  'need gold': 'Mi serve oro',
  'need red': 'Mi serve il rosso',
  'need blue': 'Mi serve il blu',
  'need green': 'Mi serve il verde',
  'need purple': 'Mi serve il viola',
  'need yellow': 'Mi serve il giallo',
  'need white': 'Mi serve il bianco',
  'need black': 'Mi serve il diamante nero',
  'too much for you': 'Per te è troppo',
  'too little for me': 'Per me è troppo poco',
  'you lead': 'Sei già in testa',
  'fair?': 'Ti sembra equo?',
  'take it': 'Accetta',
  'rather lose it': 'Piuttosto perdo tutto',
  'my last offer': 'La mia ultima offerta',
  'not below this': 'Sotto questo non scendo',
  thanks: 'Grazie',
  hurry: 'Fai presto',
}
