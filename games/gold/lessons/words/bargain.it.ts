import type { LessonWords } from './en.ts'

export const bargain: LessonWords['bargain'] = {
  title: 'La trattativa',
  about: 'Chiedere, offrire, rifiutare',
  knows: {
    voice: 'Un voto a testa, e tutti devono accettare la stessa offerta.',
    signs: 'I segni e le frasi non obbligano nessuno.',
    silence:
      'Chi tace dice di no. Il bottino è perso quando finisce la sabbia, o quando tutti dicono «nessun accordo».',
    last: 'Negli ultimi 10 secondi un accordo si chiude subito.',
  },
  signs: {
    say: 'Avete ucciso questo drago in tre: un voto a testa. Prima mostra che cosa vuoi.',
    todo: 'Premi un segnalino del bottino.',
    done: 'C’è sopra il tuo segno. Lo vedono tutti, e nulla è promesso.',
    offered: 'Subito un’offerta! Gli altri vogliono sapere prima che cosa ti serve. Premi un segnalino.',
    refused: 'Il bottino è perso solo se lo dite tutti e tre. Prima proviamo: premi un segnalino.',
    talk: 'Detto e sentito. Ora mostra che cosa vuoi: premi un segnalino.',
  },
  counter: {
    sand: 'A un vero tavolo una clessidra vi dà 60 secondi. Quando è vuota, tutto il bottino è perso.',
    say: '{rival1} ti offre un argento. Senza il tuo voto non c’è accordo.',
    todo: 'Spartisci tu il bottino e offrilo.',
    done: 'Accettano entrambi. Negli ultimi secondi si cede facilmente, quindi non aver paura di aspettare.',
    accepted: 'Fatto, e a loro è costato poco. La prossima volta taci un po’: chi tace dice di no.',
    tooLittle: 'Scuotono la testa: vogliono almeno due segnalini a testa. Prova ancora.',
    refused: 'Gli altri sperano ancora. Il tuo «nessun accordo» finisce quando fai un’offerta.',
    talk: 'Ben detto, ma non obbliga nessuno. Ora fai la tua offerta.',
  },
  none: {
    sent: 'Intanto la tua {dame} ha aiutato {rival2} contro il prossimo drago.',
    wants: 'Guarda: {rival2} vuole tutto e non cede.',
    say: 'Se tu non prendi niente, anche {rival2} può restare senza.',
    todo: 'Premi «Di’…» e scegli «nessun accordo».',
    done: '{rival2} ha detto «nessun accordo» subito dopo di te. Un no solo non basta: il bottino è perso subito solo quando l’hanno detto tutti.',
    accepted: 'La pace ha il suo prezzo: {rival2} prende tutto. A volte è saggio, di solito no.',
    offered: 'Un’offerta giusta, ma oggi {rival2} non cede. Puoi ancora dire «nessun accordo».',
    talk: '{rival2} sente e non cede. Puoi ancora dire «nessun accordo».',
  },
  end: 'Chiedi ciò che serve più a te che agli altri, e dai ciò che a loro serve meno. Tutta l’arte è qui.',
}
