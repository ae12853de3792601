import type { DwarvesWords } from '../en.ts'

/** Player names have no case and no gender: verbs are in the present tense, and «игрок» carries the case. */
export const log: DwarvesWords['log'] = {
  hands: 'Руки на стол: {hands}.',
  hand: '{who} — {dirt, select, spotless {чистые} dusty {пыльные} sticky {липкие} other {чумазые}}',
  begins: '{whoIs, select, you {Начинаете {who}} other {Начинает {who}}}.',
  reshuffled: {
    creature: 'Сброс существ перемешивают, и он становится колодой.',
    other: 'Сброс прочих карт перемешивают, и он становится колодой.',
  },
  draws: '{who} {whoIs, select, you {берёте} other {берёт}} {cardObject}.',
  drawsFrom: {
    creature: '{who} {whoIs, select, you {берёте} other {берёт}} существо.',
    other: '{who} {whoIs, select, you {берёте} other {берёт}} из колоды прочих карт.',
  },
  passedOver: 'У {whoIs, select, you {<whoAs>вас</whoAs>} other {игрока {who}}} нет карт, и ход переходит дальше.',
  discards: '{who} {whoIs, select, you {сбрасываете} other {сбрасывает}} {cardObject}.',
  plays: '{who} {whoIs, select, you {разыгрываете} other {разыгрывает}} {cardObject}.',
  thawed: 'Лёд тает, и к {whoIs, select, you {<whoAs>вам</whoAs>} other {игроку {who}}} выходит {cardThe}.',
  aversion: '{whose} не потерпит рядом {kinds}.',
  third: {
    dwarf: 'Третий гном! Теперь гномы нигде не потерпят {kinds}.',
    elf: 'Третий эльф! Теперь эльфы нигде не потерпят {kinds}.',
    troll: 'Третий тролль! Теперь тролли нигде не потерпят {kinds}.',
    other: 'Теперь таких на столе {n, select, 3 {трое} other {{n}}}! И они нигде не потерпят {kinds}.',
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
    new: '{who} {whoIs, select, you {говорите} other {говорит}} про {group}: {abilityThe}.',
    again: '{who} ещё раз {whoIs, select, you {говорите} other {говорит}} про {group}: {abilityThe}.',
    instead: '{who} {whoIs, select, you {говорите} other {говорит}} про {group}: {abilityThe}. Больше не {oldThe}.',
  },
  handsUp: 'Карты на стол: {hands}.',
  cardsOf: '{who} — {cards}',
  battle:
    '— {whoIs, select, you {<whoAs>Вы</whoAs> зовёте} other {{who} зовёт}} на битву: {cardThe} (по {n, plural, one {# бойцу} few {# бойца} many {# бойцов} other {# бойца}}, награда {award}) —',
  sends: '{who} {whoIs, select, you {выставляете} other {выставляет}} {crowd}.',
  sitsOut: '{whoIs, select, you {<whoAs>Вам</whoAs>} other {Игроку {who}}} некого выставить в эту битву.',
  rolls: '{fighter} выбрасывает {dice}.',
  rollsAndFinds: '{fighter} выбрасывает {dice} и находит {treasure}.',
  rerolls: '{fighter} перебрасывает {from} и получает {to}.',
  rerollsAndFinds: '{fighter} перебрасывает {from} и получает {to}: всего {treasure}.',
  lays: {
    card: '{who} {whoIs, select, you {выкладываете} other {выкладывает}} рубашкой вверх {cardObject}.',
    hidden: '{who} {whoIs, select, you {выкладываете} other {выкладывает}} карту рубашкой вверх.',
    creature: '{who} {whoIs, select, you {выкладываете} other {выкладывает}} рубашкой вверх существо.',
    other: '{who} {whoIs, select, you {выкладываете} other {выкладывает}} рубашкой вверх карту из колоды прочих.',
    nothing: '{who} ничего не {whoIs, select, you {выкладываете} other {выкладывает}}.',
  },
  turnedUp: 'Карты вскрыты: {cards}.',
  event: '{who} — {cardThe}',
  bluff: '{who} {whoIs, select, you {блефуете} other {блефует}} ({card})',
  bluffReturned: '{who} {whoIs, select, you {берёте} other {берёт}} свой блеф назад: {card}.',
  fizzles: '{whoIs, select, you {<whoAs>ваша</whoAs> карта {cardThe}} other {{cardThe} игрока {who}}} ничего не даёт.',
  playsEvent: '{who} {whoIs, select, you {разыгрываете} other {разыгрывает}} {event}.',
  cancelled: {
    hand: '{who}: «Забудь!» {ownerIs, select, you {<ownerAs>Ваша</ownerAs> карта {cardThe}} other {Карта {cardThe} игрока {owner}}} ничего не делает.',
    laid: '{who} вскрытой картой: «Забудь!» {ownerIs, select, you {<ownerAs>Ваша</ownerAs> карта {cardThe}} other {Карта {cardThe} игрока {owner}}} ничего не делает.',
    ownHand:
      '{who}: «Забудь!» {ownerIs, select, you {<ownerAs>Ваша</ownerAs> собственная карта {cardThe}} other {Карта {cardThe} самого игрока {owner}}} ничего не делает.',
    ownLaid:
      '{who} вскрытой картой: «Забудь!» {ownerIs, select, you {<ownerAs>Ваша</ownerAs> собственная карта {cardThe}} other {Карта {cardThe} самого игрока {owner}}} ничего не делает.',
  },
  eyes: '{whoIs, select, you {{who} коситесь на добычу и насвистываете} other {{who} косится на добычу и насвистывает}}.',
  scared: '{fighter} прячется под стол: минус {strength}.',
  scaredOfNothing: '{fighter} прячется под стол: сила не меняется.',
  rollsAgain: '{fighter} бросает ещё раз: к силе прибавляется {dice}.',
  swapped: '{who} {whoIs, select, youToo {меняетесь} other {меняются}} знамёнами, а с ними и силой.',
  treasureLost: 'Не всё то золото, что блестит: {who} {whoIs, select, you {теряете} other {теряет}} {treasure}.',
  noTreasure: 'У {whoIs, select, you {<whoAs>вас</whoAs>} other {игрока {who}}} нет кладов, и терять нечего.',
  richVein:
    '{who} {whoIs, select, you {находите} other {находит}} богатую жилу: ещё {n, plural, one {# клад} few {# клада} many {# кладов} other {# клада}}.',
  safe: 'Если {whoIs, select, you {победите {who}} other {победит {who}}}, домой никто не уйдёт.',
  won: {
    alone: '{who} {whoIs, select, you {побеждаете} other {побеждает}} в битве с силой {strength}!',
    over: '{who} {whoIs, select, you {побеждаете} other {побеждает}} в битве с силой {strength} ({others})!',
    tie: '{who} равны, сила {strength}: {whoIs, select, youToo {{n, plural, =2 {побеждаете оба} one {побеждаете все} few {побеждаете все} many {побеждаете все} other {побеждаете все}}} other {{n, plural, =2 {побеждают оба} one {побеждают все} few {побеждают все} many {побеждают все} other {побеждают все}}}}!',
    tieOver:
      '{who} равны, сила {strength} ({others}): {whoIs, select, youToo {{n, plural, =2 {побеждаете оба} one {побеждаете все} few {побеждаете все} many {побеждаете все} other {побеждаете все}}} other {{n, plural, =2 {побеждают оба} one {побеждают все} few {побеждают все} many {побеждают все} other {побеждают все}}}}!',
    other: '{who} — {strength}',
  },
  paid: {
    both: '{who} {whoIs, select, you {получаете} other {получает}} {gold}: {treasure, plural, one {# клад} few {# клада} many {# кладов} other {# клада}} и награда {award}.',
    treasure:
      '{who} {whoIs, select, you {получаете} other {получает}} {gold}: {treasure, plural, one {# клад} few {# клада} many {# кладов} other {# клада}} и никакой награды.',
    award: '{who} {whoIs, select, you {получаете} other {получает}} награду: {gold}.',
    nothing: '{who} не {whoIs, select, you {получаете} other {получает}} за это золота.',
  },
  gives:
    '{whoIs, select, you {<whoAs>Ваши</whoAs> щедрые существа} other {Щедрые существа игрока {who}}} раздают золото: {gifts}.',
  gift: '<whoAs>вам</whoAs> — {n}',
  takes:
    '{who} {whoIs, select, you {угощаетесь} other {угощается}} из {fromIs, select, you {<fromAs>вашей</fromAs> добычи} other {добычи игрока {from}}}: {gold}.',
  falls: '{who} {whoIs, select, you {теряете} other {теряет}} {cardObject}: такова цена победы.',
  fallsWith:
    '{who} {whoIs, select, you {теряете} other {теряет}} {cardObject}: такова цена победы. Уходит и свойство {abilityThe}.',
  dust: 'Пыль оседает.',
  over: '— {all} —',
  wins: '{whoIs, select, you {<whoAs>Вы</whoAs> побеждаете} youToo {Победу делите {who}} other {{n, plural, one {Побеждает {who}} few {Победу делят {who}} many {Победу делят {who}} other {Победу делят {who}}}}}',
  winsAtLast:
    'Время вышло: {whoIs, select, you {{who} побеждаете} youToo {победу делите {who}} other {{n, plural, one {побеждает {who}} few {победу делят {who}} many {победу делят {who}} other {победу делят {who}}}}}',
  gold: '{who} — {gold}',
}
