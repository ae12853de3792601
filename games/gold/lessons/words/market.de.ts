import type { LessonWords } from './en.ts'

export const market: LessonWords['market'] = {
  title: 'Der Markt',
  about: 'Einmal tauschen, was hinter den Schirmen liegt',
  knows: {
    once: 'Der Markt öffnet einmal, nach dem achten Drachen.',
    tokens: 'Getauscht werden nur Spielsteine, mindestens einer in jede Richtung.',
    secret: 'Was getauscht wird, sehen nur die Beteiligten.',
  },
  accept: {
    open: 'Acht Drachen sind erlegt, und der Markt öffnet, dieses eine Mal. Alle dürfen mit allen Spielsteine tauschen.',
    say: '{rival1} bietet einen gelben Edelstein, mit dem du vorn mit dabei bist, für einen blauen, der kaum etwas bringt.',
    todo: 'Nimm den Tausch an.',
    done: 'Getauscht. Die anderen wissen, dass ihr getauscht habt, aber nicht was.',
    own: 'Gleich bist du mit Anbieten dran. Sieh dir zuerst dieses Angebot an, deines habe ich zurückgehalten.',
    early: 'Noch nicht! Sieh dir zuerst diesen Tausch an; ich habe dein Wort zurückgenommen.',
  },
  offer: {
    say: 'Jetzt du. Wähl, mit wem du tauschst, dann, was du gibst, und dann, was du dafür möchtest.',
    todo: 'Biete {rival2} einen Spielstein gegen einen anderen.',
    done: 'Angeboten.',
    early: 'Mach noch ein Angebot, bevor du gehst; ich habe dein Wort zurückgenommen.',
    other: 'Wie du magst. Jetzt mach ein eigenes Angebot.',
  },
  done: {
    answer: 'Kommt nichts zurück, will oder hat {rival2} das nicht. Was davon stimmt, erfährst du nicht.',
    say: 'Tausch, solange du willst; ein echter Markt dauert 60 Sekunden. Er schließt, wenn alle fertig sind.',
    todo: 'Sag, dass du fertig bist.',
    over: 'Alle sind fertig, der Markt ist zu, und der nächste Drache kommt.',
    more: 'Tausch ruhig weiter, es eilt nicht. Sag Bescheid, wenn du fertig bist.',
  },
  end: 'Drei Edelsteine einer Farbe können 15 Punkte bringen, einer von jeder oft keinen. Tausch dir, worin du vorn liegst.',
}
