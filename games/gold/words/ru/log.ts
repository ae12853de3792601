import type { GoldWords } from '../en.ts'

/** Tokens are masculine and inanimate, so their nominative and accusative are the same. */
export const log: GoldWords['log'] = {
  stuck: 'Полный затор: каждый зовёт домой одного героя.',
  divides: '{who} {whoIs, select, you {делите} other {делит}} добычу на кучки.',
  guests: 'Среди драконов {n, plural, one {# гость} few {# гостя} many {# гостей} other {# гостя}}: {cards}.',
  dragonDrawn:
    'В логове {spot} лежит {card} (сила {strength}, {hidden, plural, =0 {ничего не скрыто} one {скрыт # жетон} few {скрыты # жетона} many {скрыто # жетонов} other {скрыто # жетона}}): {tokens}.',
  readyAgain: '{whoIs, select, you {У <whoAs>вас</whoAs>} other {{who}:}} снова в строю {team}.',
  turnSkipped: 'У {whoIs, select, you {<whoAs>вас</whoAs>} other {игрока {who}}} все герои у драконов: ход пропущен.',
  calledHome: 'Домой возвращаются {team}.',
  sent: '{who} {whoIs, select, you {посылаете} other {посылает}} {cardObject} на {dragonObject}.',
  sentWithBlade:
    '{whoIs, select, you {{who} посылаете {cardObject} на {dragonObject} и разыгрываете} other {{who} посылает {cardObject} на {dragonObject} и разыгрывает}} {bladeObject}.',
  slain: 'Дракон побеждён: {card}. Отряд: {party}',
  hid: 'Дракон {card} скрывал: {tokens}.',
  redClaimed:
    '{whoIs, select, you {<whoAs>ваш</whoAs> {cardThe}} other {{cardThe} игрока {who}}} раньше всех берёт {red}.',
  lost: 'Пропало: {tokens}.',
  shares: 'За ширмы уходит: {shares}.',
  victim:
    '{whoIs, select, you {<whoAs>ваш</whoAs> {cardThe}} other {{cardThe} игрока {who}}} выбирает {victimIs, select, you {<victimAs>вас</victimAs>} other {жертву: {victim}}}.',
  victimByLot:
    '{whoIs, select, you {<whoAs>ваш</whoAs> {cardThe}} other {{cardThe} игрока {who}}} по жребию {victimIs, select, you {выбирает <victimAs>вас</victimAs>} other {получает жертву: {victim}}}.',
  theftFailed:
    '{whoIs, select, you {<whoAs>ваш</whoAs> {cardThe}} other {{cardThe} игрока {who}}} не находит, кого обокрасть.',
  stolen:
    '{who} {whoIs, select, you {крадёте} other {крадёт}} {victimIs, select, you {у <victimAs>вас</victimAs>} other {у игрока {victim}}} жетон: {token}.',
  stolenUnseen:
    '{who} {whoIs, select, you {крадёте} other {крадёт}} {victimIs, select, you {у <victimAs>вас</victimAs>} other {у игрока {victim}}} жетон.',
  left: '{who} {whoIs, select, you {выбываете} other {выбывает}} из игры.',
  screensUp: 'Ширмы поднялись: {hoards}.',
  most: {
    nobody:
      '{gem, select, blue {Синих} green {Зелёных} purple {Фиолетовых} yellow {Жёлтых} other {Белых}} самоцветов нет ни у кого.',
    nothing:
      'Больше всех {gem, select, blue {синих} green {зелёных} purple {фиолетовых} yellow {жёлтых} other {белых}}: {leaders}; очков за это нет.',
    one: 'Больше всех {gem, select, blue {синих} green {зелёных} purple {фиолетовых} yellow {жёлтых} other {белых}}: {leaders} {leadersIs, select, you {получаете} other {получает}} {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
    each: 'Больше всех {gem, select, blue {синих} green {зелёных} purple {фиолетовых} yellow {жёлтых} other {белых}}: {leaders} {leadersIs, select, youToo {получаете} other {получают}} по {points, plural, one {# очку} few {# очка} many {# очков} other {# очка}}.',
    only: 'Больше всех {gem, select, blue {синих} green {зелёных} purple {фиолетовых} yellow {жёлтых} other {белых}}: {leaders}; только {winners} {winnersIs, select, you {получаете} other {получает}} {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  },
  over: '{whoIs, select, you {<whoAs>Вы</whoAs> побеждаете} youToo {Победу делите {who}} other {{n, plural, one {Побеждает {who}} few {Победу делят {who}} many {Победу делят {who}} other {Победу делят {who}}}}} · {points}',
  points: '{who} {total} (жетоны {tokens}, самоцветы {gems})',
  pointsWithSets: '{who} {total} (жетоны {tokens}, самоцветы {gems}, наборы {sets})',

  bargain: '{party} {partyIs, select, youToo {торгуетесь} other {торгуются}} за {loot}.',
  bargainFor: '{party} {partyIs, select, youToo {торгуетесь} other {торгуются}} за {loot}. Песка на {time}.',
  wants: '{who} {whoIs, select, you {хотите} other {хочет}} {tokens}.',
  wantsNothing: '{who} {whoIs, select, you {не хотите} other {не хочет}} ничего определённого.',
  waives: '{who} {whoIs, select, you {не претендуете} other {не претендует}} на {tokens}.',
  waivesNothing: '{who} {whoIs, select, you {возьмёте} other {возьмёт}} что угодно.',
  offer:
    '{whoIs, select, you {<whoAs>Ваше</whoAs> предложение № {number}} other {Предложение № {number} от игрока {who}}}: {shares}.',
  accepts: '{who} {whoIs, select, you {принимаете} other {принимает}} предложение № {number}.',
  offerWithdrawn: '{who} {whoIs, select, you {берёте} other {берёт}} своё предложение назад.',
  acceptanceWithdrawn: '{who} {whoIs, select, you {отзываете} other {отзывает}} согласие.',
  noDeal: '{who}: «Сделки не будет».',
  says: '{who}: «{phrase}»',
  frozen: 'Песок почти высыпался: новых предложений больше нет.',
  closing: 'За предложение № {number} все нужные голоса: последний миг, чтобы передумать.',
  closingStopped: 'Кто-то передумал: сделки пока нет.',
  divided: 'Добыча разделена.',
  failed: { sand: 'Песок высыпался, а сделки нет.', refused: 'Сделки не хочет никто.' },
  faded: {
    drawn: 'В логове {spot} лежит {card}.',
    taken: '{who} {whoIs, select, you {берёте} other {берёт}} жетон из логова {spot}.',
    bargain:
      '{party} {partyIs, select, youToo {торгуетесь} other {торгуются}}. (По памяти: что предлагали, забывается.)',
    offer:
      '{whoIs, select, you {<whoAs>Ваше</whoAs> предложение № {number}} other {Предложение № {number} от игрока {who}}}.',
    heaps: '{who} {whoIs, select, you {раскладываете} other {раскладывает}} кучки.',
    red: '{whoIs, select, you {<whoAs>ваш</whoAs> {cardThe}} other {{cardThe} игрока {who}}} раньше всех берёт красное.',
    shares: 'Все доли уходят за ширмы.',
    lost: 'Добыча потеряна.',
  },
  partyShrank: 'Теперь отряд: {party}.',
  heaps: '{who} {whoIs, select, you {раскладываете} other {раскладывает}} кучки: {heaps}.',
  heapTaken: '{who} {whoIs, select, you {берёте} other {берёт}} кучку {heap}.',
  sharesSwapped: '{seats} {seatsIs, select, youToo {меняетесь} other {меняются}} долями.',
  sandStopped: 'Песок стоит.',
  sandTurned: 'Песок начинает сыпаться заново.',
  sandTurnedFor: 'Песок начинает сыпаться заново. Его хватит на {time}.',
  silenced:
    '{whoIs, select, you {<whoAs>Ваше</whoAs> согласие не нужно, но дать вам} other {Согласие игрока {who} не нужно, но дать ему}} надо хотя бы один жетон.',

  marketOpened: 'Рынок открывается: меняйтесь тем, что у вас за ширмами',
  marketClosed: 'Рынок закрывается',
  trade:
    '{who} {whoIs, select, you {делаете} other {делает}} предложение № {number}. Кому: <partnersAs>вам</partnersAs>.',
  tradeKnown:
    '{who} {whoIs, select, you {делаете} other {делает}} предложение № {number}. Кому: <partnersAs>вам</partnersAs>. Обмен: {deal}.',
  traded: 'Обмен: {deal}.',
  lapsed: 'Больше не в силе: предложение № {numbers}.',
  done: '{who}: «Готово».',

  reshuffled: 'Использованные предметы перемешивают, и они становятся стопкой.',
  objectTaken: '{who} {whoIs, select, you {берёте} other {берёт}} {cardObject}.',
  objectTakenUnseen: '{who} {whoIs, select, you {берёте} other {берёт}} предмет.',
  played: '{who} {whoIs, select, you {разыгрываете} other {разыгрывает}} {cardObject}.',
  playedOn: '{who} {whoIs, select, you {разыгрываете} other {разыгрывает}} {cardObject}: {target}.',
  cancelled:
    '{whoIs, select, you {<whoAs>ваш</whoAs> {wardThe}} other {{wardThe} игрока {who}}} отменяет {cardObject}.',
  dragonsSwapped: 'Драконы меняются местами: {spots}.',
  muddled: '{who} {whoIs, select, you {выбираете} other {выбирает}}, что достанется вору.',
  tokenTaken: '{who} {whoIs, select, you {берёте} other {берёт}} из логова {spot} жетон: {token}.',
  recalled:
    '{whoIs, select, you {<whoAs>ваш</whoAs> герой {card}} other {{cardThe} игрока {who}}} уходит домой из логова {spot} и отдыхает.',
  moved:
    '{whoIs, select, you {<whoAs>ваш</whoAs> герой {card}} other {{cardThe} игрока {who}}} переходит из логова {from} в логово {to}.',
  stronger: 'Дракон в логове {spot} становится сильнее на {by}.',
  scried: 'Дракон в логове {spot} прятал {tokens}; теперь это видят все.',
  cloaked:
    'После этой победы ни один вор не может обокрасть {whoIs, select, you {<whoAs>вас</whoAs>} other {игрока {who}}}.',
  ready: '{whoIs, select, you {У <whoAs>вас</whoAs>} other {{who}:}} в строю {team}.',
  caught:
    'Держи вора! {whoIs, select, you {<whoAs>Вы</whoAs> замечаете} other {{who} замечает}} {thiefIs, select, you {<thiefAs>вашу</thiefAs> {cardObject}} other {{cardObject} игрока {thief}}} в логове {spot}; жетон возвращается: {token}.',
  caughtTooLate:
    'Держи вора! {whoIs, select, you {<whoAs>Вы</whoAs> замечаете} other {{who} замечает}} {thiefIs, select, you {<thiefAs>вашу</thiefAs> {cardObject}} other {{cardObject} игрока {thief}}} в логове {spot}; но жетона уже нет.',
  callMissed:
    '{who} {whoIs, select, you {зря кричите} other {зря кричит}} «Держи вора!» у логова {spot} и пока не {whoIs, select, you {можете} other {может}} окликать снова.',
  handSpent: '{who} {whoIs, select, you {сбрасываете} other {сбрасывает}} {cardObject}: три кражи удались.',
}

export const phrases: GoldWords['phrases'] = {
  'need silver': 'Мне нужно серебро',
  'need gold': 'Мне нужно золото',
  'need red': 'Мне нужны красные',
  'need blue': 'Мне нужны синие',
  'need green': 'Мне нужны зелёные',
  'need purple': 'Мне нужны фиолетовые',
  'need yellow': 'Мне нужны жёлтые',
  'need white': 'Мне нужны белые',
  'need black': 'Мне нужен чёрный алмаз',
  'too much for you': 'Это слишком много для вас',
  'too little for me': 'Это слишком мало для меня',
  'you lead': 'Вы и так впереди',
  'fair?': 'Это честно?',
  'take it': 'Берите',
  'rather lose it': 'Пусть лучше всё пропадёт',
  'my last offer': 'Это моё последнее предложение',
  'not below this': 'На меньшее не соглашусь',
  thanks: 'Спасибо',
  hurry: 'Скорее',
}
