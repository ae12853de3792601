import type { NoticeWords } from './shape.ts'

export const ru: NoticeWords = {
  turn: game => `Ваш ход: ${game}`,
  reminder: game => `Ваше время истекает: ${game}`,
  invitation: (by, game) => `${by} приглашает вас за стол: ${game}`,
  friendAsks: by => `${by} хочет с вами дружить`,
  friendAccepted: by => `${by} теперь дружит с вами`,
  answer: (by, thread) => `Новый ответ в теме «${thread}», пишет ${by}`,
  order: 'Принято решение, которое вас касается',
  test: 'Вот так мы вам сообщаем',
  with: people => `За столом: ${people}.`,
  until: when => `Время до: ${when}.`,
  orderMore: 'Подробности можно прочитать в таверне.',
  testMore: 'Это сообщение пришло по вашей просьбе, для проверки.',
  several: count => `В таверне вас ждут новости: ${count}`,
  somebody: 'Кто-то',
  hello: name => `Здравствуйте, ${name}!`,
  why: 'Это письмо пришло, потому что вы захотели получать письма из этой таверны.',
  change: 'Выбрать, о чём сообщать, или отказаться от писем:',
}
