import type { GoldWords } from '../en.ts'
import { desk } from './screen-desk.ts'
import { market } from './screen-market.ts'

export const screen: GoldWords['screen'] = {
  /** Viola is A for “ametista”, bianco is D for “diamante”, because V and B are taken. */
  letters: { red: 'R', blue: 'B', green: 'V', purple: 'A', yellow: 'G', white: 'D', black: 'N' },
  tokens: '{tokens}',
  progress: {
    dragons: '{dragons, plural, one {Ancora # drago} other {Ancora # draghi}}',
    bag: '{bag, plural, =0 {sacchetto vuoto} one {# segnalino nel sacchetto} other {# segnalini nel sacchetto}}',
    bagShort: '{bag, plural, =0 {sacchetto vuoto} one {# segnalino} other {# segnalini}}',
  },
  stock: {
    market:
      '{n, plural, =0 {Il Mercato apre dopo questa uccisione.} one {Il Mercato apre dopo # altra uccisione.} other {Il Mercato apre dopo altre # uccisioni.}}',
    marketOver: 'Il Mercato è finito.',
    marketNever: 'Non ci sarà nessun Mercato.',
    objects:
      '{n, plural, =0 {Nessun oggetto magico nel mazzo.} one {# oggetto magico nel mazzo.} other {# oggetti magici nel mazzo.}}',
    used: 'Usati: {cards}.',
  },
  asked: {
    attack: 'Tocca a te: chi mandi, e dove?',
    deal: 'L’accordo è fatto.',
    play: 'Giochi un oggetto?',
    pause: 'Un momento per la magia…',
    token: 'Dietro lo schermo di {who}: quale segnalino rubi?',
    tokenGiven: 'Quale dei tuoi segnalini riceve {thiefThe} di {who}?',
  },
  lair: {
    empty: 'Vuota',
    noMore:
      '{why, select, bag {Niente più draghi: il sacchetto è vuoto.} other {Niente più draghi: il mazzo è finito.}}',
    slain: 'Ucciso',
    draught: 'di cui {n} per la Pozione',
    hidden: '{n, plural, one {# segnalino nascosto} other {# segnalini nascosti}}',
    hiddenShort:
      '{n, plural, =0 {Più niente di nascosto: il sacchetto è vuoto.} one {# segnalino nascosto: nel sacchetto non c’è altro.} other {# segnalini nascosti: nel sacchetto non c’è altro.}}',
    bare: 'nessun segnalino',
    about: '{card}, tana {spot}: forza {strength}, contro di lui {sum}. In vista: {tokens}. Nascosti: {hidden}.',
    attackers: 'Lì, nel loro ordine: {attackers}.',
    attacker: '{card} {whoIs, select, you {dei <whoAs>tuoi</whoAs>} other {di {who}}} ({strength})',
    choose: 'Scegli {cardObject}',
    row: 'I draghi',
  },
  lost: 'Persi: {tokens}',
  window: 'Un momento per la magia',
  shares: 'Dietro gli schermi',
  team: {
    label: 'Avventurieri: {team}.',
    ready: '{card} (può partire)',
    resting: '{card} (riposa)',
    away: '{card} (su {dragonObject})',
    gone: '{card} (è via)',
    place: '{card} è via, contro {dragonObject} (tana {spot}).',
  },
  seat: {
    turn: 'è di turno',
    party: 'nella compagnia',
    objects: '{n, plural, one {# oggetto magico} other {# oggetti magici}}',
    left: 'ha lasciato la partita',
    counted: 'Contati: {tokens}.',
    countedDoubt:
      'Contati: {tokens}, e in segreto {n, plural, one {# segnalino} other {# segnalini}} in più o in meno.',
  },
  hand: {
    hoard: 'Dietro il tuo schermo',
    nothing: 'Ancora nessun segnalino',
    worth: '{points, plural, one {# punto} other {# punti}} senza le gemme',
    objects: 'I tuoi oggetti magici',
    show: 'Leggi {cardObject} per intero',
    sealed: 'Giochi, senza che gli altri lo vedano: {card}.',
    called: 'Gridi «Al ladro!».',
    passed: 'Passi.',
  },
  attack: {
    resting: 'Riposa',
    away: 'È via',
    team: 'Chi mandi?',
    do: 'Manda {cardObject}',
    doSlay: 'Uccidi {dragonObject}',
    chooseTeam: 'Scegli un avventuriero',
    chooseDragon: 'Scegli un drago',
    blade: '{card} +{n}',
  },
  magic: {
    dragon: 'Scegli un drago.',
    play: 'Gioca {cardObject}',
    slip: 'Prendilo in segreto',
    call: 'Al ladro!',
    callAbout:
      'Indica il drago da cui è appena stato rubato un segnalino in segreto. Se sbagli, per un po’ non puoi più accusare.',
    callOn: 'Grida «Al ladro!» su {dragonObject}',
    pass: 'Passa',
    token: '{token} {name}',
  },
  victim: {
    random: 'Il segnalino si pesca a caso.',
    look: 'Guardi dietro lo schermo e scegli.',
    only: 'Non c’era nessun altro da derubare, e il segnalino si pesca a caso.',
  },
  token: {
    steal: 'Rubalo',
    give: 'Cedilo',
    of: '{n, plural, one {ce n’è #} other {ce ne sono #}}',
  },
  reminder: {
    dragon: '{card}: {sum} su {strength}',
    shares: '{who} {whoIs, select, youToo {vi dividete} other {si dividono}} {tokens}',
  },
  recall: {
    on: 'Su {dragonObject}: {sum} su {strength}',
  },
  /** After the game: why it ended so. */
  story: {
    title: 'Punti, drago per drago',
    count: 'il conteggio',
    made: '{whoIs, select, you {I <whoAs>tuoi</whoAs> punti} other {I punti di {who}}}: {tokens} dai segnalini, {gems} dalle maggioranze di gemme, {sets} dalle serie complete.',
    madeBasic:
      '{whoIs, select, you {I <whoAs>tuoi</whoAs> punti} other {I punti di {who}}}: {tokens} dai segnalini, {gems} dalle maggioranze di gemme.',
    nearest: 'Subito dopo: {who}, con {best}.',
  },
  explained: {
    tokens: 'Segnalini',
    sets: 'Serie complete',
    total: 'Totale',
    each: '{n} × {points}',
    nobody: 'Nessuno ne ha.',
    one: '{who} {whoIs, select, you {ne hai} youToo {ne avete} other {{n, plural, one {ne ha} other {ne hanno}}}} di più: {points, plural, one {# punto} other {# punti}}.',
    shared:
      '{who} {whoIs, select, youToo {ne avete} other {ne hanno}} di più: {points, plural, one {# punto} other {# punti}} ciascuno.',
    cursedTie:
      '{who} {whoIs, select, youToo {ne avete} other {ne hanno}} di più; il diamante nero esclude <cursedAs>te</cursedAs>: {points, plural, one {# punto} other {# punti}} per l’altro.',
    cursed:
      '{who} {whoIs, select, you {ne hai} youToo {ne avete} other {{n, plural, one {ne ha} other {ne hanno}}}} di più, ma con il diamante nero le gemme non valgono nulla.',
    many: '{who} {whoIs, select, youToo {ne avete di più: in così tanti non ricevete} other {ne hanno di più: in così tanti non ricevono}} nulla.',
    left: 'Ha lasciato la partita.',
    cursedSet:
      '{whoIs, select, you {<whoAs>Hai</whoAs>} other {{who} ha}} una serie completa, ma con il diamante nero non vale nulla.',
    lastOffers: 'Quante volte «La mia ultima offerta» è stata davvero l’ultima: {all}.',
    lastOffer: '{who} {kept} su {said}',
    plus: '+{points}',
    count: 'Il conteggio',
  },
  hints: {
    silver: 'Argento: 1 punto.',
    gold: 'Oro: 3 punti.',
    red: 'Rosso: 1 punto.{wizard, select, red { L’unico Mago su un drago ucciso lo prende per primo.} object { Un Mago il cui giocatore riceve del rosso porta un oggetto magico.} both { L’unico Mago su un drago ucciso lo prende per primo. Un Mago il cui giocatore riceve del rosso porta un oggetto magico.} other {}}',
    blue: 'Gemma blu: chi ne ha di più alla fine riceve {most} punti.',
    green: 'Gemma verde: chi ne ha di più alla fine riceve {most} punti.',
    purple: 'Gemma viola: chi ne ha di più alla fine riceve {most} punti.',
    yellow: 'Gemma gialla: chi ne ha di più alla fine riceve {most} punti.',
    white: 'Gemma bianca: chi ne ha di più alla fine riceve {most} punti.',
    black:
      'Diamante nero: {black} punti. {game, select, advanced {Ma chi lo ha non riceve nulla per le gemme.} other {}}',
    strength: '{sum} su {strength}: quando gli attaccanti raggiungono la sua forza, il drago muore.',
  },
  desk,
  market,
}
