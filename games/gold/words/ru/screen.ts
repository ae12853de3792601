import type { GoldWords } from '../en.ts'
import { desk } from './screen-desk.ts'
import { market } from './screen-market.ts'

export const screen: GoldWords['screen'] = {
  letters: { red: 'К', blue: 'С', green: 'З', purple: 'Ф', yellow: 'Ж', white: 'Б', black: 'Ч' },
  tokens: '{tokens}',
  progress: {
    dragons: '{dragons, plural, one {# дракон} few {# дракона} many {# драконов} other {# дракона}}',
    bag: '{bag, plural, =0 {мешочек пуст} one {в мешочке # жетон} few {в мешочке # жетона} many {в мешочке # жетонов} other {в мешочке # жетона}}',
    bagShort: '{bag, plural, =0 {мешочек пуст} one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}',
  },
  stock: {
    market:
      '{n, plural, =0 {Рынок откроется после этой победы.} one {Рынок откроется через # победу.} few {Рынок откроется через # победы.} many {Рынок откроется через # побед.} other {Рынок откроется через # победы.}}',
    marketOver: 'Рынок уже закрылся.',
    marketNever: 'Рынка не будет.',
    objects:
      '{n, plural, =0 {В стопке нет волшебных предметов.} one {В стопке # волшебный предмет.} few {В стопке # волшебных предмета.} many {В стопке # волшебных предметов.} other {В стопке # волшебного предмета.}}',
    used: 'Использованы: {cards}.',
  },
  asked: {
    attack: 'Ваш ход: кого вы посылаете и куда?',
    deal: 'Сделка заключена.',
    play: 'Сыграть предмет?',
    pause: 'Минутка для магии…',
    token: 'За ширмой игрока {who}: какой жетон вы крадёте?',
    tokenGiven: 'Какой ваш жетон получит {thiefThe} игрока {who}?',
  },
  lair: {
    empty: 'Пусто',
    noMore: '{why, select, bag {Драконов больше нет: мешочек пуст.} other {Драконов больше нет: стопка кончилась.}}',
    slain: 'Побеждён',
    draught: 'из них {n} от Зелья',
    hidden: '{n, plural, one {скрыт # жетон} few {скрыты # жетона} many {скрыто # жетонов} other {скрыто # жетона}}',
    hiddenShort:
      '{n, plural, =0 {Больше ничего не скрыто: мешочек пуст.} one {Скрыт # жетон: больше в мешочке нет.} few {Скрыты # жетона: больше в мешочке нет.} many {Скрыто # жетонов: больше в мешочке нет.} other {Скрыто # жетона: больше в мешочке нет.}}',
    bare: 'жетонов нет',
    about: '{card}, логово {spot}: сила {strength}, против неё {sum}. Открыто: {tokens}. Скрыто: {hidden}.',
    attackers: 'Там, по порядку: {attackers}.',
    attacker: '{whoIs, select, you {<whoAs>ваш</whoAs> герой {card}} other {{cardThe} игрока {who}}} ({strength})',
    choose: 'Выбрать {cardObject}',
    row: 'Драконы',
  },
  lost: 'Пропало: {tokens}',
  window: 'Минутка для магии',
  shares: 'За ширмы',
  team: {
    label: 'Герои: {team}.',
    ready: '{card} в строю',
    resting: '{card} отдыхает',
    away: '{card} у дракона «{dragon}»',
    gone: '{card} не дома',
    place: '{card} у дракона «{dragon}» (логово {spot}).',
  },
  seat: {
    turn: 'сейчас ходит',
    party: 'в отряде',
    objects:
      '{n, plural, one {# волшебный предмет} few {# волшебных предмета} many {# волшебных предметов} other {# волшебного предмета}}',
    left: 'больше не в игре',
    counted: 'По подсчётам: {tokens}.',
    countedDoubt:
      'По подсчётам: {tokens}; тайно пришло или ушло ещё {n, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}.',
  },
  hand: {
    hoard: 'За вашей ширмой',
    nothing: 'Жетонов пока нет',
    worth: '{points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} без самоцветов',
    objects: 'Ваши волшебные предметы',
    show: 'Прочитать карту целиком: {card}',
    sealed: 'Вы тайно выложили: {card}.',
    called: 'Вы кричите «Держи вора!».',
    passed: 'Вы пропускаете.',
  },
  attack: {
    resting: 'Отдыхает',
    away: 'У дракона',
    team: 'Кого вы посылаете?',
    do: 'Послать {cardObject}',
    doSlay: 'Победить {dragonObject}',
    chooseTeam: 'Выберите героя',
    chooseDragon: 'Выберите дракона',
    blade: '{card} +{n}',
  },
  magic: {
    dragon: 'Выберите дракона.',
    token: '{token} {name}',
    play: 'Сыграть {cardObject}',
    slip: 'Взять тайком',
    call: 'Держи вора!',
    callAbout:
      'Укажите, у какого дракона только что украли жетон. Если ошибётесь, какое-то время не сможете кричать снова.',
    callOn: 'Крикнуть «Держи вора!»: {dragon}',
    pass: 'Пропустить',
  },
  victim: {
    random: 'Жетон тянут вслепую.',
    look: 'Вы заглядываете за ширму и выбираете.',
    only: 'Больше грабить было некого, а жетон тянут вслепую.',
  },
  token: {
    steal: 'Украсть',
    give: 'Отдать',
    of: '{n, plural, one {там #} few {там #} many {там #} other {там #}}',
  },
  reminder: {
    dragon: '{card}: {sum} из {strength}',
    shares: '{who} {whoIs, select, youToo {делите} other {делят}}: {tokens}',
  },
  recall: {
    on: 'У дракона «{dragon}»: {sum} из {strength}',
  },
  /** After the game: why it ended so. */
  story: {
    title: 'Очки по драконам',
    count: 'подсчёт',
    made: '{whoIs, select, you {<whoAs>Ваши</whoAs> очки} other {Очки игрока {who}}}: {tokens} за жетоны, {gems} за большинство самоцветов одного цвета, {sets} за полные наборы.',
    madeBasic:
      '{whoIs, select, you {<whoAs>Ваши</whoAs> очки} other {Очки игрока {who}}}: {tokens} за жетоны, {gems} за большинство самоцветов одного цвета.',
    nearest: 'Следом: {who}, {best}.',
  },
  explained: {
    tokens: 'Жетоны',
    sets: 'Полные наборы',
    total: 'Всего',
    each: '{n} × {points}',
    plus: '+{points}',
    count: 'Подсчёт',
    nobody: 'Нет ни у кого.',
    one: 'Больше всех: {who}. {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
    shared: 'Больше всех: {who}. Каждому {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
    cursedTie:
      'Больше всех: {who}. У {cursedIs, select, you {<cursedAs>вас</cursedAs>} other {игрока {cursed}}} чёрный алмаз, другому {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
    cursed: 'Больше всех: {who}. Но с чёрным алмазом за самоцветы не платят.',
    many: 'Больше всех: {who}. На стольких очки не делят.',
    left: 'Больше не в игре.',
    cursedSet: 'Полный набор: {who}. Но с чёрным алмазом за него не платят.',
    lastOffers: 'Сколько раз «моё последнее предложение» и правда было последним: {all}.',
    lastOffer: '{who} {kept} из {said}',
  },
  hints: {
    silver: 'Серебро: 1 очко.',
    gold: 'Золото: 3 очка.',
    red: 'Красный: 1 очко.{wizard, select, red { Единственный Маг у побеждённого дракона берёт его первым.} object { Кто получил красный и привёл Мага, берёт волшебный предмет.} both { Единственный Маг у побеждённого дракона берёт его первым. Кто получил красный и привёл Мага, берёт волшебный предмет.} other {}}',
    blue: 'Синий самоцвет: у кого их в конце больше всех, тот получает {most} очков.',
    green: 'Зелёный самоцвет: у кого их в конце больше всех, тот получает {most} очков.',
    purple: 'Фиолетовый самоцвет: у кого их в конце больше всех, тот получает {most} очков.',
    yellow: 'Жёлтый самоцвет: у кого их в конце больше всех, тот получает {most} очков.',
    white: 'Белый самоцвет: у кого их в конце больше всех, тот получает {most} очков.',
    black: 'Чёрный алмаз: {black} очков. {game, select, advanced {Но его владельцу за самоцветы не платят.} other {}}',
    strength: '{sum} из {strength}: когда нападающие набирают его силу, дракон гибнет.',
  },
  desk,
  market,
}
