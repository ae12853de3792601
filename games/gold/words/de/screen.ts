import type { GoldWords } from '../en.ts'
import { desk } from './screen-desk.ts'
import { market } from './screen-market.ts'

export const screen: GoldWords['screen'] = {
  /** Green is S for “Smaragd”, because G is yellow, as in Fist. */
  letters: { red: 'R', blue: 'B', green: 'S', purple: 'L', yellow: 'G', white: 'W', black: 'D' },
  tokens: '{tokens}',
  progress: {
    dragons: '{dragons, plural, one {# Drache} other {# Drachen}}',
    bag: '{bag, plural, =0 {Beutel leer} one {noch # Spielstein im Beutel} other {noch # Spielsteine im Beutel}}',
    bagShort: '{bag, plural, =0 {Beutel leer} one {# Spielstein} other {# Spielsteine}}',
  },
  stock: {
    market:
      '{n, plural, =0 {Gleich nach diesem Drachen öffnet der Markt.} one {Der Markt öffnet, sobald noch # Drache erlegt ist.} other {Der Markt öffnet, sobald noch # Drachen erlegt sind.}}',
    marketOver: 'Der Markt ist vorbei.',
    marketNever: 'Es wird keinen Markt geben.',
    objects:
      '{n, plural, =0 {Kein magischer Gegenstand mehr im Stapel.} one {Noch # magischer Gegenstand im Stapel.} other {Noch # magische Gegenstände im Stapel.}}',
    used: 'Benutzt: {cards}.',
  },
  asked: {
    attack: 'Du bist dran: Wen schickst du gegen welchen Drachen?',
    deal: 'Es gibt eine Einigung.',
    play: 'Spielst du einen Gegenstand?',
    pause: 'Spielt jemand einen Gegenstand?',
    token: '{who} hat das hinter dem Sichtschirm: Welchen Spielstein stiehlst du?',
    tokenGiven: 'Welchen deiner Spielsteine bekommt {thiefThe} von {who}?',
  },
  lair: {
    empty: 'Leer',
    noMore:
      '{why, select, bag {Keine Drachen mehr: Der Beutel ist leer.} other {Keine Drachen mehr: Der Stapel ist zu Ende.}}',
    slain: 'Erlegt',
    draught: 'davon {n} durch einen Drachentrank',
    hidden: '{n, plural, one {# Spielstein verborgen} other {# Spielsteine verborgen}}',
    hiddenShort:
      '{n, plural, =0 {Nichts mehr verborgen: Der Beutel ist leer.} one {# Spielstein verborgen: Mehr ist nicht im Beutel.} other {# Spielsteine verborgen: Mehr sind nicht im Beutel.}}',
    bare: 'keine Spielsteine',
    about: '{card} in Höhle {spot}: Stärke {strength}, dagegen {sum}. Hütet offen {tokens}, verborgen {hidden}.',
    attackers: 'Dort, in dieser Reihenfolge: {attackers}.',
    attacker: '{card} von <whoAs>dir</whoAs> ({strength})',
    choose: '{cardObject} wählen',
    row: 'Die Drachen',
  },
  lost: 'Verloren: {tokens}',
  window: 'Ein Moment für Magie',
  shares: 'Hinter die Sichtschirme',
  team: {
    label: 'Abenteurer: {team}.',
    ready: '{card} bereit',
    resting: '{card} ruht',
    away: '{card} gegen {dragonObject}',
    gone: '{card} fort',
    place: '{card} ist fort, gegen {dragonObject} (Höhle {spot}).',
  },
  seat: {
    turn: 'ist am Zug',
    party: 'in der Gruppe',
    objects: '{n, plural, one {# magischer Gegenstand} other {# magische Gegenstände}}',
    left: 'hat die Partie verlassen',
    counted: 'Mitgezählt: {tokens}.',
    countedDoubt:
      'Mitgezählt: {tokens}, dazu heimlich {n, plural, one {# Spielstein} other {# Spielsteine}} mehr oder weniger.',
  },
  hand: {
    hoard: 'Hinter deinem Sichtschirm',
    nothing: 'Noch keine Spielsteine',
    worth: '{points, plural, one {# Punkt} other {# Punkte}} ohne Edelsteine',
    objects: 'Deine magischen Gegenstände',
    show: '{cardObject} ganz lesen',
    sealed: 'Du legst {cardObject} verdeckt hin; die anderen sehen es nicht.',
    called: 'Du rufst „Erwischt!“.',
    passed: 'Du passt.',
  },
  attack: {
    resting: 'Ruht',
    away: 'Fort',
    team: 'Wen schickst du?',
    do: '{cardObject} schicken',
    doSlay: '{dragonObject} erlegen',
    chooseTeam: 'Wähle einen Abenteurer',
    chooseDragon: 'Wähle einen Drachen',
    blade: '{card} +{n}',
  },
  magic: {
    play: '{cardObject} spielen',
    slip: 'Heimlich nehmen',
    call: 'Erwischt!',
    callAbout:
      'Sag, von welchem Drachen eben heimlich ein Spielstein gestohlen wurde. Wer falschliegt, darf eine Weile nicht mehr rufen.',
    callOn: '„Erwischt!“ rufen für {dragonObject}',
    pass: 'Passen',
    dragon: 'Wähle einen Drachen.',
    token: '{token} {name}',
  },
  victim: {
    random: 'Ein Spielstein wird blind gezogen.',
    look: 'Du siehst hinter den Sichtschirm und suchst aus.',
    only: 'Sonst war dort niemand zu bestehlen, und der Spielstein wird blind gezogen.',
  },
  token: {
    steal: 'Stehlen',
    give: 'Hergeben',
    of: '{n} da',
  },
  reminder: {
    dragon: '{card}: {sum} von {strength}',
    shares: '{who} {whoIs, select, youToo {teilt} other {teilen}}: {tokens}',
  },
  recall: {
    on: 'Gegen {dragonObject}: {sum} von {strength}',
  },
  /** After the game: why it ended so. */
  story: {
    title: 'Punkte, Drache für Drache',
    count: 'Wertung',
    made: '{whoIs, select, you {<whoAs>Deine</whoAs> Punkte} other {Punkte von {who}}}: {tokens} mit Spielsteinen, {gems} mit den meisten Edelsteinen einer Farbe, {sets} mit vollständigen Sätzen.',
    madeBasic:
      '{whoIs, select, you {<whoAs>Deine</whoAs> Punkte} other {Punkte von {who}}}: {tokens} mit Spielsteinen, {gems} mit den meisten Edelsteinen einer Farbe.',
    nearest: 'Dahinter: {who} mit {best}.',
  },
  explained: {
    tokens: 'Spielsteine',
    sets: 'Vollständige Sätze',
    total: 'Summe',
    each: '{n} × {points}',
    plus: '+{points}',
    count: 'Wertung',
    nobody: 'Niemand hat welche.',
    one: '{who} {whoIs, select, you {hast} youToo {habt} other {{n, plural, one {hat} other {haben}}}} die Mehrheit: {points, plural, one {# Punkt} other {# Punkte}}.',
    shared:
      '{who} {whoIs, select, youToo {teilt euch} other {teilen sich}} die Mehrheit: je {points, plural, one {# Punkt} other {# Punkte}}.',
    cursedTie:
      '{who} {whoIs, select, youToo {teilt euch} other {teilen sich}} die Mehrheit; der schwarze Diamant schließt <cursedAs>dich</cursedAs> aus: {points, plural, one {# Punkt} other {# Punkte}} für den anderen.',
    cursed:
      '{who} {whoIs, select, you {hast} youToo {habt} other {{n, plural, one {hat} other {haben}}}} die Mehrheit, aber mit dem schwarzen Diamanten bringen Edelsteine nichts.',
    many: '{who} {whoIs, select, youToo {teilt euch} other {teilen sich}} die Mehrheit: So viele bekommen nichts.',
    left: 'Hat die Partie verlassen.',
    cursedSet:
      '{who} {whoIs, select, you {hast} other {hat}} einen vollständigen Satz, aber mit dem schwarzen Diamanten bringt er nichts.',
    lastOffers: 'Wie oft „Mein letztes Angebot“ wirklich das letzte war: {all}.',
    lastOffer: '{who} {kept} von {said}',
  },
  hints: {
    silver: 'Silber: 1 Punkt.',
    gold: 'Gold: 3 Punkte.',
    red: 'Rot: 1 Punkt.{wizard, select, red { Der einzige Magier bei einem erlegten Drachen nimmt es zuerst.} object { Wer mit einem Magier Rot bekommt, erhält einen magischen Gegenstand.} both { Der einzige Magier bei einem erlegten Drachen nimmt es zuerst. Wer mit einem Magier Rot bekommt, erhält einen magischen Gegenstand.} other {}}',
    blue: 'Blauer Edelstein: Wer am Ende die meisten hat, bekommt {most} Punkte.',
    green: 'Grüner Edelstein: Wer am Ende die meisten hat, bekommt {most} Punkte.',
    purple: 'Lila Edelstein: Wer am Ende die meisten hat, bekommt {most} Punkte.',
    yellow: 'Gelber Edelstein: Wer am Ende die meisten hat, bekommt {most} Punkte.',
    white: 'Weißer Edelstein: Wer am Ende die meisten hat, bekommt {most} Punkte.',
    black:
      'Schwarzer Diamant: {black} Punkte. {game, select, advanced {Aber wer ihn hat, bekommt nichts für Edelsteine.} other {}}',
    strength: '{sum} von {strength}: Erreichen die Angreifer seine Stärke, stirbt der Drache.',
  },
  desk,
  market,
}
