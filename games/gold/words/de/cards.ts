import type { Translation } from '#games/saying'
import type { cards as enCards, powers as enPowers } from '../en/cards.ts'

/** German: everything with a picture. Dragons have an article too. */
export const cards: Translation<typeof enCards> = {
  cinderling: { name: 'Aschling', the: 'der Aschling', object: 'den Aschling' },
  mossback: { name: 'Moosrücken', the: 'der Moosrücken', object: 'den Moosrücken' },
  caveLurker: { name: 'Höhlenlauerer', the: 'der Höhlenlauerer', object: 'den Höhlenlauerer' },
  copperwing: { name: 'Kupferflügel', the: 'der Kupferflügel', object: 'den Kupferflügel' },
  marshDrake: { name: 'Sumpfdrache', the: 'der Sumpfdrache', object: 'den Sumpfdrachen' },
  greySleeper: { name: 'Grauer Schläfer', the: 'der Graue Schläfer', object: 'den Grauen Schläfer' },
  oldBoaster: { name: 'Alter Prahler', the: 'der Alte Prahler', object: 'den Alten Prahler' },
  thornmaw: { name: 'Dornenschlund', the: 'der Dornenschlund', object: 'den Dornenschlund' },
  mistscale: { name: 'Nebelschuppe', the: 'die Nebelschuppe', object: 'die Nebelschuppe' },
  sunbasker: { name: 'Sonnenanbeter', the: 'der Sonnenanbeter', object: 'den Sonnenanbeter' },
  ironjaw: { name: 'Eisenkiefer', the: 'der Eisenkiefer', object: 'den Eisenkiefer' },
  theUnseen: { name: 'Der Ungesehene', the: 'der Ungesehene', object: 'den Ungesehenen' },
  frostmantle: { name: 'Frostmantel', the: 'der Frostmantel', object: 'den Frostmantel' },
  stormcrest: { name: 'Sturmkamm', the: 'der Sturmkamm', object: 'den Sturmkamm' },
  deepcoil: { name: 'Tiefenschlinge', the: 'die Tiefenschlinge', object: 'die Tiefenschlinge' },
  theHoarder: { name: 'Der Raffer', the: 'der Raffer', object: 'den Raffer' },
  emberking: { name: 'Glutkönig', the: 'der Glutkönig', object: 'den Glutkönig' },
  nightmother: { name: 'Nachtmutter', the: 'die Nachtmutter', object: 'die Nachtmutter' },
  knight: { name: 'Krieger', the: 'der Krieger', object: 'den Krieger' },
  dame: { name: 'Kriegerin', the: 'die Kriegerin', object: 'die Kriegerin' },
  thief: { name: 'Dieb', the: 'der Dieb', object: 'den Dieb' },
  wizard: { name: 'Magier', the: 'der Magier', object: 'den Magier' },
  ringOfConfusion: { name: 'Ring der Verwirrung', the: 'der Ring der Verwirrung', object: 'den Ring der Verwirrung' },
  swapPowder: { name: 'Tauschpulver', the: 'das Tauschpulver', object: 'das Tauschpulver' },
  stoneOfMuddle: { name: 'Wirrstein', the: 'der Wirrstein', object: 'den Wirrstein' },
  invisibleHand: { name: 'Unsichtbare Hand', the: 'die Unsichtbare Hand', object: 'die Unsichtbare Hand' },
  hornOfRecall: { name: 'Horn der Heimkehr', the: 'das Horn der Heimkehr', object: 'das Horn der Heimkehr' },
  sevenLeagueBoots: { name: 'Siebenmeilenstiefel', the: 'die Siebenmeilenstiefel', object: 'die Siebenmeilenstiefel' },
  keenBlade: { name: 'Scharfe Klinge', the: 'die Scharfe Klinge', object: 'die Scharfe Klinge' },
  dragonDraught: { name: 'Drachentrank', the: 'der Drachentrank', object: 'den Drachentrank' },
  secondSand: { name: 'Neuer Sand', the: 'der Neue Sand', object: 'den Neuen Sand' },
  scryingBowl: { name: 'Seherschale', the: 'die Seherschale', object: 'die Seherschale' },
  shadowCloak: { name: 'Schattenmantel', the: 'der Schattenmantel', object: 'den Schattenmantel' },
  silverTongue: { name: 'Silberzunge', the: 'die Silberzunge', object: 'die Silberzunge' },
  wardstone: { name: 'Bannstein', the: 'der Bannstein', object: 'den Bannstein' },
  dawnLantern: { name: 'Morgenlaterne', the: 'die Morgenlaterne', object: 'die Morgenlaterne' },
}

export const powers: Translation<typeof enPowers> = {
  dragon:
    'Stärke {strength}, {visible, plural, one {# Spielstein} other {# Spielsteine}} für alle sichtbar, {hidden} verborgen.',
  knight: 'Stärke {strength}.',
  dame: 'Stärke {strength}.',
  thief:
    'Stärke {strength}; ist der Drache erlegt, stiehlt er einem anderen aus der Gruppe blind einen Spielstein; ist dein Magier auch dort, siehst du nach und suchst ihn aus.',
  wizard:
    'Stärke {strength}; im Grundspiel nimmt der einzige Magier bei einem erlegten Drachen zuerst die roten Spielsteine; im Profispiel bringt dir ein roter Spielstein in deinem Anteil einen Gegenstand.',
  wizardPlain: 'Stärke {strength}.',
  wizardRed: 'Stärke {strength}; der einzige Magier bei einem erlegten Drachen nimmt zuerst die roten Spielsteine.',
  wizardObject: 'Stärke {strength}; mit einem roten Spielstein in deinem Anteil bringt er dir einen Gegenstand.',
  wizardBoth:
    'Stärke {strength}; der einzige Magier bei einem erlegten Drachen nimmt zuerst die roten Spielsteine; mit einem roten Spielstein in deinem Anteil bringt er dir einen Gegenstand.',
  ringOfConfusion:
    'Nach einer Einigung vertauschst du die Anteile zweier anderer aus der Gruppe, ob du nun dazugehörst oder nicht.',
  swapPowder:
    'Zwischen Zügen tauschen zwei Drachen mitsamt ihren Spielsteinen die Höhlen; die Abenteurer bleiben, wo sie sind.',
  stoneOfMuddle:
    'Wirst du bestohlen, suchst du aus, welchen Spielstein der Dieb bekommt, selbst wenn er nachsehen dürfte.',
  invisibleHand:
    'Zwischen Zügen nimmst du heimlich einen offenen Spielstein, von jedem Drachen einmal. Ruft jemand zu Recht „Erwischt!“, kommt der Spielstein zurück, und die Hand wird abgelegt; abgelegt wird sie auch nach drei Diebstählen, die niemand bemerkt hat.',
  openHand: 'Zwischen Zügen nimmst du offen einen Spielstein, der auf einem Drachen liegt.',
  hornOfRecall: 'Zwischen Zügen schickst du einen beliebigen Abenteurer von einem Drachen heim, wo er ruht.',
  sevenLeagueBoots: 'Zwischen Zügen geht einer deiner eigenen Abenteurer von seinem Drachen zu einem anderen.',
  keenBlade: 'In deinem Zug, beim Angriff: Dieser Abenteurer zählt gegen diesen Drachen 3 mehr.',
  dragonDraught: 'Zwischen Zügen machst du einen Drachen um 3 stärker, solange er lebt.',
  secondSand: 'In einer Verhandlung deiner Gruppe läuft der Sand von vorn.',
  scryingBowl: 'Zwischen Zügen legst du offen, was ein Drache verbirgt; bei seinem Tod wird dann nichts mehr gezogen.',
  shadowCloak: 'Wirst du bestohlen: Bei diesem Drachen darf dich kein Dieb bestehlen.',
  silverTongue:
    'Bevor der Sand läuft, in deiner Gruppe: Ein anderer muss nicht zustimmen, aber mindestens einen Spielstein bekommen.',
  wardstone: 'Banne einen eben gespielten Gegenstand: Er bewirkt nichts.',
  dawnLantern: 'In deinem Zug, vor dem Angriff: Alle deine ruhenden Abenteurer daheim werden bereit.',
}
