import type { Translation } from '#games/saying'
import type { options as en } from './en-options.ts'

export const options: Translation<typeof en> = {
  presets: {
    tavernLight: {
      name: 'Богатый стол',
      about: 'У каждого на монету волшебного золота больше, и три особых персонажа в раунде.',
    },
    shortGame: { name: 'Короткая партия', about: 'Для победы нужно два очка, а не три.' },
    ranked: {
      name: 'Турнир',
      about: 'Не больше двенадцати раундов, и подсчёт монет у всех на виду.',
    },
  },
  options: {
    pointsToWin: {
      name: 'Очков для победы',
      about: 'Кто первым наберёт столько очков, сразу побеждает.',
      value: '{n}',
    },
    specialsPerRound: {
      name: 'Особых персонажей в раунде',
      about: 'Сколько особых персонажей добавляют к каждому раунду.',
      value: '{n}',
    },
    startFG: {
      name: 'Волшебное золото вначале',
      about: 'Это золото возвращается к вам после каждого раунда.',
      value: '{n}',
    },
    coinCounts: {
      name: 'Монеты за ширмами',
      about: 'Что видно всем из того, что у кого есть.',
      value: '{value, select, hidden {Скрыты} tracked {Ведётся подсчёт} other {Открыты}}',
    },
    roundLimit: {
      name: 'Число раундов',
      about: 'После стольких раундов партия окончена. Побеждает тот, кто впереди.',
      value: '{n, plural, =0 {Без ограничения} one {# раунд} few {# раунда} many {# раундов} other {# раунда}}',
    },
    brigandAmount: {
      name: 'Добыча Разбойника',
      about: 'Кто узнаёт, сколько монет перешло из рук в руки.',
      value: '{value, select, private {Только эти двое} other {Все}}',
    },
    amuletsPerBid: {
      name: 'Амулеты в одном кулаке',
      about: 'С двумя амулетами монеты в кулаке считаются вчетверо.',
      value: '{n, plural, one {# амулет} few {# амулета} many {# амулетов} other {# амулета}}',
    },
    blackInTiebreak: {
      name: 'Чёрные монеты при ничьей',
      about: 'Проклясть персонажа можно и тогда, когда ничью решает серебро.',
    },
    curseSkipsTiebreak: {
      name: 'Проклятие завершает аукцион',
      about: 'За персонажа, который уже проклят, серебро не ставят.',
    },
    quackCompulsory: {
      name: 'Фокусник обязателен',
      about: 'Кто его выиграл, тот сдаёт все камни за одно очко, хочет он этого или нет.',
    },
    apprenticeFreeWithoutPair: {
      name: 'Ученик Колдуна даёт очко даром',
      about: 'У кого нет двух одинаковых камней, тот получает очко даром.',
    },
    doppelgangerDeclare: {
      name: 'Когда объявлять Двойника',
      about: 'До того, как способность использована, или после, когда видно, что вышло.',
      value: '{value, select, before {До} other {После}}',
    },
    ghostCopiesDoppelganger: {
      name: 'Привидение копирует Двойника',
      about: 'Привидение может использовать и способность Двойника.',
    },
    thiefVictimViaCopy: {
      name: 'Кого обкрадывает скопированный Вор',
      about: 'Второго в этом аукционе или в том, где выставляли самого Вора.',
      value: '{value, select, currentAuction {Этот аукцион} other {Аукцион Вора}}',
    },
    goblinLastAuctioned: {
      name: 'Гоблин и Чертёнок последней картой',
      about: 'Их выставляют на аукцион, даже если вызвать уже некого.',
    },
  },
}
