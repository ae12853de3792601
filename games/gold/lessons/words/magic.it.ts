import type { LessonWords } from './en.ts'

export const magic: LessonWords['magic'] = {
  title: 'Oggetti magici',
  about: 'Il gioco avanzato',
  knows: {
    when: 'Ogni oggetto dice quando si può giocare.',
    red: 'Un segnalino rosso nella tua parte e il tuo Mago presente: un oggetto.',
    gems: 'In tre, le gemme danno 12 punti a chi è in testa (meno se si gioca in più); in due alla pari si divide, in tre non si prende niente. Tutti e cinque i colori ne danno altri 5.',
    black: 'Il diamante nero vale 7, ma chi lo ha non riceve nulla per le gemme, nemmeno per tutti e cinque i colori.',
  },
  blade: {
    object: 'Nel gioco avanzato tutti cominciano con un oggetto. Il tuo è {keenBladeObject}: 3 di forza in più.',
    say: 'Il tuo {wizard} è già qui, e mancano 6.',
    todo: 'Scegli la lama, {knightObject} e questo drago, e attacca.',
    slain: 'Ucciso, e senza aiuto! Tutto il bottino è tuo, senza trattare.',
    without: '{knightThe} da solo qui è troppo debole: mancano 6. L’ho richiamato, aggiungi la lama.',
    elsewhere: 'Così questo drago non muore, perciò ho richiamato chi hai mandato.',
  },
  horn: {
    red: 'Un segnalino rosso, e c’era il tuo {wizard}: ti porta un nuovo oggetto dal mazzo.',
    window: 'Tra un turno e l’altro c’è un momento per gli oggetti. Tutti decidono in segreto, poi si scopre.',
    say: '{hornOfRecallThe} manda a casa un avventuriero di chiunque. {rival1} e {rival2} hanno quasi ucciso il loro drago.',
    todo: 'Scegli il corno, poi chi richiamare, e giocalo.',
    done: 'A casa! Il loro drago vive ancora. Il corno è usato.',
    kept: 'Lo tieni per un momento migliore. Può essere saggio.',
  },
  end: 'Gli oggetti rimasti alla fine non valgono nulla, quindi usali. Che cosa fa ognuno è scritto lì.',
}
