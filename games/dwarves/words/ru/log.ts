import type { DwarvesWords } from '../en.ts'

/** Player names have no case and no gender: verbs are in the present tense, and «игрок» carries the case. */
export const log: DwarvesWords['log'] = {
  hands: 'Руки на стол: {hands}.',
  hand: '{who} — {dirt, select, spotless {чистые} dusty {пыльные} sticky {липкие} other {чумазые}}',
  begins: 'Начинает {who}.',
  reshuffled: {
    creature: 'Сброс существ перемешивают, и он становится колодой.',
    other: 'Сброс прочих карт перемешивают, и он становится колодой.',
  },
  draws: '{who} берёт {cardObject}.',
  drawsFrom: { creature: '{who} берёт существо.', other: '{who} берёт из колоды прочих карт.' },
  passedOver: 'У игрока {who} нет карт, и ход переходит дальше.',
  discards: '{who} сбрасывает {cardObject}.',
  plays: '{who} играет {cardObject}.',
  thawed: 'Лёд тает, и к игроку {who} выходит {cardThe}.',
  aversion: '{whose} не потерпит рядом {kinds}.',
  third: {
    dwarf: 'Третий гном! Теперь гномы нигде не потерпят {kinds}.',
    elf: 'Третий эльф! Теперь эльфы нигде не потерпят {kinds}.',
    troll: 'Третий тролль! Теперь тролли нигде не потерпят {kinds}.',
    other: 'Теперь таких на столе трое! И они нигде не потерпят {kinds}.',
  },
  left: {
    aversion: '{whose} {n, plural, one {топает прочь} few {топают прочь} many {топают прочь} other {топают прочь}}.',
    thaw: '{whose} {n, plural, one {тает} few {тают} many {тают} other {тают}}.',
    stare: '{whose} {n, plural, one {каменеет} few {каменеют} many {каменеют} other {каменеют}}.',
    lastStare:
      '{whose} {n, plural, one {бросает последний взгляд} few {бросают последний взгляд} many {бросают последний взгляд} other {бросают последний взгляд}}.',
    peace:
      '{whose} больше не {n, plural, one {хочет воевать} few {хотят воевать} many {хотят воевать} other {хотят воевать}}.',
  },
  leftWith: {
    aversion:
      '{whose} {n, plural, one {топает прочь} few {топают прочь} many {топают прочь} other {топают прочь}}, и свойство {abilityThe} уходит.',
    thaw: '{whose} {n, plural, one {тает} few {тают} many {тают} other {тают}}, и свойство {abilityThe} уходит.',
    stare:
      '{whose} {n, plural, one {каменеет} few {каменеют} many {каменеют} other {каменеют}}, и свойство {abilityThe} уходит.',
    lastStare:
      '{whose} {n, plural, one {бросает последний взгляд} few {бросают последний взгляд} many {бросают последний взгляд} other {бросают последний взгляд}}, и свойство {abilityThe} уходит.',
    peace:
      '{whose} больше не {n, plural, one {хочет воевать} few {хотят воевать} many {хотят воевать} other {хотят воевать}}, и свойство {abilityThe} уходит.',
  },
  ability: {
    new: '{who} говорит про {group}: {abilityThe}.',
    again: '{who} ещё раз говорит про {group}: {abilityThe}.',
    instead: '{who} говорит про {group}: {abilityThe}. Больше не {oldThe}.',
  },
  handsUp: 'Карты на стол: {hands}.',
  cardsOf: '{who} — {cards}',
  battle:
    '— {who} зовёт на битву: {cardThe} (по {n, plural, one {# бойцу} few {# бойца} many {# бойцов} other {# бойца}}, награда {award}) —',
  sends: '{who} выставляет {crowd}.',
  sitsOut: 'Игроку {who} некого выставить в эту битву.',
  rolls: '{fighter} выбрасывает {dice}.',
  rollsAndFinds: '{fighter} выбрасывает {dice} и находит {treasure}.',
  rerolls: '{fighter} перебрасывает {from} и получает {to}.',
  rerollsAndFinds: '{fighter} перебрасывает {from} и получает {to}: всего {treasure}.',
  lays: {
    card: '{who} выкладывает рубашкой вверх {cardObject}.',
    hidden: '{who} выкладывает карту рубашкой вверх.',
    creature: '{who} выкладывает рубашкой вверх существо.',
    other: '{who} выкладывает рубашкой вверх карту из колоды прочих.',
    nothing: '{who} ничего не выкладывает.',
  },
  turnedUp: 'Карты вскрыты: {cards}.',
  event: '{who} — {cardThe}',
  bluff: '{who} блефует ({card})',
  bluffReturned: '{who} берёт свой блеф назад: {card}.',
  fizzles: '{cardThe} игрока {who} ничего не даёт.',
  playsEvent: '{who} играет {event}.',
  cancelled: {
    hand: '{who}: «Забудь!» Карта {cardThe} игрока {owner} ничего не делает.',
    laid: '{who} вскрытой картой: «Забудь!» Карта {cardThe} игрока {owner} ничего не делает.',
    ownHand: '{who}: «Забудь!» Карта {cardThe} самого игрока {owner} ничего не делает.',
    ownLaid: '{who} вскрытой картой: «Забудь!» Карта {cardThe} самого игрока {owner} ничего не делает.',
  },
  eyes: '{who} косится на добычу и насвистывает.',
  scared: '{fighter} прячется под стол: минус {strength}.',
  scaredOfNothing: '{fighter} прячется под стол: сила не меняется.',
  rollsAgain: '{fighter} бросает ещё раз: к силе прибавляется {dice}.',
  swapped: '{who} меняются знамёнами, а с ними и силой.',
  treasureLost: 'Не всё то золото, что блестит: {who} теряет {treasure}.',
  noTreasure: 'У игрока {who} нет кладов, и терять нечего.',
  richVein: '{who} находит богатую жилу: ещё {n, plural, one {# клад} few {# клада} many {# кладов} other {# клада}}.',
  safe: 'Если победит {who}, домой никто не уйдёт.',
  won: {
    alone: '{who} побеждает в битве с силой {strength}!',
    over: '{who} побеждает в битве с силой {strength} ({others})!',
    tie: '{who} равны, сила {strength}: {n, plural, =2 {побеждают оба} one {побеждают все} few {побеждают все} many {побеждают все} other {побеждают все}}!',
    tieOver:
      '{who} равны, сила {strength} ({others}): {n, plural, =2 {побеждают оба} one {побеждают все} few {побеждают все} many {побеждают все} other {побеждают все}}!',
    other: '{who} — {strength}',
  },
  paid: {
    both: '{who} получает {gold}: {treasure, plural, one {# клад} few {# клада} many {# кладов} other {# клада}} и награда {award}.',
    treasure:
      '{who} получает {gold}: {treasure, plural, one {# клад} few {# клада} many {# кладов} other {# клада}} и никакой награды.',
    award: '{who} получает награду: {gold}.',
    nothing: '{who} не получает за это золота.',
  },
  gives: 'Щедрые существа игрока {who} раздают золото: {gifts}.',
  gift: '{who} — {n}',
  takes: '{who} угощается из добычи игрока {from}: {gold}.',
  falls: '{who} теряет {cardObject}: такова цена победы.',
  fallsWith: '{who} теряет {cardObject}: такова цена победы. Уходит и свойство {abilityThe}.',
  dust: 'Пыль оседает.',
  over: '— {all} —',
  wins: '{n, plural, one {Побеждает {who}} few {Победу делят {who}} many {Победу делят {who}} other {Победу делят {who}}}',
  winsAtLast:
    'Время вышло: {n, plural, one {побеждает {who}} few {победу делят {who}} many {победу делят {who}} other {победу делят {who}}}',
  gold: '{who} — {gold}',
}
