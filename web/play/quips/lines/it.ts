import type { Lines } from '../lines.ts'

export const lines: Lines = {
  miser: {
    sits: ['Io guardo e basta. Guardare è gratis.', 'La candela è compresa nel prezzo?'],
    bigWin: ['Si è ripagato da solo.', 'Soldi spesi bene. Lo dico di rado.', 'Nella borsa. In quella interna.'],
    lostTie: ['Speso tutto, preso niente. Il mio incubo.', 'Segniamola come beneficenza.'],
    robbed: ['Manderò il conto.', 'E io che lo contavo ogni sera.', 'Era proprio necessario? E pure gratis?'],
    close: ['Qualcuno dovrebbe spendere. Qualcun altro, intendo.', 'Si potrebbe impedire. Ma chissà quanto costa!'],
    won: ['E mi è pure avanzato il resto.', 'Vittoria, e a un prezzo onesto.'],
    lost: ['Almeno la borsa ce l’ho ancora.', 'Perdere: la cosa meno cara della serata.'],
  },
  berserker: {
    sits: ['CHI COMINCIA?', 'Meno chiacchiere, più botte!'],
    bigWin: ['AH! MIO!', 'COSÌ si fa!', 'ANCORA! Datemene ANCORA!'],
    lostTie: ['PARI? Io non faccio PARI!', 'Di nuovo! DI NUOVO!'],
    robbed: ['AL LADRO! Avete visto tutti!', 'Te ne pentirai. E GRIDANDO!', 'La mia ascia vorrebbe parlarti.'],
    close: ['Tutti all’attacco! ORA!', 'SVEGLIA, gente!'],
    won: ['VITTORIA! Birra! Asce! Altra birra!', 'Qualcuno aveva dubbi? NO!'],
    lost: ['Ho perso, ma con che FRACASSO!', 'Rivincita! E un’ascia più grossa!'],
  },
  spoiler: {
    sits: ['Fate come se non ci fossi. Finché potete.', 'Vediamo a chi rovino la serata.'],
    bigWin: [
      'Ah, lo volevi tu? Che peccato.',
      'Mio. Ma il bello sono le vostre facce.',
      'Non mi serve. Bastava che non l’avessi tu.',
    ],
    lostTie: ['Goditelo. Finché dura.', 'Va bene. Troverò un altro modo per darti fastidio.'],
    robbed: [
      'Me lo segno. In rosso.',
      'Brutta idea. Proprio brutta.',
      'Lo riprenderò. Con gli interessi e una risata.',
    ],
    close: ['Così in alto! Sarà una bella caduta.', 'Quasi vinto. Adoro quel «quasi».'],
    won: ['Vincere è bello. Vedervi perdere, di più.', 'Sospirate pure. Vi ascolterei fino all’alba.'],
    lost: ['Ho perso, ma in compagnia. Ci ho pensato io.', 'Complimenti. Spero sia stato spiacevole.'],
  },
  collector: {
    sits: ['Mani pulite, vero? Attenti alle carte.', 'A casa ho uno scaffale vuoto che aspetta.'],
    bigWin: [
      'Proprio quello che mancava. Nessuno lo tocchi.',
      'Terzo da sinistra. Va lì.',
      'Finalmente! Lo cercavo dappertutto.',
    ],
    lostTie: ['Ma completava la serie! La serie!', 'E adesso c’è un buco. Lo vedete? Un buco!'],
    robbed: [
      'Rimettilo a posto. Nello stesso ordine.',
      'Era tutto in ordine! In ordine!',
      'Ma era l’unico in quelle condizioni!',
    ],
    close: ['Un momento, la collezione non è finita!', 'Aspettiamo che trovi anche l’altro?'],
    won: ['Completa, spolverata, etichettata: primo posto.', 'Un bel pezzo per la collezione: una vittoria.'],
    lost: ['Pazienza. La mia serie è più bella.', 'Archiviata alla S di sconfitta.'],
  },
  diplomat: {
    sits: ['Che piacere vedervi. Restiamo civili?', 'Buonasera. Troveremo di certo un accordo.'],
    bigWin: ['Troppo gentili. Me ne ricorderò.', 'Molto generoso da parte vostra.', 'Non dovevate. Ma grazie.'],
    lostTie: ['Prego, dopo di voi. A quanto pare insisto.', 'Lo stesso buon gusto. Che peccato.'],
    robbed: [
      'Credo ti siano cadute le buone maniere.',
      'Ci sarà senz’altro una spiegazione.',
      'Ne riparleremo. Con garbo.',
    ],
    close: ['Amici, che ne dite di un’alleanza?', 'Indicare è maleducazione, ma guardate là.'],
    won: ['Splendidi, tutti. Ho solo fatto prima.', 'Lo devo ai vostri errori. Con rispetto.'],
    lost: ['Complimenti. Lo dico con grande contegno.', 'In questa compagnia perdere è un onore. Quasi.'],
  },
  fox: {
    sits: ['In mano non ho niente. Parola mia.', 'Mescolate bene. Tanto lo so lo stesso.'],
    bigWin: [
      'Un bluff? Io? Stavolta no.',
      'Guardavate a sinistra. Era a destra.',
      'Ops. Guarda cosa mi è caduto in mano.',
    ],
    lostTie: ['Tutto previsto. Ovviamente.', 'Mi leggi nel pensiero? Che faccia tosta.'],
    robbed: ['Prendi, prendi. Era un’esca.', 'Bel trucco. È uno dei miei.', 'Controlla prima le tue tasche.'],
    close: ['Zitti. C’è chi crede di aver già vinto.', 'Così vicino? Io avrei i brividi.'],
    won: ['E nessuno guardava l’altra mano.', 'L’avevo detto che avevo brutte carte. Lo dico sempre.'],
    lost: ['Fa parte del piano. Di quello lungo.', 'Vi ho lasciato vincere. Provate a dimostrare il contrario.'],
  },
}
