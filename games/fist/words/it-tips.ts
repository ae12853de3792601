import type { FistTips } from './en-tips.ts'

export const tips: FistTips = {
  groups: {
    standard: 'Personaggi standard',
    special: 'Personaggi speciali',
  },
  figures: {
    price: 'Oro che paga chi lo ingaggia',
    hired: 'Quanto spesso qualcuno lo ingaggia',
    cursed: 'Quanto spesso una maledizione lo blocca',
    tied: 'Quanto spesso deve decidere l’argento',
    bidders: 'Giocatori che offrono',
    table: 'Oro offerto da tutto il tavolo',
    margin: 'Oro in più della seconda offerta',
    points: 'Punti che porta subito',
    wins: 'Quanto spesso chi lo ingaggia vince la partita',
    ends: 'Quanto spesso chiude la partita',
    stones: 'Gemme di chi lo ingaggia',
    alike: 'Di queste, al massimo di un colore',
    colours: 'Colori diversi fra queste',
    held: 'Quanto spesso chi lo ingaggia ha tante gemme',
    rounds: 'Turni in una partita',
    firstPointWins: 'Quanto spesso vince chi segna per primo',
    empty: 'Pugni che si aprono vuoti',
    hiredByWinner: 'Personaggi ingaggiati da chi vince',
    hiredByRest: 'Personaggi ingaggiati da ognuno degli altri',
    unspentByWinner: 'Oro fatato che chi vince lascia inutilizzato in un turno',
    unspentByRest: 'Oro fatato che ognuno degli altri lascia inutilizzato in un turno',
  },
  rows: {
    price: 'per turno',
    held: 'numero di gemme',
  },
  maxims: {
    oneColour: {
      title: 'Raccogli un solo colore',
      text: '{sorcererThe} dà due punti in un colpo per gemme di un solo colore. Chi ingaggia {sorcererObject} vince la partita più spesso di chi ingaggia {wizardObject} o {magicianObject}.',
    },
    letGo: {
      title: 'Lascia andare',
      text: 'La maggior parte dei pugni si apre vuota. Pagano tutti, che vincano o no: offri per ciò che ti serve ora e altrimenti tieni l’oro comune.',
    },
    spendFairy: {
      title: 'Spendi l’oro fatato',
      text: 'Torna a fine turno, che tu lo usi o no. Chi vince non ne lascia quasi mai.',
    },
    early: {
      title: 'Scambia le gemme prima che costi caro',
      text: 'Verso la fine serve a tutti l’ultimo punto. Allora {magicianThe} e {wizardThe} costano molto più che al terzo turno.',
    },
    easyPoints: {
      title: 'I punti facili attirano tutti',
      text: '{quackWizardThe} chiede poco e porta subito un punto. Aspettati offerte alte, e più maledizioni che contro {wizardObject}.',
    },
    firstPoint: {
      title: 'Il primo punto decide poco',
      text: 'Niente panico se qualcuno segna prima di te: chi segna per primo perde comunque la maggior parte delle partite.',
    },
  },
}
