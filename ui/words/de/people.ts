import type { Translation } from '#games/saying'
import type { people as en } from '../en/people.ts'

export const people: Translation<typeof en> = {
  settings: 'Einstellungen',
  about: 'Über uns',
  language: 'Sprache',
  menu: 'Hauptmenü',
  footer: 'Mehr',
  guest: 'Gast',
  nobody: 'Eintreten',
  youAre: 'Du bist {name}',

  madeUp: {
    one: 'Lustiger Dachs',
    two: 'Müde Eule',
    three: 'Ehrlicher Rabe',
    four: 'Flinker Otter',
    five: 'Tapferer Igel',
    six: 'Stiller Luchs',
    seven: 'Frohe Elster',
    eight: 'Alter Fuchs',
  },

  name: {
    label: 'Dein Name am Tisch',
    hint: '1 bis 40 Zeichen',
    wrong: 'Ein Name hat 1 bis 40 sichtbare Zeichen und beginnt oder endet nicht mit einem Leerzeichen.',
    save: 'Namen übernehmen',
    saved: 'Ab jetzt heißt du {name}. An Tischen, an denen du schon sitzt, behältst du den alten Namen.',
    enter: 'Eintreten',
  },

  account: {
    title: 'Du',
    guestIs: 'Du bist zu Gast. Das Haus kennt dich nur an diesem Browser.',
    guestWhy:
      'Mit einem Benutzernamen und einem Passwort oder mit einem Passkey findest du deine Plätze auf jedem Gerät wieder.',
    hasAccount: 'Du kommst mit dem Benutzernamen {username} wieder herein.',
    hasPasskey: 'Du kommst mit einem Passkey wieder herein.',
    keep: 'Behalte deinen Platz auf Dauer',
    signUp: 'Konto anlegen',
    signUpDone: 'Fertig. Ab jetzt kommst du mit dem Benutzernamen {username} wieder herein.',
    signIn: 'Anmelden',
    signInAbout: 'Du warst schon einmal hier, mit einem Konto.',
    signInLoses:
      'Du spielst gerade als Gast. Wenn du dich mit einem Konto anmeldest, verlierst du die Plätze dieses Gastes.',
    username: 'Benutzername',
    usernameHint: '3 bis 30 Buchstaben, Ziffern, Punkte oder Unterstriche',
    password: 'Passwort',
    passwordHint: 'mindestens 8 Zeichen',
    passkeyAdd: 'Passkey hinzufügen',
    passkeyAbout: 'Dein Fingerabdruck, dein Gesicht oder die Sperre deines Geräts statt eines Passworts.',
    passkeyDone: 'Fertig. Du kommst mit diesem Passkey wieder herein.',
    passkeyIn: 'Mit Passkey anmelden',
    signOut: 'Abmelden',
    signOutOthers: 'Alle anderen Geräte und Programme abmelden',
    signOutOthersDone: 'Fertig. Nur noch dieser Browser ist mit deinem Konto angemeldet.',
    signOutGuest:
      'Nur dieser Browser weiß, wer du bist. Wenn du dich abmeldest, sind deine Plätze für immer verloren. Leg zuerst ein Konto an, wenn du sie behalten willst.',
    signOutSure: 'Abmelden und Plätze verlieren',
    stay: 'Bleiben',
    or: 'oder',
  },

  setting: {
    title: 'Einstellungen',
    kept: 'Werden sofort in diesem Browser gespeichert.',
    notKept: 'Dieser Browser lässt uns keine Einstellungen speichern: Sie gelten, solange diese Seite offen ist.',
    language: 'Sprache',
    motion: 'Bewegung',
    motionNone: 'Keine',
    motionStills: 'Standbilder',
    motionQuick: 'Schnell',
    motionNormal: 'Üblich',
    motionCalm: 'Ruhig',
    sounds: 'Töne',
    volume: 'Lautstärke',
    sound: {
      yourTurn: 'Du bist dran',
      acted: 'Jemand hat einen Zug gemacht',
      reveal: 'Fäuste öffnen sich, Würfel fallen, Drachen sterben',
      lowTime: 'Deine Zeit läuft ab',
      said: 'Jemand sagt etwas',
      ended: 'Die Partie ist vorbei',
    },
    table: 'Am Tisch',
    confirm: 'Nachfragen, wenn es kein Zurück gibt',
    confirmAbout: 'Noch ein Druck, um zu bestätigen, was du gewählt hast.',
    callTitle: 'Ruf mich, wenn ich dran bin',
    callTitleAbout: 'Der Tab dieser Seite ruft, während du anderswo bist.',
    leftHanded: 'Linkshändig',
    leftHandedAbout: 'Auf dem quer gehaltenen Handy ist deine Seite links.',
    contrast: 'Stärkerer Kontrast',
    contrastAbout: 'Dunkleres Holz, hellere Linien und Schrift.',
  },

  banner: {
    connecting: 'Wir suchen den Weg zum Haus …',
    lost: 'Die Verbindung zum Haus ist abgerissen. Wir versuchen es von selbst wieder; nichts, was du getan hast, ist verloren.',
    oldPage: 'Das Haus wurde erneuert. Lade die Seite neu, um weiterzumachen.',
    reload: 'Neu laden',
    notKept:
      'Dieser Browser behält nichts für uns: Deine Einstellungen gelten nur, solange diese Seite offen ist. Erlaube Speicher und Cookies für diese Seite, um sie zu behalten.',
    understood: 'Verstanden',
  },

  lost: {
    title: 'Diesen Ort gibt es nicht',
    what: 'Diese Adresse führt im Haus nirgendwohin. Vielleicht ist sie alt oder abgeschnitten.',
    home: 'Zurück in die Schankstube',
  },
  problem: {
    title: 'Das hat nicht geklappt',
    again: 'Noch einmal versuchen',
    home: 'Zurück in die Schankstube',
    newTable: 'Tisch eröffnen',
    crashed:
      'Auf dieser Seite ist etwas kaputtgegangen. Das ist unser Fehler. Lade sie neu: Das Haus hat alles behalten.',
  },

  aboutPage: {
    title: 'Über dieses Haus',
    what: 'Wyrmtavern ist eine Schenke für drei Fantasy-Brettspiele. Gespielt wird im Browser, auf dem Handy oder auf einem großen Bildschirm, live oder über Tage, mit Menschen oder gegen Bots. Es kostet nichts, es gibt keine Werbung, und wer mag, kann ein eigenes Haus betreiben.',
    fair: 'Die Würfel sind ehrlich, und du kannst es nachprüfen: Vor einer Partie zeigt das Haus ein Siegel auf seinem Startwert, danach den Startwert selbst, und die ganze Partie lässt sich aus ihrer Datei noch einmal abspielen.',
    notice: 'Ein inoffizielles Werk von Fans',
    noticeText:
      'Dieses Haus hat keine Verbindung zu den Autoren oder zu einem Verlag dieser Spiele und ist von ihnen auch nicht gutgeheißen. Die Regeln sind mit unseren eigenen Worten erzählt. Wenn dir ein Spiel gefällt, kauf dir bitte die Schachtel.',
    gameBy: '<title>{game}</title> ist von {designers} und erschien zuerst {year}.',
    reconstructed:
      'Von diesem Spiel ist nicht jede Karte überliefert; was fehlt, haben wir selbst ergänzt, und die Regeln sagen es.',
    privacy: 'Was das Haus über dich weiß',
    privacyText:
      'Einen Namen, wo du sitzt und was du gespielt hast. Ein Cookie sagt, wer du bist; Einstellungen bleiben in deinem Browser. Nach einer Mailadresse wird nicht gefragt, und die Seite lädt nichts von anderswo.',
    credits: 'Dank',
    icons:
      'Die Bilder sind von <link>game-icons.net</link>, von Lorc, Delapouite, Skoll und anderen, unter der Lizenz <licence>CC BY 3.0</licence>; wir färben sie und schneiden sie zu.',
    iconsBy: 'Die Urheber dieser Sammlung: {authors}.',
    fonts:
      'Schriften: Alegreya und Alegreya Sans von Juan Pablo del Peral (Huerta Tipográfica), unter der SIL Open Font License 1.1.',
    libraries: 'Gemacht mit {libraries}, alle unter ihrer eigenen freien Lizenz (MIT, Apache 2.0 oder Unlicense).',
    code: 'Das Haus selbst ist freie Software unter der MIT-Lizenz.',
    programs: 'Für Programme: <link>Alles, was diese Seite tut, darf jedes Programm tun</link>.',
  },
}
