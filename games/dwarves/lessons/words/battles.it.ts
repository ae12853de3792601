import type { LessonWords } from './en.ts'

export const battles: LessonWords['battles'] = {
  title: 'Battaglie e tesori',
  about: 'Manda quelli giusti, tira di nuovo un dado',
  knows: {
    send: 'La battaglia dice quanti ne mandi; quali, lo decidi tu.',
    treasure: 'I tesori li prende solo chi vince.',
    price: 'Chi vince perde un combattente tra quelli con più dadi.',
  },
  start: {
    say: 'Hai un elfo, un nano e uno gnomo. In questa battaglia ognuno manda due creature; chi ne ha meno le manda tutte.',
    todo: 'Gioca la carta battaglia.',
    played: 'Tutti scelgono prima che cada un dado.',
    bigger: 'Lì dovrebbero andare tutti e tre. Te l’ho ridata: prendi la battaglia per due.',
    other: 'Non ora: te l’ho ridata. Oggi si combatte.',
  },
  send: {
    say: 'Elfo e nano tirano due dadi ciascuno, lo gnomo uno solo, anche se trova tesori da 1 a 3.',
    todo: 'Manda l’elfo e il nano.',
    sent: 'Vanno. Lo gnomo resta a casa, e non può capitargli niente.',
    other: 'Una bella squadra anche questa. Ma voglio mostrarti che cosa sanno fare quei due: scegli di nuovo.',
  },
  reroll: {
    dice: 'I punti sono forza, e un dado basso del tuo nano ha trovato un tesoro. Ma lo prende solo chi vince.',
    say: 'Gli elfi possono tirare di nuovo un dado. Trovano tesori solo con un uno: un due non serve a niente.',
    todo: 'Tira di nuovo il due.',
    rolled: 'Un solo dado può decidere una battaglia.',
    kept: 'Li hai tenuti. Se sei abbastanza forte, fai bene.',
    other: 'Che coraggio, era quello migliore! La fortuna è fortuna.',
  },
  loss: {
    say: 'Hai vinto! Ora se ne va uno di quelli con più dadi. Ne hanno due entrambi, quindi scegli tu.',
    todo: 'Lascia andare l’elfo: il nano trova di più.',
    elf: 'Addio, elfo. Ne è valsa la pena.',
    dwarf: 'Addio, nano. L’elfo la prossima volta potrà tirare di nuovo un dado.',
  },
  end: 'Questo prezzo lo paga solo chi vince. Se i più forti sono pari, vincono tutti. Manda dunque i forti per vincere, o i deboli quando gli altri sono comunque più forti.',
}
