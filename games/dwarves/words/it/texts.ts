import type { DwarvesWords } from '../en.ts'

export const texts: DwarvesWords['texts'] = {
  creature: '{parts}.',
  dice: '{n, plural, one {# dado} other {# dadi}}',
  finds: '{n, plural, =0 {non trova nulla} =1 {trova tesoro con 1} other {trova tesoro con 1–#}}',
  drivesOff: 'scaccia {kinds}',
  drivenOffBy: 'è scacciata da {kinds}',
  strikesAt: 'la n. {n} della specie sul tavolo scaccia quelle di tutti',
  countsAs: 'le abilità valgono come per {kinds}',
  powers: {
    reroll: 'può tirare di nuovo un dado per battaglia',
    thaw: 'Disgelo (è tutto il tuo turno): scarta questa carta, e una creatura torna dagli scarti come se l’avessi giocata',
    stare: 'Sguardo di Pietra (è tutto il tuo turno): scarta questa carta e una creatura di un altro giocatore',
  },
  battle: '{n, plural, one {# combattente} other {# combattenti}} a testa, premio {award}.',
  abilities: {
    strong: 'Un dado in più.',
    greedy: 'Trovano con un numero in più, al massimo 3.',
    lucky: 'Possono tirare di nuovo un dado per battaglia.',
    flying: 'Nessuno li può scacciare, e vincendo non si perdono mai.',
    weak: 'Un dado in meno, ma almeno uno.',
    blind: 'Non trovano nulla.',
    generous: 'Se il loro proprietario vince, ciò che hanno trovato si distribuisce agli altri.',
    peaceful: 'Se ne vanno dopo una battaglia in cui hanno combattuto, vinta o persa.',
  },
  events: {
    forgetIt: 'Annulla qualunque altro evento, dalla mano o come carta che hai giocato coperta.',
    neverNotice: 'Prendi 2 monete d’oro dal bottino di un vincitore che non sia tu.',
    boo: 'Spaventa un combattente qualsiasi: i suoi dadi non contano più come forza, il suo tesoro sì.',
    onceMore: 'Uno dei tuoi combattenti tira ancora e aggiunge il tiro alla tua forza; non trova nulla.',
    wrongBanner: 'Scambia la tua forza con quella di un altro giocatore in battaglia.',
    foolsGold: 'Il tesoro di un giocatore in battaglia scende a 0.',
    richVein: 'Ricevi 2 di tesoro in più.',
    nobodyGoesHome: 'Se vinci questa battaglia, non perdi nessuna creatura.',
  },
  forgetLaid: 'Annulla qualunque altro evento, ma solo come carta che hai giocato coperta, non dalla mano.',
}

export const intro: DwarvesWords['intro'] = {
  aim: 'In breve: raduna creature, comincia battaglie, e bada a chi non sopporta chi. Vince chi ha per primo 15 monete d’oro (10 in una partita veloce).',
  turn: 'Nel tuo turno fai una cosa sola: gioca una creatura, un’abilità o una battaglia, oppure scarta; poi pesca fino ad avere 5 carte.',
  aversion:
    'Una creatura giocata scaccia quelle che non sopporta. I nani: orchi. Gli elfi: goblin e gnomi. I troll: nani e orchi. Il titano: troll.',
  third:
    'Di regola soltanto tra le tue; ma la terza della specie su tutto il tavolo le scaccia ovunque, e la quarta non scaccia nessuno (o solo tra le tue, se il tavolo gioca così).',
  battle:
    'In una battaglia ognuno manda tante creature quante ne dice la carta. I dadi alti la vincono; i dadi bassi trovano tesoro, ma lo riceve in oro solo chi vince.',
  events:
    'Poi ognuno può giocare una carta coperta: un evento, o un bluff. Solo «Scordatelo!» ferma un evento, anche dalla mano (o solo se giocato coperto, se il tavolo gioca così).',
  spoils:
    'La forza più alta prende il premio e il tesoro che ha trovato lei stessa, e perde il suo combattente più forte.',
  decks: 'Ci sono due mazzi, uno di creature, uno di tutto il resto. Da quale peschi lo vedono tutti, la carta no.',
  reconstruction:
    'Le carte sono una ricostruzione: quasi tutti i nomi e i numeri non sono mai stati pubblicati, e sono nostri.',
}
