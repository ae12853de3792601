import type { LearnWords } from '../en/learn.ts'

export const learn: LearnWords = {
  offer: {
    title: 'Впервые играете в «{game}»?',
    about:
      'Трактирщик Бертрам покажет всё за настоящим столом, ход за ходом, примерно за пять минут. Прервать можно в любой момент.',
    lesson: 'Покажите, как играть',
    play: 'Играть сразу',
  },
  title: 'Научиться играть',
  about:
    'Трактирщик Бертрам показывает каждую игру за настоящим столом. Время не ограничено, и всё работает без интернета.',
  ofGame: 'Уроки: {game}',
  bertram: 'Бертрам, трактирщик',
  says: 'Бертрам говорит',
  step: 'Шаг {n, number} из {of, number}',
  count: '{n, number} из {of, number}',
  backTo: 'Назад к шагу {n, number}',
  goOn: 'Дальше',
  showMe: 'Покажите',
  presses: 'Нажмите по порядку: {presses}',
  skip: 'Пропустить урок',
  skipped: 'Уроки всегда можно найти на главной странице.',
  evening: 'Ваш первый вечер',
  lessons:
    '{n, plural, one {# короткий урок} few {# коротких урока} many {# коротких уроков} other {# короткого урока}}',
  youAreHere: 'Вы здесь: шаг {n, number} из {of, number}',
  done: 'Пройдено',
  goOnAt: 'Продолжить с шага {n, number}',
  begin: 'Начать',
  again: 'Ещё раз',
  known: 'Вы уже знаете',
  anyAnswer: 'Отвечайте как хотите, потом продолжим.',
  playOn: 'Играть дальше отсюда',
  next: 'Дальше: {lesson}',
  allLessons: 'Все уроки',
  playSquires: 'Сыграть с Оруженосцами',
}
