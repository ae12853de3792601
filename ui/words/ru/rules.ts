import type { Translation } from '#games/saying'
import type { rules as en } from '../en/rules.ts'

export const rules: Translation<typeof en> = {
  title: 'Правила',
  choose: 'О какой игре вы хотите прочитать?',
  allGames: 'Все игры',
  contents: 'Содержание',
  cards: 'Карты',
  cardsAbout: 'Все карты из коробки и что о них говорят правила.',
  rulings: '{n, plural, one {# разъяснение} few {# разъяснения} many {# разъяснений} other {# разъяснения}}',
  search: 'Искать в правилах',
  searchHint: 'Слово, карта, номер',
  clear: 'Очистить поиск',
  found:
    '{n, plural, =0 {Ничего не найдено. Попробуйте другое слово или короче.} one {Найдено # место.} few {Найдено # места.} many {Найдено # мест.} other {Найдено # места.}}',
  table: 'Таблица: {title}',
  toTop: 'Наверх',
}
