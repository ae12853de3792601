import type { LessonWords } from './en.ts'

export const magic: LessonWords['magic'] = {
  title: 'Magische Gegenstände',
  about: 'Das Profispiel',
  knows: {
    when: 'Jeder Gegenstand sagt selbst, wann man ihn spielen kann.',
    red: 'Ein roter Spielstein in deinem Anteil und dein Magier dabei: ein Gegenstand.',
    gems: 'Zu dritt bekommt 12, wer bei einer Edelsteinfarbe vorn liegt (weniger, wenn mehr mitspielen); zwei Gleiche teilen, drei bekommen nichts. Alle fünf Farben bringen 5 dazu.',
    black:
      'Der schwarze Diamant zählt 7, aber wer ihn hat, bekommt nichts für Edelsteine, auch nicht für alle fünf Farben.',
  },
  blade: {
    object: 'Im Profispiel beginnen alle mit einem Gegenstand. Du hast {keenBladeObject}: 3 Stärke mehr.',
    say: 'Dein {wizard} ist hier schon dabei, und es fehlen 6.',
    todo: 'Wähl die Klinge, {knightObject} und diesen Drachen, und greif an.',
    slain: 'Erlegt, und das ganz allein! Die Beute gehört dir, ohne jedes Verhandeln.',
    without: '{knightThe} allein ist zu schwach: Es fehlen 6. Ich habe ihn zurückgerufen, gib ihm die Klinge mit.',
    elsewhere: 'Damit stirbt dieser Drache nicht, darum habe ich zurückgerufen, wen du geschickt hast.',
  },
  horn: {
    red: 'Ein roter Spielstein, und dein {wizard} war dabei: Das bringt dir einen neuen Gegenstand vom Stapel.',
    window: 'Zwischen den Zügen ist kurz Zeit für Gegenstände. Alle entscheiden geheim, dann wird aufgedeckt.',
    say: '{hornOfRecallThe} schickt irgendeinen Abenteurer heim. {rival1} und {rival2} haben ihren Drachen fast erlegt.',
    todo: 'Wähl das Horn, dann, wen es ruft, und spiel es.',
    done: 'Ab nach Hause! Ihr Drache lebt weiter. Das Horn ist verbraucht.',
    kept: 'Du hebst es dir für einen besseren Moment auf. Das kann klug sein.',
  },
  end: 'Gegenstände, die am Ende übrig sind, zählen nichts, also benutze sie. Was jeder kann, steht auf ihm.',
}
