import type { Translation } from '#games/saying'
import type { rules as en } from '../en/rules.ts'

export const rules: Translation<typeof en> = {
  title: 'Правила',
  choose: 'О какой игре вы хотите прочитать?',
  allGames: 'Все игры',
  howTo: {
    title: 'Как играть',
    aim: 'Цель игры',
    pieces: 'Что есть в игре',
    turn: 'Как идёт игра',
    worked: 'Пример, шаг за шагом',
    end: 'Конец игры',
    unclear: 'Что-то непонятно? Полные правила отвечают на любой вопрос, и в них есть поиск.',
    whole: 'Читать все правила',
  },
  whole: 'Все правила',
  contents: 'Содержание',
  cards: 'Карты',
  cardsAbout: 'Все карты из коробки и что о них говорят правила.',
  moreAboutCard: 'Ещё об этой карте',
  rulings: '{n, plural, one {# разъяснение} few {# разъяснения} many {# разъяснений} other {# разъяснения}}',
  search: 'Искать в правилах',
  searchHint: 'Слово, карта, номер',
  clear: 'Очистить поиск',
  found:
    '{n, plural, =0 {Ничего не найдено. Попробуйте другое слово или короче.} one {Найдено # место.} few {Найдено # места.} many {Найдено # мест.} other {Найдено # места.}}',
  table: 'Таблица: {title}',
  toTop: 'Наверх',
}
