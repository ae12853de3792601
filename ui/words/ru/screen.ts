import type { Translation } from '#games/saying'
import type { screen as en } from '../en/screen.ts'

export const screen: Translation<typeof en> = {
  open: 'Показать на большом экране',
  openAbout: 'Для телевизора или планшета, который видят все. Свою сторону каждый держит в телефоне.',
  joinTitle: 'Войти по коду',
  joinAbout: 'Два слова и число. Они на большом экране или у хозяина стола.',
  code: 'Код стола',
  join: 'Войти',
  readOut: 'Или прочитайте вслух этот код:',

  title: 'Большой стол: {game}',
  joinAt: 'Заходите на {place}',
  camera: 'Войти через камеру',
  seats: 'Кто где сидит',
  freeSeats:
    '{n, plural, one {Свободно ещё # место} few {Свободно ещё # места} many {Свободно ещё # мест} other {Свободно ещё # места}}',
  waitingFor: 'Ждём: {names}',
  waitingForMany: '{n, plural, one {Ждём # игрока} few {Ждём # игроков} many {Ждём # игроков} other {Ждём # игрока}}',
  canStart: 'Можно начинать. Начинает {host}',
  closed: 'Все ушли из-за этого стола.',
  turn: 'Повернуть стол',
  speak: 'Читать вслух',
  hush: 'Не читать вслух',
  fill: 'Во весь экран',
  tools: 'Этот экран',

  onScreen: 'На большом экране',
  hide: 'Скрыть мою сторону',
  show: 'Показать мою сторону',
  hidden: 'Ваша сторона скрыта.',
  lookUp: 'Смотрите на экран!',
  lookUpAbout: 'Сначала покажет большой экран.',
  onlyYou: 'Это видите только вы.',
  wholeTable: 'Весь стол',
  onlyMine: 'Только моя сторона',
  silent: 'Большой экран отключился.',
  showTable: 'Показать весь стол здесь',
  others: 'Чьего ответа ждём',
  thinks: '{name} ещё думает',
  answered: '{name}: ответ дан',
}
