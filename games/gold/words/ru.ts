import type { GoldWords } from './en.ts'
import { moves, options, questions, targets } from './ru/asking.ts'
import { cards, powers } from './ru/cards.ts'
import { log, phrases } from './ru/log.ts'
import { screen } from './ru/screen.ts'

/** Russian. Names of players have no case and no gender: verbs are in the present, and a case is carried by «игрок». */
export const ru: GoldWords = {
  title: 'Золото дракона',
  nothing: 'ничего',
  you: 'вы',
  cards,
  powers,
  things: {
    silver: '{n, plural, one {# серебряный} few {# серебряных} many {# серебряных} other {# серебряного}}',
    gold: '{n, plural, one {# золотой} few {# золотых} many {# золотых} other {# золотого}}',
    red: '{n, plural, one {# красный} few {# красных} many {# красных} other {# красного}}',
    blue: '{n, plural, one {# синий} few {# синих} many {# синих} other {# синего}}',
    green: '{n, plural, one {# зелёный} few {# зелёных} many {# зелёных} other {# зелёного}}',
    purple: '{n, plural, one {# фиолетовый} few {# фиолетовых} many {# фиолетовых} other {# фиолетового}}',
    yellow: '{n, plural, one {# жёлтый} few {# жёлтых} many {# жёлтых} other {# жёлтого}}',
    white: '{n, plural, one {# белый} few {# белых} many {# белых} other {# белого}}',
    black: 'чёрный алмаз',
    token: '{n, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}',
  },
  kinds: {
    silver: 'серебряный',
    gold: 'золотой',
    red: 'красный',
    blue: 'синий',
    green: 'зелёный',
    purple: 'фиолетовый',
    yellow: 'жёлтый',
    white: 'белый',
    black: 'чёрный алмаз',
  },
  seconds: '{n, plural, one {# секунда} few {# секунды} many {# секунд} other {# секунды}}',
  hours: '{n, plural, one {# час} few {# часа} many {# часов} other {# часа}}',
  share: '{who} — {tokens}',
  gives: '{who} отдаёт игроку {to} {tokens}',
  givesYou: '{who} отдаёт вам {tokens}',
  youGive: 'вы отдаёте игроку {to} {tokens}',
  heap: '{heap, select, 0 {А} 1 {Б} 2 {В} 3 {Г} 4 {Д} other {Е}}',
  heapOf: '{heap} — {tokens}',
  log,
  phrases,
  questions,
  targets,
  options,
  moves,
  screen,
  intro: {
    attack:
      'Коротко: посылайте героев на драконов. Когда герои у дракона достаточно сильны, он побеждён и оставляет добычу.',
    bargain:
      'Отряд (все, у кого там герой) должен принять одно и то же предложение, пока не высыпался песок, иначе пропадёт всё.',
    worth:
      'Серебряные и красные стоят 1 очко, золотые 3; у кого больше всех самоцветов одного цвета, тому хорошо платят; на чёрном алмазе может лежать проклятие.',
    after:
      'После победы воры крадут у отряда, а магам пригодятся красные. Когда дома нет ни одного готового героя, все, кто отдыхает дома, снова готовы.',
  },
}
