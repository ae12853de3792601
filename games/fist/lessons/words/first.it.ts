import type { LessonWords } from './en.ts'

export const first: LessonWords['first'] = {
  title: 'Monete e pugni',
  about: 'Ingaggia un personaggio, fai un punto',
  knows: {
    points: 'Con tre punti si vince.',
    fullest: 'Il pugno più pieno ingaggia il personaggio.',
    pays: 'Pagano tutti, chiunque vinca.',
    home: 'L’oro fatato torna a casa alla fine del turno.',
    ties: 'Se i pugni più pieni sono pari, decide l’argento.',
  },
  dragon: {
    welcome:
      'Salute! Sono Bertram, e questa è la mia taverna. Qui vedi i tuoi punti: ancora nessuno. Chi arriva per primo a tre vince subito.',
    say: 'I punti si comprano con le gemme. Si ingaggia {redDragonObject}: ne porta una rossa al suo padrone.',
    todo: 'Metti nella mano due monete d’oro fatato, poi chiudi il pugno.',
    won: 'Due contro una di {rival1}: la gemma rossa è tua.',
    dear: 'La gemma rossa è tua. Due monete bastavano, ma come potevi saperlo?',
    common: 'La gemma rossa è tua. Però l’oro comune nel pugno è perso per sempre; l’oro fatato ritorna.',
    nothing: 'Se lo prende {rival1} con una sola moneta. Va bene così: non si può volere tutto.',
    tied: 'Tu e {rival1} avevate una moneta a testa. I pareggi si decidono con l’argento, ed è un’altra lezione: ti ho ridato la moneta.',
    tooMuch: 'Con tanto vinceresti, ma presto ti mancherebbe. Ti ho ridato le monete: tienine per dopo.',
  },
  sorcerer: {
    pays: 'I pugni si aprono tutti insieme e vince il più pieno. Ma pagano tutti, anche chi resta a mani vuote. La stella grigia conta l’oro fatato speso.',
    say: 'Ora tocca a {sorcererObject}. Per quattro gemme dello stesso colore dà due punti, ma tu non ne hai quattro uguali.',
    todo: 'Lascia pagare gli altri: non offrire niente.',
    right: 'Ben fatto. {rival1} ha pagato tre, {rival2} una per niente, e tu hai ancora le tue monete.',
    lost: '{rival1} ne aveva tre, e le tue monete sono spese per niente. Con i pugni va così.',
    tied: 'Tre, proprio come {rival1}! I pareggi sono un’altra lezione. Riprendi le tue monete.',
    tooMuch: 'Vinceresti, ma saresti senza soldi quando arriva il prossimo. Fidati e tieni le monete, stavolta.',
  },
  wizard: {
    card: 'Ecco {wizardObject}! Per una gemma di ogni colore ti dà un punto. Con tre punti si vince.',
    say: 'Tu hai tutti e tre i colori. {rival1} oggi ha già speso molto e difficilmente andrà oltre tre.',
    todo: 'Nascondi quattro monete nel pugno.',
    won: 'Quattro contro tre: {wizardThe} è tuo!',
    dear: '{wizardThe} è tuo. Un po’ caro, ma un punto è un punto.',
    common: '{wizardThe} è tuo. L’oro comune resta alla banca; l’oro fatato sarebbe tornato.',
    tooLittle: '{rival1} ne aveva tre: perderesti le monete e il punto. Riprendile e metti di più.',
    tied: 'Tre contro tre è un pareggio, e quella è un’altra lezione. Riprendile e aggiungine una.',
  },
  point: {
    say: 'Ti lascia la scelta: un punto per una gemma di ogni colore, o tre monete d’argento per i pareggi.',
    todo: 'Prendi il punto.',
    won: 'Un punto su tre. Lo vedono tutti.',
    silver: 'E argento sia. Aiuta nei pareggi, ma sono i punti che fanno vincere. Arriverà il prossimo.',
  },
  last: {
    silver:
      'L’argento non ingaggia nessuno. Se i pugni più pieni sono pari, chi li ha offre anche argento, e vince chi ne mette di più. Se è di nuovo pari, non vince nessuno, e l’argento è perso.',
    track: 'Questa fila è il turno: dieci personaggi, quasi tutti gli stessi ogni volta. Ora si ingaggia l’ultimo.',
    say: 'L’oro fatato che spendi per l’ultima carta torna subito a casa: risparmiare non serve.',
    todo: 'Metti nella mano tutto il tuo oro fatato.',
    won: 'Nessun altro lo voleva. Una gemma in più per te.',
    nothing: 'Nessuno lo voleva, e nessuno ce l’ha. Peccato: con l’oro fatato non ti sarebbe costato niente.',
    common: 'Una gemma in più. L’oro comune però è perso; bastava quello fatato.',
  },
  witch: {
    home: 'Un nuovo turno, e guarda: tutto il tuo oro fatato è tornato. L’oro comune e l’argento non tornano mai.',
    rounds:
      'Si va avanti così, un turno dopo l’altro, finché qualcuno ha tre punti. Tieni d’occhio chi ne ha due: puoi offrire di più.',
    say: '{witchThe} apre ogni turno. Ti dà una moneta nera, la maledizione: mettila più tardi in un pugno, e nessuno avrà quel personaggio.',
    todo: 'Prova se per lei basta una moneta.',
    won: 'È bastata. La moneta nera è tua fino alla fine del turno.',
    nothing: 'Nessuno la voleva. In questo turno nessuno potrà maledire.',
    dear: 'È tua, e anche la moneta nera, fino alla fine del turno.',
    tooMuch: 'Tanto per una moneta nera? L’oro ti serve tra poco. Riprendilo e prova con meno.',
  },
  need: {
    stones:
      'Ora guarda le tue gemme. Per una di ogni colore c’è di nuovo un punto, quando torna {wizardThe}: quale ti manca ancora?',
    rival: 'Le gemme le vedono tutti. Nemmeno {rival2} ne ha una gialla: aspettati un’offerta.',
    say: 'Ora si ingaggia {yellowDragonObject}. Il turno è appena cominciato, e così presto pochi vanno oltre due.',
    todo: 'Nascondi tre monete nel pugno.',
    won: 'Tre contro le due di {rival2}: la gemma gialla è tua.',
    dear: 'La gemma gialla è tua. Ne bastavano tre, ma chi lo sa prima?',
    nothing: 'Se lo prende {rival2} per due. Le tue monete restano per un altro.',
    lost: '{rival2} ne aveva due, e la tua moneta è spesa per niente. Offrire poco è spesso peggio che non offrire.',
    tied: 'Due contro due: decide l’argento.',
    cursed:
      'Maledetto! Pagano tutti, e non lo prende nessuno. La prossima volta aspetta una carta che darebbe un punto a qualcuno.',
  },
  choice: {
    left: 'Conta anche le loro monete. Tutti hanno cominciato con 8 d’oro fatato, 2 d’oro comune e 5 d’argento; la stella grigia mostra l’oro fatato speso in questo turno.',
    special:
      'Otto dei dieci tornano in ogni turno, due sono speciali. Sai chi deve ancora venire, ma non in quale ordine.',
    say: 'Ora decidi tu. Ma {wizardThe} deve ancora venire, e quello che spendi qui ti mancherà dopo.',
    todo: 'Offri quanto ti sembra giusto, o niente.',
    kept: 'Niente, allora. {rival1} e {rival2} hanno pagato, e a te resta di più per {wizardObject}.',
    lost: '{rival1} ne aveva due, e la tua moneta è spesa per niente.',
    won: 'È fatta. Ora conta che cosa ti resta per {wizardObject}.',
  },
  tie: 'Un pareggio! Offre di nuovo solo chi ha pareggiato, e conta solo l’argento: vince chi ne mette di più. Se pareggiate ancora, non vince nessuno. L’argento è perso comunque.',
  end: 'Ora sai come funziona. Gemme, punti, pugni: vince chi arriva per primo a tre punti. Continua contro questi due, o impara ancora con me.',
}
