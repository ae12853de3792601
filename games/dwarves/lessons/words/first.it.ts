import type { LessonWords } from './en.ts'

export const first: LessonWords['first'] = {
  title: 'Creature e battaglie',
  about: 'Raduna creature, vinci una battaglia',
  knows: {
    gold: 'Vince chi arriva per primo a 15 monete d’oro.',
    turn: 'Una carta a turno, poi si pesca fino a cinque.',
    dice: 'I dadi alti vincono, quelli bassi trovano tesori.',
    price: 'Chi vince una battaglia perde il combattente più forte.',
    all: 'Chi ha creature deve combattere in ogni battaglia.',
  },
  dwarf: {
    say: 'Salute! Sono Bertram. Raduna creature e vinci battaglie: vince chi arriva per primo a 15 monete d’oro.',
    todo: 'Scegli il tuo secondo nano e giocalo.',
    played: 'Ora ne hai due. In battaglia ognuno tira due dadi.',
    creature: 'Perché no? Combatterà accanto al tuo nano.',
    troll: 'I troll scacciano i nani, anche i tuoi! L’ho rimandato indietro: è un’altra lezione.',
    other: 'C’è tempo: te l’ho ridata. Prima un altro nano.',
    discarded: 'Scartare si può sempre. Ma quella carta è utile: eccola di nuovo.',
  },
  draw: {
    say: 'Il tuo turno era questo: una carta. Ora peschi fino ad averne cinque: una creatura o altro.',
    todo: 'Prendi una carta da uno dei due mazzi.',
    drawn: 'Che cosa hai pescato resta un segreto.',
  },
  strong: {
    kinds: 'Ecco le tue creature. Ogni specie è diversa: in battaglia un goblin tira un dado, un nano due.',
    say: 'Un’abilità vale per tutti quelli di una specie davanti a un giocatore. Forti! dà un dado in più a ogni tuo nano.',
    todo: 'Scegli Forti! e giocala sui tuoi nani.',
    laid: 'Ora i tuoi nani tirano tre dadi ciascuno! Una nuova abilità sostituirebbe questa.',
    helps: 'Le abilità vanno su creature di chiunque. Ma quel dado aiuterebbe {rival1}, perciò te l’ho ridata.',
    other: 'C’è tempo: te l’ho ridata. Prima rendi forti i tuoi nani.',
  },
  battle: {
    elf: 'Hai visto? {rival1} ha giocato un elfo, e gli elfi non sopportano goblin e gnomi: sono scappati.',
    others: 'Prima di combattere guarda {rival1}: creature e oro si vedono, solo le carte in mano sono segrete.',
    say: 'È ora di combattere! Qui ognuno manda due creature. Chi tira di più prende 3 monete, più i tesori.',
    todo: 'Gioca la carta battaglia.',
    played: 'I dadi sono tratti!',
    other: 'Tienila per dopo: te l’ho ridata. Ora sei forte, combatti!',
  },
  lay: {
    dice: 'Tutti i punti insieme fanno la forza, e vince la più alta. Un nano che tira 1 o 2 trova anche un tesoro.',
    paid: 'Viene pagato solo chi vince: l’oro della battaglia e 1 per ogni tesoro suo. Gli altri non prendono niente per quelli trovati.',
    say: 'Ora ognuno può giocare una carta coperta. Ne riparliamo tra poco.',
    todo: 'Questa volta non giocare niente.',
    none: 'Nessuna carta, quindi decidono i dadi: chi è più forte prende l’oro e i suoi tesori.',
    bluff: 'Un bluff! Non fa niente, ma chi lo sapeva? Chi è più forte prende l’oro e i suoi tesori.',
    event: 'Ah, un evento. Tienilo per la sua lezione: te l’ho ridato.',
  },
  refill: {
    price: 'Ma vincere ha un prezzo: il combattente più forte di chi vince se ne va.',
    gold: 'Ecco il tuo oro. Quando alla fine di un turno qualcuno ne ha 15, la partita è finita, e vince chi ne ha di più.',
    race: 'Tutto l’oro viene dalle battaglie. Comincia una battaglia quando hai i dadi migliori, e tieni d’occhio chi si avvicina a 15.',
    say: 'Dopo una battaglia pescano tutti.',
    todo: 'Prendi una carta.',
    drawn: 'Di nuovo cinque carte.',
  },
  attacked: {
    all: 'Stavolta è {rival1} a cominciare una battaglia. Chi ha creature deve combattere, che lo voglia o no.',
    bluff:
      'Dopo i dadi è il momento degli eventi. Una carta che non è un evento, se è coperta, sembra uguale: è un bluff e non fa niente.',
    say: 'Un bluff ti costa solo quella carta, e dopo la battaglia ne peschi una nuova. Ma gli altri possono temerlo, e sprecare un evento.',
    todo: 'Gioca coperta una carta di cui puoi fare a meno.',
    laid: 'Era solo un bluff, e hanno deciso i dadi. Una carta nuova ce l’hai già.',
    none: 'Niente carte coperte: hanno deciso i dadi. Una carta tenuta in mano può servire di più in seguito.',
  },
  again: {
    gather:
      'Chi vince perde un combattente, perciò le battaglie ti costano creature. Prima della prossima devi radunarne altre.',
    kinds:
      'Più dadi, più forza: un orco ne tira tre, un troll quattro, un ciclope cinque. Ma troll e ciclopi non trovano tesori.',
    say: 'Tocca a te, e ora decidi tu. Una carta scelta mostra chi scaccerebbe.',
    todo: 'Gioca una creatura.',
    played: 'Ottima scelta. Radunane altre, rendile forti e combatti di nuovo.',
    discarded: 'Scartata per una nuova. Anche questo si può fare, e a volte è la cosa migliore.',
    other: 'Come vuoi. Ma senza creature non si combatte: pensaci presto.',
  },
  end: 'Ora sai come funziona: raduna, rafforza, combatti, pesca. Continua contro {rival1}, o impara ancora con me.',
}
