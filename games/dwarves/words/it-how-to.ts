import type { DwarvesHowTo } from './en-how-to.ts'

export const howTo: DwarvesHowTo = {
  names: { you: 'Tu', ben: 'Ben', clara: 'Clara' },
  aim: { gold: 'Vinci battaglie e raccogli {gold}. Di solito vince chi ci arriva per primo.' },
  pieces: {
    creature: 'Una creatura combatte per te. La carta dice quanti dadi tira e con quali numeri trova tesoro.',
    ability:
      'Un’abilità cambia tutte le creature di una specie davanti a un giocatore. Aiuta le tue, o disturba quelle di un altro.',
    battle: 'Una battaglia dice quante creature manda ognuno e quanto oro in più riceve chi vince.',
    event: 'Un evento si gioca coperto durante una battaglia. Cambia qualcosa quando le carte si scoprono.',
  },
  turn: {
    one: 'Fai una cosa sola: gioca una creatura, un’abilità o una battaglia, usa il potere del tuo Yeti o della tua Medusa, oppure scarta una carta.',
    draw: 'Poi pesca finché hai di nuovo {hand} carte. Ci sono due mazzi, le creature e tutto il resto; per ogni carta scegli il mazzo.',
    aversion:
      'Certe creature non ne sopportano altre. Se giochi un troll, i tuoi nani e i tuoi orchi se ne vanno. Se è il terzo troll sul tavolo, se ne vanno quelli di tutti; dal quarto in poi non se ne va nessuno. La carta ti mostra prima chi andrebbe via.',
  },
  worked: {
    call: 'Hai un nano e un goblin e giochi {battleObject}: ognuno manda {limit} creature, o tutte quelle che ha se ne ha meno. Chi vince riceve {award} monete d’oro in più.',
    roll: 'Tiri i dadi. Il nano fa {a} e {b}, il goblin {c}: in tutto forza {strength}. Un nano trova tesoro con 1 e 2, quindi il {b} vale anche {treasure} di tesoro.',
    others:
      'Ben ha solo un orco: {a}, {b} e {c}, forza {strength}, tesoro {treasure}. Lo gnomo di Clara fa {ofClara}: forza {claraStrength}, tesoro {claraTreasure}.',
    lay: 'Ora ognuno può giocare una carta coperta. Tu ne giochi una, Ben anche, Clara no.',
    turnUp:
      'Le carte si scoprono. La tua è {eventObject}: {more} di tesoro in più, quindi {found} in tutto. Quella di Ben è {bluffObject}. Non è un evento ma un bluff, e non fa nulla.',
    win: 'Sei il più forte e vinci: {found} di tesoro e {award} monete della carta fanno {won} monete d’oro. Gli altri non ricevono nulla. Ma chi vince perde il combattente più forte: il tuo nano se ne va.',
    draw: 'Tutti pescano finché hanno di nuovo {hand} carte. Poi tocca a Ben.',
  },
  end: {
    gold: 'La partita finisce alla fine di un turno, quando qualcuno ha {gold} o più. Vince chi ha più oro.',
  },
}
