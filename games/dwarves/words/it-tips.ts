import type { DwarvesTips } from './en-tips.ts'

export const tips: DwarvesTips = {
  groups: {
    creatures: 'Creature',
    battles: 'Battaglie',
    abilities: 'Abilità',
    events: 'Eventi',
  },
  figures: {
    perGame: 'Quante volte si gioca in una partita',
    stays: 'Giri di tavolo che resta',
    driven: 'Quanto spesso viene scacciata o mandata via',
    falls: 'Quanto spesso cade in battaglia',
    rolled: 'Forza che ottiene coi dadi',
    found: 'Tesoro che trova in una battaglia',
    starterWins: 'Quanto spesso vince chi la inizia',
    paid: 'Oro che ricevono i vincitori',
    toStarter: 'Oro per chi la inizia, che vinca o perda',
    fighting: 'Giocatori che combattono',
    tied: 'Quanto spesso vincono in più',
    onOwn: 'Quanto spesso va alle proprie creature',
    group: 'Creature che cambia',
    battle: 'Quanto spesso chi lo gioca vince quella battaglia',
    fizzled: 'Quanto spesso non fa nulla',
    cancelled: 'Quanto spesso viene annullato',
    fromHand: 'Quanto spesso arriva direttamente dalla mano',
    nextBattle: 'Quanto spesso chi la gioca vince la battaglia seguente',
    wins: 'Quanto spesso chi la gioca vince la partita',
    rounds: 'Giri di tavolo in una partita',
    battles: 'Battaglie in una partita',
    suddenDeath: 'Quanto spesso la partita finisce per il limite di giri',
    mostDiceWins: 'Quanto spesso vince la battaglia chi ha più dadi',
    firstBattleWins: 'Quanto spesso chi vince la prima battaglia vince la partita',
    startedByWinner: 'Battaglie iniziate da chi vince',
    startedByRest: 'Battaglie iniziate da ognuno degli altri',
    bluff: 'Carte coperte che sono bluff',
  },
  rows: {
    starterWins: 'posto di chi inizia per numero di dadi',
    nextBattle: 'creature della sua specie',
  },
  maxims: {
    start: {
      title: 'Inizia tu le battaglie',
      text: 'Chi inizia una battaglia la vince più spesso di ciascuno degli altri, perché sceglie il momento.',
    },
    strong: {
      title: 'Inizia quando sei il più forte',
      text: 'Con più dadi di tutti, chi inizia vince molto più spesso che dal terzo posto. Se altri sono più forti, aspetta un turno.',
    },
    bluffs: {
      title: 'Quasi tutte le carte coperte sono nulla',
      text: 'Si giocano più carte per bluff che come evento. Una carta coperta non deve spaventarti, e puoi giocarne una anche tu.',
    },
    forget: {
      title: 'Non puntare tutto su un evento',
      text: '{booThe} e {neverNoticeThe} vengono annullati più di una volta su quattro. Vinci coi dadi e considera gli eventi un extra.',
    },
    elves: {
      title: 'Gli elfi restano, gli orchi vanno',
      text: 'Gli orchi vengono scacciati molto più spesso degli elfi e se ne vanno molto prima. Giocali subito prima di una battaglia; gli elfi possono aspettare.',
    },
    giants: {
      title: 'I giganti cadono',
      text: 'Vincere ti costa il combattente più forte: {cyclopsThe} cade più spesso di {trollThe}, {titanThe} più spesso di {elfThe}. Usa i giganti in una battaglia che rende.',
    },
  },
}
