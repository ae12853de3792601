import type { GoldWords } from '../en.ts'

export const questions: GoldWords['questions'] = {
  sentences: '{sentences}',
  attack: 'Ваш ход. Кто идёт на дракона: {team}?',
  heaps:
    'Разделите добычу ({loot}) на {heaps, plural, one {# кучку} few {# кучки} many {# кучек} other {# кучки}}; остальные выбирают первыми, последняя кучка ваша.',
  heap: 'Какую кучку вы берёте?',
  victim: 'Кого обкрадывает ваш {thiefThe}?',
  victimLooks: 'Кого обкрадывает ваш {thiefThe}? Рядом ваш {wizardThe}: вы заглянете за ширму и выберете сами.',
  token: 'За ширмой игрока {who}: {hoard}. Какой жетон вы крадёте?',
  tokenGiven: 'У вас {hoard}. Какой жетон получит {thiefThe} игрока {who}?',
  recall: 'У всех игроков все герои у драконов. Кого из своих вы вернёте домой?',

  turnNext: '{whoIs, select, you {Следующий ход <whoAs>ваш</whoAs>} other {Следующим ходит {who}}}.',
  lootShown: 'Добыча показана.',
  lootOf: 'Дракон: {dragon}. Отряд: {party}. Добыча: {loot}.',
  deal: 'Сделка: {shares}.',
  robbed: '{thiefThe} игрока {who} вот-вот обкрадёт вас.',
  onlyPass: 'Вы можете только пропустить.',
  play: 'Сыграть предмет или пропустить?',
  call: 'Крикнуть «Держи вора!» или пропустить?',
  playOrCall: 'Сыграть предмет, крикнуть «Держи вора!» или пропустить?',
  inTime: '{question} ({time})',

  share: 'Разделите добычу.',
  bargainSand: 'Дракон: {dragon}. Отряд: {party}. Добыча: {loot}. (Песок: {time}.)',
  bargainNoSand: 'Дракон: {dragon}. Отряд: {party}. Добыча: {loot}. (Песка нет.)',
  offer:
    '{whoIs, select, you {<whoAs>Ваше</whoAs> предложение № {number}} other {Предложение № {number} от игрока {who}}}: {shares}; согласны: {accepting}.',
  offerAlone:
    '{whoIs, select, you {<whoAs>Ваше</whoAs> предложение № {number}} other {Предложение № {number} от игрока {who}}}: {shares}; пока никто не согласен.',
  closing: 'Предложение № {number} станет сделкой, если никто не передумает.',

  market: 'Рынок: меняйтесь жетонами или скажите «готово».',
  marketFor: 'Рынок ({time}): меняйтесь жетонами или скажите «готово».',
  have: 'У вас {hoard}.',
  trade: 'Предложение № {number} от игрока {who}: {deal}.',
}

/** Dragon names are not declined after a noun: «у дракона „…“». */
export const targets: GoldWords['targets'] = {
  spot: 'логово {spot}',
  dragon: '{card}',
  two: '{both}',
  onDragon: '{card} на {dragonObject}',
  toDragon: '{card} к дракону «{dragon}»',
  fromDragon: '{token} у дракона «{dragon}»',
  onSpot: '{card}, логово {spot}',
  toSpot: '{card} в логово {spot}',
  fromSpot: '{token} из логова {spot}',
  theirs: '{whoIs, select, you {<whoAs>ваш</whoAs> герой {card}} other {{cardThe} игрока {who}}}',
  theirsOn:
    '{whoIs, select, you {<whoAs>ваш</whoAs> герой {card}} other {{cardThe} игрока {who}}} у дракона «{dragon}»',
}

export const options: GoldWords['options'] = {
  yes: 'да',
  seat: '{who}',
  card: '{card}',
  heap: '{heap}: {tokens}',
  offer: 'предложение № {number}',
  offerBy: 'предложение № {number}, {who}',
  withdraw: { offer: 'моё предложение', acceptance: 'моё согласие' },
}

export const moves: GoldWords['moves'] = {
  place: 'напасть',
  pass: 'пропустить',
  call: 'держи вора!',
  claim: 'хочу',
  waive: 'не хочу',
  offer: 'предложить',
  accept: 'принять',
  withdraw: 'отозвать',
  noDeal: 'сделки не будет',
  say: 'сказать',
  done: 'готово',
}
