import type { FistWhy } from './en-why.ts'

export const why: FistWhy = {
  bid: {
    nothing: 'Non offro nulla per {cardObject}.',
    gold: 'Offro {n, plural, one {# moneta d’oro} other {# monete d’oro}} per {cardObject}.',
    amulet:
      'Offro {n, plural, one {# moneta d’oro} other {# monete d’oro}} con un amuleto per {cardObject}: in tutto vale {level}.',
    noSilver: 'Nello spareggio per {cardObject} non offro argento.',
    silver: 'Nello spareggio per {cardObject} offro {n, plural, one {# moneta d’argento} other {# monete d’argento}}.',
    silverAmulet:
      'Nello spareggio per {cardObject} offro {n, plural, one {# moneta d’argento} other {# monete d’argento}} con un amuleto: in tutto vale {level}.',
    curse: 'Maledico {cardObject}: questa carta non deve averla nessuno.',
  },
  worth: {
    ends: 'Con questa carta vinco la partita.',
    rivalEnds:
      'Se la {rivalIs, select, you {<rivalAs>prendi tu</rivalAs>} other {prende {rival}}}, la partita è finita.',
    both: 'La carta alza le mie probabilità di vittoria di {worth, plural, one {# punto percentuale} other {# punti percentuali}}; se la {rivalIs, select, you {<rivalAs>prendi tu</rivalAs>} other {prende {rival}}}, ne perdo {cost}.',
    mine: 'La carta alza le mie probabilità di vittoria di {worth, plural, one {# punto percentuale} other {# punti percentuali}}.',
    rivals:
      'A me la carta serve poco, ma se la {rivalIs, select, you {<rivalAs>prendi tu</rivalAs>} other {prende {rival}}}, le mie probabilità di vittoria calano di {cost, plural, one {# punto percentuale} other {# punti percentuali}}.',
    harm: 'La carta abbasserebbe le mie probabilità di vittoria di {worth, plural, one {# punto percentuale} other {# punti percentuali}}.',
    little: 'Questa carta cambia poco per me, chiunque la prenda.',
  },
  odds: {
    sure: 'Così è mia di sicuro.',
    hardly: 'Difficilmente basterà.',
    enough: 'Basta {wins} volte su 100.',
    more: 'Basta {wins} volte su 100; con una moneta in più sarebbero {more}, ma la moneta preferisco tenerla.',
  },
  instead: {
    worse: 'Così vinco la partita {value} volte su 100; con l’offerta migliore, cioè {n}, solo {other}.',
    alike:
      'L’offerta migliore, cioè {n}, basterebbe {wins} volte su 100, ma non vale {n, plural, one {quella moneta} other {quelle monete}}.',
    hopeless: 'Anche la mia offerta migliore difficilmente basterebbe.',
    kept: 'Preferisco tenere le monete.',
    saved:
      'Preferisco tenere le monete per {left, plural, one {la carta che deve} other {le # carte che devono}} ancora uscire in questo turno.',
    broke: 'Non ho più nulla da offrire.',
    bidding: 'Anche con la mia offerta migliore vincerei la partita solo {other} volte su 100 invece di {value}.',
  },
  mixed: 'Lo faccio solo {share} volte su 100, così nessuno può contarci.',
  chosen: {
    once: 'Uso {cardObject} una volta sola.',
    twice: 'Uso {cardObject} due volte.',
    trade: '{card}: scambio gemme con punti.',
    gain: '{card}: prendo le monete.',
    either: '{card}: potevo scegliere.',
    use: '{card}: uso il potere.',
    decline: '{card}: non uso il potere.',
    colour: '{card}: scelgo il {colour, select, red {rosso} blue {blu} other {giallo}}.',
    rival: '{card}: scelgo <rivalAs>te</rivalAs>.',
    character: '{through}: scelgo {cardObject}.',
    stones: '{card}: consegno {stones}.',
    noStones: '{card}: non consegno gemme.',
    take: '{card}: {rivalIs, select, you {<rivalAs>ti prendo una moneta</rivalAs>} other {prendo una moneta a {rival}}}.',
    leave: '{card}: lascio la moneta a <rivalAs>te</rivalAs>.',
    stop: '{card}: mi fermo e tengo quello che ho pescato.',
    draw: '{card}: pesco un’altra gemma.',
    purchase: '{card}: compro {stones}.',
    noPurchase: '{card}: non compro nulla.',
    payment: '{card}: pago {coins}.',
  },
  among: {
    only: 'Non c’era altro da scegliere.',
    won: 'Così vinco la partita.',
    best: 'Così vinco la partita {value} volte su 100; con {answers, plural, =2 {l’altra risposta} other {la seconda migliore di # risposte}} solo {next}.',
    alike:
      'Così vinco la partita {value} volte su 100; {answers, plural, =2 {l’altra risposta} other {la seconda migliore di # risposte}} vale quasi lo stesso.',
    taste:
      'Così vinco la partita {value} volte su 100. Con un’altra risposta sarebbero {best}, ma questa mi piace di più.',
    liked:
      'Così vinco la partita {value} volte su 100. Un’altra risposta varrebbe appena di più, ma questa mi piace di più.',
  },
}
