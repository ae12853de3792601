import type { GoldTips } from './en-tips.ts'

export const tips: GoldTips = {
  groups: {
    dragons: 'Draghi',
    adventurers: 'Avventurieri',
    objects: 'Oggetti magici',
  },
  figures: {
    gain: 'Punti che guadagna ognuno della compagnia',
    others: 'Punti che guadagna ognuno degli altri',
    tokens: 'Segnalini spartiti',
    largest: 'Parte dei segnalini nella quota più grande',
    slayer: 'Parte dei segnalini a chi dà l’ultimo colpo',
    party: 'Giocatori nella compagnia',
    alone: 'Quanto spesso un giocatore lo uccide da solo',
    turns: 'Turni che dura',
    deal: 'Quanto spesso si trova un accordo',
    offers: 'Offerte fino alla fine della trattativa',
    seconds: 'Secondi che dura la trattativa',
    sent: 'Quante volte ogni giocatore lo manda in una partita',
    slays: 'Quanto spesso il drago muore subito',
    stolen: 'Segnalini che ogni giocatore ruba in una partita',
    brought: 'Oggetti che ogni giocatore trova in una partita',
    played: 'Quanto spesso chi lo ha lo gioca',
    slain: 'Draghi già uccisi in quel momento',
    cancelled: 'Quanto spesso viene annullato',
    wins: 'Quanto spesso chi lo gioca vince la partita',
    ahead: 'Punti oltre la media del tavolo alla fine',
    winnerPoints: 'Punti di chi vince',
    margin: 'Punti fra chi vince e il secondo',
    partiesOfWinner: 'Draghi che chi vince aiuta a uccidere',
    partiesOfRest: 'Draghi che ognuno degli altri aiuta a uccidere',
    coinsOfWinner: 'Punti di chi vince per i singoli segnalini',
    coinsOfRest: 'Punti di ognuno degli altri per i singoli segnalini',
    gemsOfWinner: 'Punti di chi vince per le gemme',
    gemsOfRest: 'Punti di ognuno degli altri per le gemme',
  },
  rows: {
    gain: 'giocatori nella compagnia',
    deal: 'giocatori nella compagnia',
    seconds: 'giocatori nella compagnia',
    slayer: 'giocatori nella compagnia',
  },
  maxims: {
    small: {
      title: 'Dividi con pochi',
      text: 'Più piccola è la compagnia, più guadagna ciascuno. Manda il tuo avventuriero dove c’è un solo altro giocatore, non tre.',
    },
    crowds: {
      title: 'In tanti si perde il tesoro',
      text: 'Più giocatori devono accordarsi, più tempo ci vuole e più spesso si perde tutto. Comincia con un’offerta che tutti possano accettare.',
    },
    lastBlow: {
      title: 'L’ultimo colpo non dà nulla in più',
      text: 'Chi uccide il drago non riceve una parte dei segnalini più grande degli altri. Conta esserci, non arrivare per ultimo.',
    },
    gems: {
      title: 'Sii primo in un colore',
      text: 'Chi vince riceve per le gemme molti più punti degli altri. Prendi gemme dei colori in cui sei in testa, o quasi.',
    },
    hidden: {
      title: 'Non evitare i segnalini nascosti',
      text: 'A parità di forza, i draghi con molto tesoro nascosto rendono di più: {theUnseenThe} più di {sunbaskerObject}, {mistscaleThe} più di {oldBoasterObject}.',
    },
    blade: {
      title: 'Una lama vale un drago',
      text: 'Chi gioca {keenBladeObject} vince più della sua parte di partite: con essa uccidi un drago che gli altri credevano al sicuro.',
    },
  },
}
