import type { FistWhy } from './en-why.ts'

export const why: FistWhy = {
  bid: {
    nothing: 'Ich biete nichts für {cardObject}.',
    gold: 'Ich biete {n, plural, one {# Goldmünze} other {# Goldmünzen}} für {cardObject}.',
    amulet:
      'Ich biete {n, plural, one {# Goldmünze} other {# Goldmünzen}} mit einem Amulett für {cardObject}: Das zählt als {level}.',
    noSilver: 'Beim Gleichstand um {cardObject} biete ich kein Silber.',
    silver: 'Beim Gleichstand um {cardObject} biete ich {n} Silber.',
    silverAmulet: 'Beim Gleichstand um {cardObject} biete ich {n} Silber mit einem Amulett: Das zählt als {level}.',
    curse: 'Ich verhexe {cardObject}: Diese Karte soll niemand bekommen.',
  },
  worth: {
    ends: 'Mit dieser Karte gewinne ich die Partie.',
    rivalEnds: 'Wenn {rival} sie {rivalIs, select, you {bekommst} other {bekommt}}, ist die Partie vorbei.',
    both: 'Die Karte erhöht meine Gewinnchance um {worth} %; wenn {rival} sie {rivalIs, select, you {bekommst} other {bekommt}}, verliere ich {cost} %.',
    mine: 'Die Karte erhöht meine Gewinnchance um {worth} %.',
    rivals:
      'Mir selbst nützt die Karte wenig, aber wenn {rival} sie {rivalIs, select, you {bekommst} other {bekommt}}, sinkt meine Gewinnchance um {cost} %.',
    harm: 'Die Karte würde meine Gewinnchance um {worth} % senken.',
    little: 'Diese Karte ändert kaum etwas an meinen Chancen, egal wer sie bekommt.',
  },
  odds: {
    sure: 'Damit bekomme ich sie sicher.',
    hardly: 'Das wird kaum reichen.',
    enough: 'Das reicht in {wins} % der Fälle.',
    more: 'Das reicht in {wins} % der Fälle; mit einer Münze mehr wären es {more} %, aber die Münze behalte ich lieber.',
  },
  instead: {
    worse: 'So bleibt mir eine Gewinnchance von {value} %; beim besten Gebot, {n}, wären es {other} %.',
    alike:
      'Das beste Gebot, {n}, würde in {wins} % der Fälle reichen und wäre die {n, plural, one {Münze} other {Münzen}} trotzdem nicht wert.',
    hopeless: 'Selbst mein bestes Gebot würde kaum reichen.',
    kept: 'Meine Münzen behalte ich lieber.',
    saved:
      'Meine Münzen hebe ich lieber für die {left, plural, one {Karte auf, die} other {# Karten auf, die}} in dieser Runde noch {left, plural, one {kommt} other {kommen}}.',
    broke: 'Ich habe nichts mehr zu bieten.',
    bidding: 'Selbst mein bestes Gebot ließe mir nur {other} % statt {value} %.',
  },
  mixed: 'Das mache ich nur in {share} % der Fälle, damit sich niemand darauf verlassen kann.',
  chosen: {
    once: 'Ich nutze {cardObject} nur einmal.',
    twice: 'Ich nutze {cardObject} zweimal.',
    trade: '{card}: Ich tausche Steine gegen Punkte.',
    gain: '{card}: Ich nehme die Münzen.',
    either: '{card}: Ich hatte die Wahl.',
    use: '{card}: Ich nutze die Fähigkeit.',
    decline: '{card}: Ich verzichte auf die Fähigkeit.',
    colour: '{card}: Ich wähle {colour, select, red {Rot} blue {Blau} other {Gelb}}.',
    rival: '{card}: Ich wähle <rivalAs>dich</rivalAs>.',
    character: '{through}: Ich wähle {cardObject}.',
    stones: '{card}: Ich gebe {stones} ab.',
    noStones: '{card}: Ich gebe keine Steine ab.',
    take: '{card}: Ich nehme <rivalAs>dir</rivalAs> eine Münze weg.',
    leave: '{card}: Ich lasse <rivalAs>dir</rivalAs> die Münze.',
    stop: '{card}: Ich höre auf und behalte, was ich gezogen habe.',
    draw: '{card}: Ich ziehe noch einen Stein.',
    purchase: '{card}: Ich kaufe {stones}.',
    noPurchase: '{card}: Ich kaufe nichts.',
    payment: '{card}: Ich zahle {coins}.',
  },
  among: {
    only: 'Etwas anderes stand nicht zur Wahl.',
    won: 'Damit gewinne ich die Partie.',
    best: 'Damit gewinne ich in {value} % der Fälle, mit der {answers, plural, =2 {anderen Antwort} other {nächstbesten von # Antworten}} in {next} %.',
    alike:
      'Damit gewinne ich in {value} % der Fälle; die {answers, plural, =2 {andere Antwort} other {nächstbeste von # Antworten}} ist etwa gleich gut.',
    taste:
      'Damit gewinne ich in {value} % der Fälle. Mit einer anderen Antwort wären es {best} %, aber diese gefällt mir besser.',
    liked:
      'Damit gewinne ich in {value} % der Fälle. Eine andere Antwort wäre eine Spur besser, aber diese gefällt mir mehr.',
  },
}
