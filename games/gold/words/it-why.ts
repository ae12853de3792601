import type { GoldWhy } from './en-why.ts'

/** Italian. */
export const why: GoldWhy = {
  send: {
    plain: 'Mando {cardObject} contro {dragonObject}.',
    slays: 'Mando {cardObject} contro {dragonObject}, e il drago muore.',
    blade: 'Mando {cardObject} contro {dragonObject} e gioco {bladeObject}.',
    bladeSlays: 'Mando {cardObject} contro {dragonObject}, gioco {bladeObject} e il drago muore.',
    lantern:
      'Uso {cardObject}: {resting, plural, one {un mio avventuriero riposa} other {# miei avventurieri riposano}}, e voglio più scelta.',
  },
  loot: {
    alone: 'Il bottino è tutto mio e per me vale {worth, plural, one {# punto} other {# punti}}.',
    shared:
      'Tutto il bottino per me varrebbe {worth, plural, one {# punto} other {# punti}}, e lo divido con {others, plural, one {un altro giocatore} other {altri # giocatori}}.',
    open: 'Tutto il bottino per me varrebbe {worth, plural, one {# punto} other {# punti}}; manca ancora una forza di {missing}.',
  },
  ahead: {
    both: 'Guardando qualche turno avanti, così guadagno {value, plural, one {# punto} other {# punti}} più degli altri; con {cardObject} contro {dragonObject} sarebbero {other, number}.',
    bothBlade:
      'Guardando qualche turno avanti, così guadagno {value, plural, one {# punto} other {# punti}} più degli altri; mandando {cardObject} contro {dragonObject} e giocando {bladeObject} sarebbero {other, number}.',
    best: 'Guardando qualche turno avanti, così guadagno {value, plural, one {# punto} other {# punti}} più degli altri; nient’altro promette tanto.',
    least: 'Nei prossimi turni gli altri guadagneranno comunque più di me; così la differenza è minima.',
  },
  eye: {
    both: 'A occhio per me vale {value, plural, one {# punto} other {# punti}}; {cardObject} contro {dragonObject} ne varrebbe {other, number}.',
    bothBlade:
      'A occhio per me vale {value, plural, one {# punto} other {# punti}}; mandare {cardObject} contro {dragonObject} e giocare {bladeObject} ne varrebbe {other, number}.',
    best: 'A occhio non c’è niente di meglio.',
  },
  offer: {
    first: 'Con la mia offerta prendo {tokens}.',
    again: 'Con la mia seconda offerta prendo {tokens}.',
    fair: 'Per me vale {value, plural, one {# punto} other {# punti}}, e secondo me è quanto mi spetta.',
    more: 'Per me vale {value, plural, one {# punto} other {# punti}}; me ne spetterebbero {fair, number}, ma a chiedere di più non si perde nulla.',
    less: 'Per me vale {value, plural, one {# punto} other {# punti}}; me ne spetterebbero {fair, number}, ma voglio un accordo.',
  },
  accept: {
    plain: 'Accetto {whoIs, select, you {la <whoAs>tua</whoAs> offerta} other {l’offerta di {who}}}.',
    own: 'Torno alla mia offerta.',
    more: 'Per me vale {value, plural, one {# punto} other {# punti}}, e me ne spetterebbero {fair, number}.',
    less: 'Per me vale solo {value, plural, one {# punto} other {# punti}}, e me ne spetterebbero {fair, number}; ma ormai me ne bastano {least, number}.',
  },
  noDeal: {
    plain: 'Dico «nessun accordo».',
    self: 'Non vedo una divisione che mi dia qualcosa e che gli altri possano accettare.',
    other: 'Non vedo una divisione in cui nessuno ci perda.',
    nobody: 'C’è chi non vuole un accordo, e ho aspettato abbastanza.',
  },
  say: {
    plain: 'Dico: «{phrase}».',
    need: 'Uno in più per me vale {need, plural, one {# punto} other {# punti}}.',
    best: 'La migliore offerta degli altri per me vale {best, plural, one {# punto} other {# punti}}, e io ne voglio {least, number}.',
    costs: 'Le offerte degli altri mi farebbero perdere punti, e io voglio guadagnarne {least, number}.',
    last: 'In questa trattativa non farò altre offerte.',
    lead: 'Secondo i miei conti nessun altro ha tanti punti.',
    fair: 'Secondo i miei conti la mia giusta parte vale {fair, plural, one {# punto} other {# punti}}.',
  },
  show: {
    claim: 'Faccio vedere che voglio {tokens}.',
    waive: 'Faccio vedere che non voglio {tokens}.',
    wanted: 'Di tutto il bottino è quello che mi aiuterebbe di più.',
    unwanted: 'Non mi darebbe quasi nessun punto.',
  },
  wait: {
    best: 'Aspetto: la migliore offerta degli altri per me vale {best, plural, one {# punto} other {# punti}}, e io ne voglio {least, number}.',
    costs: 'Aspetto: le offerte degli altri mi farebbero perdere punti.',
    agreed: 'Ho detto che cosa accetto e aspetto gli altri.',
    first: 'Aspetto di sentire che cosa offrono gli altri.',
  },
  rob: {
    plain: 'Derubo <whoAs>te</whoAs>.',
    looks:
      'Il mio Mago guarda per me: il segnalino migliore per me vale {value, plural, one {# punto} other {# punti}}, contando una parte di quanto costa a chi lo perde.',
    blind:
      'Un segnalino pescato lì per me vale in media {value, plural, one {# punto} other {# punti}}, contando una parte di quanto costa a chi lo perde.',
    next: 'Da <whoAs>te</whoAs> sarebbero {other, number}.',
  },
  token: {
    take: 'Prendo {tokens}.',
    worth:
      'Per me vale {value, plural, one {# punto} other {# punti}}, contando una parte di quanto costa a chi lo perde.',
    give: 'Cedo {tokens}, perché è quello che mi manca di meno.',
  },
  trade: {
    accept: 'Accetto {whoIs, select, you {il <whoAs>tuo</whoAs> scambio} other {lo scambio di {who}}}.',
    offer: 'Offro uno scambio che dovrebbe aiutare anche l’altra parte.',
    worth: 'Per me vale {value, plural, one {# punto} other {# punti}}.',
    wait: 'Aspetto: qui nessuna offerta per me vale {least, plural, one {# punto} other {# punti}}.',
    done: 'Ho finito: non vedo scambi che mi diano {least, plural, one {# punto} other {# punti}} e che altri accetterebbero.',
  },
  heap: {
    take: 'Prendo questo mucchio: per me vale {value, plural, one {# punto} other {# punti}}.',
    next: 'Il migliore degli altri varrebbe {other, plural, one {# punto} other {# punti}}.',
    make: 'Gli altri scelgono prima di me, perciò faccio mucchi che valgono più o meno lo stesso.',
  },
  recall: 'Nessuno poteva muovere, quindi ognuno doveva richiamare a casa un avventuriero: richiamo {cardObject}.',
  magic: {
    play: 'Gioco {cardObject}.',
    worth: 'Mi dà {value, plural, one {# punto} other {# punti}} più che aspettare.',
    slip: 'Uso {cardObject}: di nascosto prendo {tokens} da {dragonObject}.',
    call: 'Grido «Al ladro!», perché lì manca un segnalino.',
    keep: 'Tengo i miei oggetti: giocarne uno adesso mi darebbe meno che aspettare.',
  },
}
