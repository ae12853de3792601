import type { NoticeWords } from './shape.ts'

export const ru: NoticeWords = {
  turn: game => `Твой ход: ${game}`,
  reminder: game => `Твоё время истекает: ${game}`,
  invitation: (by, game) => `${by} приглашает тебя за стол: ${game}`,
  friendAsks: by => `${by} хочет с тобой дружить`,
  friendAccepted: by => `${by} теперь дружит с тобой`,
  answer: (by, thread) => `Новый ответ в теме «${thread}», пишет ${by}`,
  order: 'Принято решение, которое тебя касается',
  test: 'Вот так мы тебе сообщаем',
  with: people => `За столом: ${people}.`,
  until: when => `Время до: ${when}.`,
  orderMore: 'Подробности можно прочитать в таверне.',
  testMore: 'Это сообщение пришло по твоей просьбе, для проверки.',
  several: count => `В таверне тебя ждут новости: ${count}`,
  somebody: 'Кто-то',
  hello: name => `Привет, ${name}!`,
  why: 'Это письмо пришло, потому что тебе захотелось получать письма из этой таверны.',
  change: 'Выбрать, о чём сообщать, или отказаться от писем:',
}
