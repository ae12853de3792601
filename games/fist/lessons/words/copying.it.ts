import type { LessonWords } from './en.ts'

export const copying: LessonWords['copying'] = {
  title: 'Poteri che copiano',
  about: 'Fantasma, Folletto e cosa portano',
  knows: {
    ghost: '{ghostThe} usa di nuovo ciò che è già uscito nel turno.',
    imp: '{impThe} usa ciò che deve ancora uscire.',
  },
  ghost: {
    say: 'Ecco {ghostObject}! Non ha un potere suo: usa quello di un personaggio già uscito in questo turno.',
    todo: 'Nascondi tre monete per averlo.',
    won: 'Tre contro due: è tuo.',
    dear: 'È tuo. Tre bastavano.',
    lost: '{rival1} ne aveva due, e lo prenderebbe lui. Riprendi le monete e offri di più.',
    tied: 'Pari con {rival1}. Per ora riprendi le monete e aggiungine una.',
    tooMuch: 'Con tanto non ti resta niente per dopo. Riprendilo e prova con tre.',
  },
  choose: {
    pile: 'Qui c’è tutto ciò che è uscito, vinto o no. Prima {rival1} ha avuto {wizardObject}; puoi averlo anche tu.',
    say: 'Hai una gemma di ogni colore: una serie. Con il personaggio giusto una serie vale un punto.',
    todo: 'Scegli {wizardObject}.',
    right: '{wizardThe} un’altra volta, ora per te.',
    magician:
      'Anche {magicianThe} ti darebbe un punto, ma per tutte e quattro le gemme. {wizardThe} ne prende tre: guarda ancora.',
    other: 'Bella idea, ma sul tavolo c’è un punto. Guarda ancora.',
  },
  point: {
    say: 'Funziona proprio come se avessi vinto la sua asta.',
    todo: 'Prendi il punto.',
    won: 'Un punto, con un personaggio che altri avevano pagato.',
    silver: 'E argento sia. Il punto ti avvicinava di più alla vittoria.',
  },
  imp: {
    say: '{impThe} è il contrario: usa un personaggio di questo turno che non è ancora uscito, e lo scegli tu.',
    todo: 'Nascondi di nuovo tre monete.',
    won: 'È tuo. Ora guarda che cosa deve ancora uscire.',
    dear: 'È tuo, anche se un po’ caro.',
    lost: '{rival1} ne aveva due, e andrebbe a lui. Riprendi le monete e offri di più.',
    tied: 'Pari con {rival1}. Riprendi le monete e aggiungine una.',
  },
  any: {
    say: 'Tutti questi devono ancora uscire. Quello che scegli è subito tuo, e in questo turno non andrà all’asta.',
    thief:
      '{thiefThe} prenderebbe una gemma al secondo miglior offerente. Se più d’uno ha offerto lo stesso, scegli tu tra loro.',
    todo: 'Scegli un drago, o quello che preferisci.',
    dragon: 'Una gemma blu, senza asta.',
    other: 'Come vuoi! Si usa subito, e nessuno può più offrire per averlo.',
  },
  meanwhile: 'Un pareggio: offri argento, o niente. Poi andiamo avanti.',
  end: 'Ce ne sono altri due così: {goblinThe} pesca alla cieca tra ciò che deve uscire, e {doppelgangerThe} ti fa usare un potere due volte. Leggi la carta prima di pagarla!',
}
