import type { GoldWhy } from './en-why.ts'

/** German. Tokens are always in the accusative, and the sentences are phrased accordingly. */
export const why: GoldWhy = {
  send: {
    plain: 'Ich schicke {cardObject} gegen {dragonObject}.',
    slays: 'Ich schicke {cardObject} gegen {dragonObject}, und der Drache stirbt.',
    blade: 'Ich schicke {cardObject} gegen {dragonObject} und spiele dazu {bladeObject}.',
    bladeSlays: 'Ich schicke {cardObject} gegen {dragonObject}, spiele dazu {bladeObject}, und der Drache stirbt.',
    lantern:
      'Ich benutze {cardObject}: {resting, plural, one {Einer meiner Abenteurer ruht} other {# meiner Abenteurer ruhen}}, und ich möchte mehr Auswahl haben.',
  },
  loot: {
    alone: 'Die Beute gehört mir allein und ist mir {worth, plural, one {# Punkt} other {# Punkte}} wert.',
    shared:
      'Die ganze Beute wäre mir {worth, plural, one {# Punkt} other {# Punkte}} wert, und ich teile sie mit {others, plural, one {einem anderen} other {# anderen}}.',
    open: 'Die ganze Beute wäre mir {worth, plural, one {# Punkt} other {# Punkte}} wert; es fehlt noch Stärke {missing}.',
  },
  ahead: {
    both: 'In den nächsten Zügen gewinne ich so {value, plural, one {# Punkt} other {# Punkte}} mehr als die anderen; schickte ich {cardObject} gegen {dragonObject}, wären es {other, number}.',
    bothBlade:
      'In den nächsten Zügen gewinne ich so {value, plural, one {# Punkt} other {# Punkte}} mehr als die anderen; schickte ich {cardObject} gegen {dragonObject} und spielte dazu {bladeObject}, wären es {other, number}.',
    best: 'In den nächsten Zügen gewinne ich so {value, plural, one {# Punkt} other {# Punkte}} mehr als die anderen; nichts sonst verspricht so viel.',
    least:
      'In den nächsten Zügen gewinnen die anderen auf jeden Fall mehr als ich; so ist der Unterschied am kleinsten.',
  },
  eye: {
    both: 'Das bringt mir schätzungsweise {value, plural, one {# Punkt} other {# Punkte}}; {cardObject} gegen {dragonObject} zu schicken, brächte {other, number}.',
    bothBlade:
      'Das bringt mir schätzungsweise {value, plural, one {# Punkt} other {# Punkte}}; {cardObject} gegen {dragonObject} zu schicken und dazu {bladeObject} zu spielen, brächte {other, number}.',
    best: 'Etwas Besseres sehe ich nicht.',
  },
  offer: {
    first: 'Nach meinem Angebot bekomme ich {tokens}.',
    again: 'Nach meinem zweiten Angebot bekomme ich {tokens}.',
    fair: 'Das ist mir {value, plural, one {# Punkt} other {# Punkte}} wert, und so viel steht mir meiner Meinung nach zu.',
    more: 'Das ist mir {value, plural, one {# Punkt} other {# Punkte}} wert; gerecht wären {fair, number}, aber mehr zu verlangen schadet nicht.',
    less: 'Das ist mir {value, plural, one {# Punkt} other {# Punkte}} wert; gerecht wären {fair, number}, aber ich möchte eine Einigung.',
  },
  accept: {
    plain: 'Ich nehme {whoIs, select, you {<whoAs>dein</whoAs> Angebot} other {das Angebot von {who}}} an.',
    own: 'Ich kehre zu meinem eigenen Angebot zurück.',
    more: 'Es ist mir {value, plural, one {# Punkt} other {# Punkte}} wert, und gerecht wären {fair, number}.',
    less: 'Es ist mir nur {value, plural, one {# Punkt} other {# Punkte}} wert, und gerecht wären {fair, number}; aber inzwischen bin ich schon mit {least, number} einverstanden.',
  },
  noDeal: {
    plain: 'Ich sage „Keine Einigung“.',
    self: 'Ich sehe keine Aufteilung, bei der ich etwas gewinne und die die anderen annehmen können.',
    other: 'Ich sehe keine Aufteilung, bei der niemand verliert.',
    nobody: 'Jemand will keine Einigung, und ich habe lange genug gewartet.',
  },
  say: {
    plain: 'Ich sage „{phrase}“.',
    need: 'Noch ein solcher Spielstein ist mir {need, plural, one {# Punkt} other {# Punkte}} wert.',
    best: 'Das beste Angebot der anderen ist mir {best, plural, one {# Punkt} other {# Punkte}} wert, und ich will {least, number}.',
    costs: 'Die Angebote der anderen würden mich sogar Punkte kosten, und ich will {least, number} gewinnen.',
    last: 'Ich mache in dieser Verhandlung kein weiteres Angebot.',
    lead: 'Nach meiner Rechnung hat sonst niemand so viele Punkte.',
    fair: 'Nach meiner Rechnung ist ein gerechter Anteil für mich {fair, plural, one {# Punkt} other {# Punkte}} wert.',
  },
  show: {
    claim: 'Ich zeige, dass ich {tokens} will.',
    waive: 'Ich zeige, dass ich {tokens} nicht will.',
    wanted: 'Von der ganzen Beute würde mir das am meisten helfen.',
    unwanted: 'Das würde mir kaum Punkte bringen.',
  },
  wait: {
    best: 'Ich warte: Das beste Angebot der anderen ist mir {best, plural, one {# Punkt} other {# Punkte}} wert, und ich will {least, number}.',
    costs: 'Ich warte: Die Angebote der anderen würden mich Punkte kosten.',
    agreed: 'Ich habe gesagt, was ich annehme, und warte auf die anderen.',
    first: 'Ich warte ab, was die anderen anbieten.',
  },
  rob: {
    plain: 'Ich bestehle <whoAs>dich</whoAs>.',
    looks:
      'Mein Magier sieht für mich nach: Der beste Spielstein dort ist mir {value, plural, one {# Punkt} other {# Punkte}} wert, wenn ich einen Teil dessen mitrechne, was er den Besitzer kostet.',
    blind:
      'Ein dort gezogener Spielstein ist mir im Durchschnitt {value, plural, one {# Punkt} other {# Punkte}} wert, wenn ich einen Teil dessen mitrechne, was er den Besitzer kostet.',
    next: 'Bei <whoAs>dir</whoAs> wären es {other, number}.',
  },
  token: {
    take: 'Ich nehme {tokens}.',
    worth:
      'Das ist mir {value, plural, one {# Punkt} other {# Punkte}} wert, wenn ich einen Teil dessen mitrechne, was es den anderen kostet.',
    give: 'Ich gebe {tokens} her, weil mir das am wenigsten fehlt.',
  },
  trade: {
    accept: 'Ich nehme {whoIs, select, you {<whoAs>deinen</whoAs> Tausch} other {den Tausch von {who}}} an.',
    offer: 'Ich biete einen Tausch an, der auch der anderen Seite helfen sollte.',
    worth: 'Er ist mir {value, plural, one {# Punkt} other {# Punkte}} wert.',
    wait: 'Ich warte: Kein Angebot hier ist mir {least, plural, one {# Punkt} other {# Punkte}} wert.',
    done: 'Ich bin fertig: Ich sehe keinen Tausch, der mir {least, plural, one {# Punkt} other {# Punkte}} bringt und den andere annehmen würden.',
  },
  heap: {
    take: 'Ich nehme diesen Haufen: Er ist mir {value, plural, one {# Punkt} other {# Punkte}} wert.',
    next: 'Der nächstbeste wäre mir {other, plural, one {# Punkt} other {# Punkte}} wert.',
    make: 'Die anderen wählen vor mir, darum mache ich Haufen, die etwa gleich viel wert sind.',
  },
  recall: 'Niemand konnte ziehen, also mussten alle einen Abenteurer heimrufen: Ich rufe {cardObject}.',
  magic: {
    play: 'Ich spiele {cardObject}.',
    worth: 'Das bringt mir {value, plural, one {# Punkt} other {# Punkte}} mehr, als damit zu warten.',
    slip: 'Ich benutze {cardObject}: Unbemerkt nehme ich {tokens}, und {dragonThe} merkt nichts.',
    call: 'Ich rufe „Erwischt!“, denn dort fehlt ein Spielstein.',
    keep: 'Ich behalte meine Gegenstände: Jetzt einen zu spielen, brächte mir weniger, als zu warten.',
  },
}
