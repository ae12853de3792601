import type { LessonWords } from './en.ts'

export const first: LessonWords['first'] = {
  title: 'Draghi e bottino',
  about: 'Uccidi un drago e spartisci ciò che lascia',
  knows: {
    strong: 'Un drago muore quando gli avventurieri che ha addosso sono abbastanza forti.',
    agree: 'Chi ha partecipato spartisce il bottino, se tutti sono d’accordo.',
    points: 'L’oro vale 3 punti, l’argento e il rosso 1.',
    gems: 'Di ogni colore di gemme viene premiato chi ne ha di più.',
  },
  dragon: {
    say: 'Salute! Io sono Bertram. Questo drago ha forza 6, e {rival1} ne ha già mandata 3.',
    todo: 'Scegli la tua {dame} (forza 3), poi questo drago.',
    slain: 'Ucciso! Ora escono dal sacchetto anche i suoi segnalini nascosti.',
    weak: 'Non basta: mancano tre. Ho richiamato chi hai mandato, prova con qualcuno di più forte.',
    elsewhere: 'Un drago per dopo. Qui mancano solo tre, perciò ho richiamato chi hai mandato.',
  },
  accept: {
    worth: 'Questo è il bottino. Alla fine ogni oro vale 3 punti, ogni argento e ogni rosso 1.',
    gems: 'Le gemme sono diverse: per ogni colore, solo chi alla fine ne ha di più riceve 15 punti.',
    say: 'Anche {rival1} ha combattuto, quindi dovete accordarvi. Il numero dice quanto vale per te questa offerta.',
    todo: 'Guarda l’offerta e accettala.',
    done: 'D’accordo. I tuoi segnalini vanno dietro il tuo schermo, dove nessun altro li vede.',
    own: 'Hai fatto un’offerta tua, e {rival1} l’ha accettata. Ben trattato!',
    tooLittle: '{rival1} scuote la testa: troppo poco. Niente di male. L’altra offerta vale ancora.',
    refused: 'Se lo dite entrambi, tutto il bottino è perso. {rival1} spera ancora che tu accetti.',
    talk: 'Lo vedono tutti, e non obbliga nessuno. L’offerta ti aspetta ancora.',
  },
  second: {
    rest: 'Chi torna a casa da un drago si mette a riposo. Gli altri tuoi sono pronti.',
    say: 'Contro questo, forza 7, {rival2} ha già messo 4.',
    todo: 'Finiscilo: manda {knightObject}.',
    slain: 'È a terra.',
    weak: 'Mancano tre, non basta. Ho richiamato chi hai mandato.',
    elsewhere: 'Più tardi, magari. Questo è quasi morto, perciò ho richiamato chi hai mandato.',
  },
  offer: {
    voice: 'Era più forza del necessario, ma non cambia nulla: tu e {rival2} avete una voce a testa.',
    say: '{rival2} aspetta la tua offerta. Il pulsante spartisce equamente; poi puoi ancora spostare dei segnalini.',
    todo: 'Spartisci il bottino e offrilo.',
    done: '{rival2} è d’accordo, e il bottino è spartito.',
    tooLittle: '{rival2} vuole almeno due segnalini. Cambia l’offerta: senza accordo nessuno prende niente.',
    refused: 'Se lo dicesse anche {rival2}, tutto il bottino sarebbe perso. Meglio fare un’offerta.',
    talk: 'Tutti vedono che cosa vuoi. Ora fai un’offerta che {rival2} possa accettare.',
  },
  last: {
    rest: 'I tuoi più forti riposano. Quando nessuno dei tuoi è pronto, si svegliano tutti quelli a casa.',
    say: 'Ora decidi tu.',
    todo: 'Manda chi vuoi dove vuoi.',
    done: '{thiefThe} e {wizardThe} sanno fare anche altro, oltre a combattere. Ma è un’altra lezione.',
  },
  end: 'Quando il sacchetto è vuoto e l’ultimo drago è morto, si alzano gli schermi e vince chi ha più punti. Continua a giocare, o impara altro.',
}
