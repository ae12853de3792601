import type { OptionWords } from '#games/option-words'
import { sayer, type Translation } from '#games/saying'

export const en = {
  nothing: 'nothing',
  you: 'you',
  intro: 'Seal a bid; the highest pays and takes the lot; a tie leaves it.',
  asked: 'Your bid?',
  amount: '{n, plural, one {# gold} other {# gold}}',
  purse: 'Your gold: {n}',
  points: '{n, plural, one {# point} other {# points}}',
  lot: 'This lot is worth {n, plural, one {# point} other {# points}}.',
  left: '{n, plural, one {# lot} other {# lots}} left',
  log: {
    lotShown: 'A lot worth {points, plural, one {# point} other {# points}}.',
    bidSealed: '{seat} {seatIs, select, you {have} other {has}} bid.',
    lotSold: '{seatIs, select, you {{seat} pay {price} and take} other {{seat} pays {price} and takes}} the lot.',
    closed: 'All lots are sold.',
  },
}

const it: Translation<typeof en> = {
  nothing: 'niente',
  you: 'tu',
  intro: 'Fate un’offerta segreta: la più alta paga e prende il lotto; in parità resta lì.',
  asked: 'La tua offerta?',
  amount: '{n, plural, one {# moneta} other {# monete}}',
  purse: 'Le tue monete: {n}',
  points: '{n, plural, one {# punto} other {# punti}}',
  lot: 'Questo lotto vale {n, plural, one {# punto} other {# punti}}.',
  left: '{n, plural, one {# lotto rimasto} other {# lotti rimasti}}',
  log: {
    lotShown: 'Un lotto da {points, plural, one {# punto} other {# punti}}.',
    bidSealed: '{seatIs, select, you {<seatAs>Hai fatto</seatAs> la tua} other {{seat} ha fatto la sua}} offerta.',
    lotSold:
      '{seatIs, select, you {<seatAs>Paghi</seatAs> {price} e prendi} other {{seat} paga {price} e prende}} il lotto.',
    closed: 'Tutti i lotti sono venduti.',
  },
}

const de: Translation<typeof en> = {
  nothing: 'nichts',
  you: 'du',
  intro: 'Bietet verdeckt; das höchste Gebot zahlt und nimmt das Los; bei Gleichstand bleibt es liegen.',
  asked: 'Dein Gebot?',
  amount: '{n} Gold',
  purse: 'Dein Gold: {n}',
  points: '{n, plural, one {# Punkt} other {# Punkte}}',
  lot: 'Dieses Los bringt {n, plural, one {# Punkt} other {# Punkte}}.',
  left: '{n, plural, one {noch # Los} other {noch # Lose}}',
  log: {
    lotShown: 'Ein Los zu {points, plural, one {# Punkt} other {# Punkten}}.',
    bidSealed: '{seat} {seatIs, select, you {hast} other {hat}} geboten.',
    lotSold: '{seat} {seatIs, select, you {zahlst {price} und nimmst} other {zahlt {price} und nimmt}} das Los.',
    closed: 'Alle Lose sind verkauft.',
  },
}

const ru: Translation<typeof en> = {
  nothing: 'ничего',
  you: 'вы',
  intro: 'Ставки тайные; самая высокая платит и забирает лот; при равенстве лот остаётся.',
  asked: 'Ваша ставка?',
  amount: '{n} зол.',
  purse: 'Ваше золото: {n}',
  points: '{n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  lot: 'Этот лот даёт {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  left: 'Осталось лотов: {n}',
  log: {
    lotShown: 'Лот на {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
    bidSealed: 'Ставка сделана: {seat}.',
    lotSold: '{seat}: лот за {price}.',
    closed: 'Все лоты проданы.',
  },
}

export const words = { en, it, de, ru }
export const saying = sayer<typeof en>()

const named = (gold: string, lots: string, hammer: string): OptionWords => ({
  presets: {},
  options: {
    gold: { name: gold, about: gold, value: '{n}' },
    lots: { name: lots, about: lots, value: '{n}' },
    hammer: { name: hammer, about: hammer, value: '{n}' },
  },
})
export const options = {
  en: named('Gold', 'Lots', 'Hammer'),
  it: named('Monete', 'Lotti', 'Martello'),
  de: named('Goldstücke', 'Lose', 'Zuschlag'),
  ru: named('Золото', 'Лоты', 'Молоток'),
}
