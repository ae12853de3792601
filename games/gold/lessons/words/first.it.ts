import type { LessonWords } from './en.ts'

export const first: LessonWords['first'] = {
  title: 'Draghi e bottino',
  about: 'Uccidi un drago e spartisci ciò che lascia',
  knows: {
    strong: 'Un drago muore quando gli avventurieri che ha addosso sono abbastanza forti.',
    agree:
      'Chi ha partecipato spartisce il bottino, se tutti sono d’accordo. Chi uccide un drago per conto suo si tiene tutto.',
    points: 'L’oro vale 3 punti, l’argento e il rosso 1, l’unico diamante nero 7.',
    gems: 'Di ogni colore di gemme viene premiato chi ne ha di più, anche a pari merito; il secondo non prende niente.',
    voice: 'Un voto a testa, per forti e deboli.',
  },
  dragon: {
    say: 'Salute! Io sono Bertram. Questo drago ha forza 6, e {rival1} ne ha già mandata 3.',
    todo: 'Scegli la tua {dame} (forza 3), poi questo drago.',
    slain: 'Ucciso! Ora escono dal sacchetto anche i suoi segnalini nascosti.',
    weak: 'Non basta: mancano tre. Ho richiamato chi hai mandato, prova con qualcuno di più forte.',
    strong:
      'Basterebbe, ma {dameThe} è già abbastanza, e {knightThe} ti servirà tra poco. Ho richiamato chi hai mandato.',
    elsewhere: 'Un drago per dopo. Qui mancano solo tre, perciò ho richiamato chi hai mandato.',
  },
  accept: {
    worth: 'Questo è il bottino. Alla fine ogni oro vale 3 punti, ogni argento 1.',
    gems: 'Le gemme sono diverse: in tre, chi alla fine ha più gemme di un colore riceve 15 punti (meno se si gioca in più), anche a pari merito. Il secondo non prende niente.',
    say: 'Anche {rival1} ha combattuto, quindi dovete accordarvi. Il numero dice quanto vale per te questa offerta.',
    todo: 'Guarda l’offerta e accettala.',
    done: 'D’accordo. I tuoi segnalini vanno dietro il tuo schermo, dove nessun altro li vede.',
    own: 'Hai fatto un’offerta tua, e {rival1} l’ha accettata. Ottima trattativa!',
    tooLittle: '{rival1} scuote la testa: troppo poco. Niente di male. L’altra offerta vale ancora.',
    refused: 'Se lo dite entrambi, tutto il bottino è perso. {rival1} spera ancora che tu accetti.',
    talk: 'Lo vedono tutti, e non obbliga nessuno. L’offerta ti aspetta ancora.',
  },
  second: {
    lead: 'Questo è il tuo tesoro. Anche una sola gemma vale 15 punti alla fine, se nessuno ne ha di più di quel colore.',
    team: 'Guidi quattro avventurieri: {knight} con forza 4, {dame} 3, {thief} 2 e {wizard} 1.',
    rest: 'Chi torna a casa da un drago si mette a riposo. Gli altri tuoi sono pronti.',
    say: 'Contro questo, forza 7, {rival2} ha già messo 4.',
    todo: 'Finiscilo: manda {knightObject}.',
    slain: 'È a terra.',
    weak: 'Mancano tre, non basta. Ho richiamato chi hai mandato.',
    elsewhere: 'Più tardi, magari. Questo è quasi morto, perciò ho richiamato chi hai mandato.',
  },
  offer: {
    voice: 'Era più forza del necessario, ma tu e {rival2} avete un voto a testa.',
    sand: 'A un tavolo vero qui scorre la sabbia, per 60 secondi. Se finisce prima dell’accordo, il bottino è perso per tutti.',
    lead: 'Pensaci prima di spartire: una gemma serve a chi arriva ad averne di più di quel colore; per gli altri non vale niente.',
    say: '{rival2} aspetta la tua offerta. Il pulsante spartisce equamente; poi puoi ancora spostare dei segnalini.',
    todo: 'Spartisci il bottino e offrilo.',
    done: '{rival2} è d’accordo, e il bottino è spartito.',
    tooLittle: '{rival2} vuole almeno due segnalini. Cambia l’offerta: senza accordo nessuno prende niente.',
    refused: 'Se lo dicesse anche {rival2}, tutto il bottino sarebbe perso. Meglio fare un’offerta.',
    talk: 'Tutti vedono che cosa vuoi. Ora fai un’offerta che {rival2} possa accettare.',
  },
  voice: {
    count:
      'Se la partita finisse ora, avresti 3 punti per ogni oro, 1 per ogni argento e 15 per ogni colore di cui nessuno ha più gemme di te.',
    say: 'Questo ha forza 8, e gli altri gliene hanno messa contro 7. Nella trattativa anche il più debole ha un voto intero.',
    todo: 'Manda {wizardObject} (forza 1).',
    slain: 'È a terra, e sul bottino hai voce in capitolo anche tu.',
    strong:
      'Basterebbe, ma {wizardThe} è già abbastanza. La forza che tieni può uccidere un altro drago, perciò ho richiamato chi hai mandato.',
    elsewhere: 'Non ora: qui manca solo 1, perciò ho richiamato chi hai mandato.',
  },
  three: {
    red: 'Il tuo è l’unico Mago qui, quindi i rossi sono già tutti tuoi. Ognuno vale 1 punto.',
    lead: 'I 15 punti di un colore vanno a chi è in testa. Cerca quindi le gemme di cui hai, o puoi avere, il maggior numero; le altre valgono di più per qualcun altro.',
    say: 'Ora dovete accordarvi in tre. {rival1} ha fatto un’offerta, e {rival2} la accetterebbe.',
    todo: 'Accettala, oppure offri qualcosa di meglio.',
    done: 'Siete d’accordo in tre, e il bottino è spartito.',
    tooLittle: 'Scuotono la testa: vogliono almeno due segnalini a testa.',
    refused: 'Il bottino è perso solo se lo dite tutti. Gli altri sperano ancora.',
  },
  last: {
    ending:
      'Arrivano nuovi draghi finché non finisce il sacchetto dei segnalini o il mazzo dei draghi. Ucciso l’ultimo drago, la partita finisce.',
    market:
      'Dopo l’ottavo drago ucciso apre il Mercato, una volta sola: lì tutti possono scambiare segnalini con tutti.',
    rest: 'I tuoi più forti riposano. Quando nessuno dei tuoi è pronto, si svegliano tutti quelli a casa.',
    say: 'Ora decidi tu.',
    todo: 'Manda il tuo {thief} dove vuoi.',
    done: '{thiefThe} sa fare altro, oltre a combattere: dopo l’accordo ruba un segnalino a qualcuno che ha partecipato. Ma è un’altra lezione.',
  },
  end: 'Alla fine tutti gli schermi si alzano, e vince chi ha più punti. Continua a giocare, o impara ancora.',
}
