import type { Translation } from '#games/saying'
import type { here as en } from '../en/here.ts'

export const here: Translation<typeof en> = {
  title: 'Auf diesem Gerät',
  about: 'Allein gegen Bots oder zu mehreren um ein Gerät herum. Es braucht kein Netz und kein Haus.',
  play: 'Hier spielen, ohne das Haus',
  bring: 'Gespeichertes Spiel herholen',
  goOn: 'Weiterspielen',
  seeResult: 'Ergebnis ansehen',
  save: 'Als Datei sichern',
  remove: 'Löschen',
  removeSure: 'Dieses Spiel liegt nur in diesem Browser. Endgültig löschen?',
  removeYes: 'Ja, löschen',
  keep: 'Behalten',
  playedLast: 'Gespielt {when}',
  finished: 'Beendet {when}',
  with: '{names}',
  notListed:
    'Dieser Browser lässt uns nicht nachsehen, was hier aufbewahrt ist. Erlaube dieser Seite, Daten zu speichern, um deine Spiele zu sehen.',
  brought: 'Das Spiel ist jetzt hier.',

  making: {
    title: 'Ein Spiel auf diesem Gerät',
    of: '{game} auf diesem Gerät',
    which: 'Welches Spiel?',
    choose: 'Hier spielen',
    seats: 'Plätze',
    seat: 'Platz {n, number}',
    person: 'Mensch',
    bot: 'Bot: {kind}',
    name: 'Name auf Platz {n, number}',
    player: 'Mitspieler {n, number}',
    wrongName: 'Ein Name hat 1 bis 40 sichtbare Zeichen und weder am Anfang noch am Ende ein Leerzeichen.',
    sameName: 'Zwei Mitspieler heißen gleich, oder ihre Namen sehen gleich aus. Ändere einen der Namen.',
    nobody: 'Irgendwer muss spielen: Gib einen der Plätze einem Menschen.',
    together:
      'Ihr reicht das Gerät herum. Dazwischen verdeckt ein Vorhang den Tisch, und kein Sand rinnt. Wo alle eingreifen dürfen, seht ihr gemeinsam den offenen Tisch, und wer will, nimmt das Gerät.',
    atOnce: 'Bots antworten sofort',
    atOnceAbout: 'Sonst lassen sie sich einen Augenblick Zeit, damit man mitkommt.',
    begin: 'Anfangen',
  },

  handTo: 'Gib es an {name} weiter',
  covered: 'Der Tisch ist verdeckt, und das Spiel wartet.',
  iAm: 'Ich bin {name}',
  ratherI: 'Nein, ich bin {name}',
  stepIn: 'Will jemand eingreifen?',
  nobodyDoes: 'Niemand: weiter',
  inTurn: 'Reihum an alle weitergeben',
  allLook: 'Ihr dürft alle hinsehen.',
  give: 'Das Gerät an jemand anderen weitergeben',
  giveTo: 'An {name} weitergeben',

  trouble: {
    forbidden:
      'Dieser Browser lässt uns dieses Spiel nicht aufbewahren: Es währt so lange wie diese Seite. Spiel weiter und sichere es als Datei, bevor du die Seite schließt.',
    full: 'In diesem Browser ist kein Platz mehr: Was du jetzt spielst, wird nicht aufbewahrt. Spiel weiter, sichere das Spiel als Datei und schaffe Platz auf dem Gerät.',
    cleared:
      'Der Speicher dieses Browsers wurde geleert, während du gespielt hast. Von diesem Spiel ist nichts verloren: Wir haben alles noch einmal aufbewahrt.',
    understood: 'Verstanden',
  },
  stopped: 'Das Spiel ist kurz stehen geblieben. Es wird wieder aufgenommen; nichts, was du getan hast, ist verloren.',
  elsewhereTitle: 'Dieses Spiel ist in einem anderen Tab offen',
  elsewhere:
    'Ein Spiel wird immer nur an einem Ort gespielt. Spiel im anderen Tab weiter oder hol es hierher: Es geht nichts verloren.',
  takenTitle: 'Dieses Spiel wurde weggeholt',
  taken: 'Ein anderer Tab spielt es jetzt. Alles bis dahin ist aufbewahrt. Du kannst es zurückholen.',
  takeOver: 'Hierher holen',
  otherTitle: 'Dieses Spiel lässt sich nicht öffnen',
  saveFirst: 'Du kannst es noch als Datei sichern.',
  toHome: 'Zur Startseite',

  again: 'Noch einmal spielen',

  offlinePlay: 'Auf diesem Gerät spielen',
  newVersion: 'Eine neue Fassung dieser Seite ist da.',
  takeIt: 'Jetzt laden',
  later: 'Später',
}
