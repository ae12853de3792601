import type { Translation } from '#games/saying'
import type { here as en } from '../en/here.ts'

export const here: Translation<typeof en> = {
  title: 'Auf diesem Gerät',
  about: 'Allein gegen Bots oder zu mehreren an einem Gerät. Geht auch ohne Internet.',
  play: 'Auf diesem Gerät spielen',
  bring: 'Gespeicherte Partie öffnen',
  goOn: 'Weiterspielen',
  seeResult: 'Ergebnis ansehen',
  save: 'Als Datei speichern',
  remove: 'Löschen',
  removeSure: 'Diese Partie ist nur in diesem Browser gespeichert. Endgültig löschen?',
  removeYes: 'Ja, löschen',
  keep: 'Behalten',
  playedLast: 'Gespielt {when}',
  finished: 'Beendet {when}',
  with: '{names}',
  notListed:
    'Dieser Browser lässt uns deine gespeicherten Partien nicht lesen. Erlaube dieser Seite, Daten zu speichern.',
  brought: 'Die Partie ist jetzt auf diesem Gerät.',

  making: {
    title: 'Partie auf diesem Gerät',
    of: '{game} auf diesem Gerät',
    which: 'Welches Spiel?',
    choose: 'Hier spielen',
    seats: 'Plätze',
    seat: 'Platz {n, number}',
    person: 'Mensch',
    bot: 'Bot: {kind}',
    anybody: 'Irgendwer',
    persona: 'Platz {n, number}: wer der Bot ist',
    name: 'Name auf Platz {n, number}',
    player: 'Spieler {n, number}',
    wrongName: 'Ein Name hat 1 bis 40 sichtbare Zeichen und kein Leerzeichen am Anfang oder Ende.',
    sameName: 'Zwei Namen sind gleich oder sehen gleich aus. Ändere einen davon.',
    nobody: 'Mindestens ein Mensch muss mitspielen.',
    together:
      'Ihr reicht das Gerät herum. Dazwischen ist der Tisch verdeckt, und keine Sanduhr läuft. Wo alle eingreifen dürfen, seht ihr gemeinsam den offenen Tisch, und wer eingreifen will, nimmt das Gerät.',
    atOnce: 'Bots antworten sofort',
    atOnceAbout: 'Sonst warten sie einen Moment, damit ihr mitkommt.',
    begin: 'Anfangen',
  },

  handTo: 'Gib das Gerät an {name}',
  covered: 'Der Tisch ist verdeckt. Die Partie wartet.',
  iAm: 'Ich bin {name}',
  ratherI: 'Nein, ich bin {name}',
  stepIn: 'Will jemand eingreifen?',
  nobodyDoes: 'Niemand: weiter',
  inTurn: 'Reihum an alle weitergeben',
  allLook: 'Ihr dürft alle hinsehen.',
  give: 'Gerät weitergeben',
  giveTo: 'An {name} weitergeben',

  trouble: {
    forbidden:
      'Dieser Browser lässt uns die Partie nicht speichern: Sie geht verloren, wenn du diese Seite schließt. Spiel weiter und speichere sie vorher als Datei.',
    full: 'Der Speicher dieses Browsers ist voll: Was du jetzt spielst, wird nicht gespeichert. Spiel weiter, speichere die Partie als Datei und schaff Platz auf dem Gerät.',
    cleared:
      'Der Speicher dieses Browsers wurde geleert, während du gespielt hast. Von dieser Partie ist nichts verloren: Wir haben sie noch einmal gespeichert.',
    understood: 'Verstanden',
  },
  stopped: 'Die Partie ist kurz stehen geblieben. Sie geht gleich weiter; nichts ist verloren.',
  elsewhereTitle: 'Diese Partie ist in einem anderen Tab offen',
  elsewhere:
    'Eine Partie läuft immer nur in einem Tab. Spiel im anderen Tab weiter oder hol sie hierher: Es geht nichts verloren.',
  takenTitle: 'Diese Partie läuft jetzt woanders',
  taken: 'Ein anderer Tab hat sie übernommen. Alles bis dahin ist gespeichert. Du kannst sie zurückholen.',
  takeOver: 'Hier weiterspielen',
  otherTitle: 'Diese Partie lässt sich nicht öffnen',
  saveFirst: 'Du kannst sie noch als Datei speichern.',
  toHome: 'Zur Startseite',

  again: 'Noch einmal spielen',

  offlinePlay: 'Auf diesem Gerät spielen',
  newVersion: 'Eine neue Version dieser Seite ist da.',
  takeIt: 'Jetzt laden',
  later: 'Später',
}
