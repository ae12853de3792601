import type { DwarvesWords } from '../en.ts'

export const questions: DwarvesWords['questions'] = {
  hands: 'Насколько грязные у вас руки? Начинают самые грязные.',
  draw: 'У вас {n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}, доберите до 5: из какой колоды?',
  turn: 'Ваш ход: разыграйте карту или сбросьте.',
  onlyDiscard: 'Ваш ход: сбросьте карту.',
  fighters:
    '{card} (награда {award}): выставьте {n, plural, one {# бойца} few {# бойцов} many {# бойцов} other {# бойца}}.',
  roll: 'Ваши кубики: какое существо бросает следующим?',
  reroll: '{fighter} выбрасывает {dice} и ничего не находит. Перебросить один кубик?',
  rerollFound: '{fighter} выбрасывает {dice} и находит {treasure}. Перебросить один кубик?',
  lay: 'Выложить карту рубашкой вверх?',
  target: {
    boo: '«Бу!»: кого пугаете? Его кубики больше не считаются в силу.',
    onceMore: '«Ещё раз, с чувством»: кто из ваших бойцов бросает снова?',
    wrongBanner: '«Не то знамя»: с кем меняетесь силой?',
    foolsGold: '«Золото дураков»: чьи клады падают до 0?',
  },
  react: {
    cannot:
      '{who} {whoIs, select, you {разыгрываете} other {разыгрывает}} {event}: карты «Забудь!» у вас нет, так что пусть будет.',
    laid: '{who} {whoIs, select, you {разыгрываете} other {разыгрывает}} {event}: отменить вашей выложенной картой «Забудь!»?',
    hand: '{who} {whoIs, select, you {разыгрываете} other {разыгрывает}} {event}: отменить картой «Забудь!» с руки?',
  },
  winner: '«Он и не заметит»: из чьей добычи взять до 2 золота?',
  loss: 'Вы победили и теряете одного из сильнейших (по {n, plural, one {# кубику} few {# кубика} many {# кубиков} other {# кубика}}). Кого?',
}

/** The target of an event is in the accusative. */
export const played: DwarvesWords['played'] = {
  plain: '{cardObject}',
  fighter: '{cardObject} на {fighter}',
  seat: '{cardObject} на {whose, select, own {себя} other {{whoIs, select, you {<whoAs>вас</whoAs>} other {игрока {who}}}}}',
  swap: '{cardObject}, меняясь с {whoIs, select, you {<whoAs>вами</whoAs>} other {игроком {who}}}',
  rolled: '{fighter} (выпало {dice})',
  rolledAndFound:
    '{fighter} (выпало {dice}, {found, plural, one {# клад} few {# клада} many {# кладов} other {# клада}})',
}

export const options: DwarvesWords['options'] = {
  yes: 'да',
  dirt: {
    spotless: 'чистые (вы кубики-то трогали?)',
    dusty: 'пыльные',
    sticky: 'липкие (надеемся, это мёд)',
    filthy: 'чумазые (прямо из шахты)',
  },
  deck: {
    creature: 'существа (осталось {n})',
    other: 'прочие: битва, свойство или событие (осталось {n})',
    emptyCreature:
      'существа (пусто: перемешают сброс, {n, plural, one {# карта} few {# карты} many {# карт} other {# карты}})',
    emptyOther:
      'прочие: битва, свойство или событие (пусто: перемешают сброс, {n, plural, one {# карта} few {# карты} many {# карт} other {# карты}})',
  },
  card: '{card}',
  battle: '{card} (по {n, plural, one {# бойцу} few {# бойца} many {# бойцов} other {# бойца}}, награда {award})',
  creature: {
    drivesOff: '{card} (прогонит {whom})',
    third: '{card} ({n, select, 3 {третий} other {номер {n}}} на столе: прогонит {whom})',
    thirdNobody: '{card} ({n, select, 3 {третий} other {номер {n}}} на столе: никого не прогонит)',
  },
  withAbility: '{whose} со свойством {abilityThe}',
  ability: {
    new: '{abilityThe} на {whose}',
    instead: '{abilityThe} на {whose} (вместо {oldThe})',
    already: '{abilityThe} на {whose} (такое свойство там уже есть)',
  },
  stare: {
    one: '{whose}',
    ofSeveral: '{whose} (один из {n})',
    with: '{whose} ({abilityThe})',
    ofSeveralWith: '{whose} (один из {n}, {abilityThe})',
  },
  fighter: '{card} ({traits})',
  traits: {
    mayReroll: 'может перебросить',
    notLost: 'победитель его не теряет',
    givesFinds: 'раздаёт найденное',
    leaves: 'уходит после битвы',
  },
  die: 'кубик: {face}',
  dieFind: 'кубик: {face} (клад)',
  lay: {
    event: '{card}',
    bluff: '{card}, блеф',
    sitOut: '{card} (ничего не даст: вы не сражаетесь)',
    alone: '{card} (ничего не даст: больше никто не сражается)',
  },
  target: {
    treasure: '{who} ({treasure})',
    strength: '{who} (сила {strength}, у вас {yours})',
  },
  spoils: '{who} (добыча: {gold})',
  loss: {
    several: '{card} ({finds}, один из {n})',
    severalWith: '{card} ({finds}, один из {n}, {abilityThe})',
    last: '{card} ({finds}, у вас последний)',
    lastWith: '{card} ({finds}, у вас последний, уходит и {abilityThe})',
  },
}

export const moves: DwarvesWords['moves'] = {
  creature: 'существо',
  ability: 'свойство',
  battle: 'битва',
  event: 'событие',
  thaw: 'Оттепель',
  stare: 'Каменный взгляд',
  discard: 'сбросить',
  next: 'бросить',
  rest: 'бросить за всех',
  keep: 'оставить',
  die: 'перебросить',
  none: 'без карты',
  lay: 'выложить',
  letBe: 'не отменять',
  forget: 'Забудь!',
}
