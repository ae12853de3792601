import type { LessonWords } from './en.ts'

export const ties: LessonWords['ties'] = {
  title: 'Pareggi, argento e maledizione',
  about: 'Quando due pugni pesano uguale',
  knows: {
    silver: 'I pareggi si decidono con l’argento, che poi è perso.',
    curse: 'Una moneta nera nel pugno: nessuno prende il personaggio.',
  },
  witch: {
    say: '{witchThe} apre il turno e porta una moneta nera. Tra poco ti servirà.',
    todo: 'Prendila con una moneta.',
    won: 'Nessun altro la voleva. La moneta nera è tua fino alla fine del turno.',
    dear: 'È tua, e anche la moneta nera.',
    nothing: 'Senza di lei niente moneta nera, e voglio mostrarti a che serve. Riprova, per favore.',
    tooMuch: 'Tanto per una moneta nera? L’oro ti serve tra poco. Riprendilo e prova con meno.',
  },
  tie: {
    say: 'Un drago, e piace anche a {rival1}. Lo conosco: offre due.',
    todo: 'Offri due anche tu, e guarda che succede.',
    tied: 'Due e due: pareggio. L’oro è pagato, ma il drago non è ancora di nessuno.',
    won: 'Così vinceresti subito. Ma voglio mostrarti un pareggio: riprendi le monete e offri due.',
    lost: 'Così perderesti contro le sue due. Voglio mostrarti un pareggio: riprendi tutto e offri due.',
    cursed: 'La moneta nera tienila per dopo! Riprendila e offri due.',
  },
  silver: {
    say: 'Ora offre di nuovo solo chi ha pareggiato, e conta solo l’argento. Come l’oro comune, poi è perso. Se è di nuovo pari, non vince nessuno.',
    todo: 'Nascondi due monete d’argento.',
    won: 'Due d’argento contro una: il drago è tuo.',
    dear: 'Il drago è tuo. Ma l’argento conviene tenerlo: i pareggi arrivano sempre nel momento peggiore.',
    tied: 'Una e una: ancora pari, e allora non lo prende nessuno. L’argento è perso comunque.',
    lost: '{rival1} aveva una moneta d’argento, e batte nessuna. Poco male: l’argento conviene tenerlo.',
  },
  curse: {
    danger: 'Ecco {wizardObject}, e guarda le gemme di {rival1}: tutti e tre i colori. Per lui sarebbe un punto.',
    say: '{rival1} pagherà molto, e superarlo costa caro. Ma tu hai la moneta nera.',
    todo: 'Metti nel pugno solo la moneta nera e premi «Maledici».',
    cursed: 'Maledetto! {rival1} ha pagato quattro, e {wizardThe} non va a nessuno.',
    withCoins: 'Maledetto! Ma l’oro accanto era sprecato: basta la moneta nera.',
    won: 'L’hai superato. Funziona anche così, solo che costa. La moneta nera ce l’hai ancora.',
    tied: 'Pari a quattro! Ora decide l’argento. Con la moneta nera sarebbe già finita.',
    lost: 'Ora ce l’ha {rival1}. La moneta nera l’avrebbe impedito; vale solo fino alla fine del turno.',
  },
  end: 'Conta il tuo argento prima di rischiare un pareggio, e ricorda chi ha una moneta nera. Continua da qui, o passa alla prossima lezione.',
}
