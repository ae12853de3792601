import type { GoldWords } from '../en.ts'

export const market: GoldWords['screen']['market'] = {
  asked: 'Рынок открыт: меняйтесь или скажите «готово».',
  title: 'Рынок',
  about: 'Предложение видят только участники обмена.',
  partners: 'С кем? Не больше двух.',
  done: 'готово',
  ways: 'Что добавляют ваши нажатия',
  way: '{from} → {to}',
  choosePartner: 'Выберите, с кем меняетесь.',
  hint: {
    give: 'Нажмите на то, что отдаёте игроку {who}; на рамку — чтобы взять назад.',
    get: 'Нажмите на то, чего хотите от игрока {who}; на рамку — чтобы взять назад.',
    other: 'Нажмите на то, что {who} отдаёт игроку {to}.',
  },
  have: '{kind}: {left, plural, =0 {больше нет} one {осталось #} few {осталось #} many {осталось #} other {осталось #}}',
  wish: '{kind}: {n, plural, =0 {не просите} one {просите #} few {просите #} many {просите #} other {просите #}}',
  tags: { want: 'нужен', spare: 'лишний' },
  spares: 'Могли бы отдать: {tokens}',
  wants: 'Пригодились бы: {tokens}',
  between: '{who} предлагает обмен. Кому: {partners}.',
  betweenAccepted: '{who} предлагает обмен. Кому: {partners}. Согласие: {accepting}.',
  noOffers: 'Пока никто не предложил обмен.',
  draft: 'Моё предложение',
  do: {
    offer: 'Предложить обмен',
    done: 'Готово',
    isDone: 'Вы сказали «готово»',
    undo: 'Отменить',
  },
  cannot: 'У вас этого нет',
}
