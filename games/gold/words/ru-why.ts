import type { GoldWhy } from './en-why.ts'

/** Russian. Player names have no case and no gender: «игрок» carries the case, and the bot speaks in the present tense. */
export const why: GoldWhy = {
  send: {
    plain: 'Я посылаю {cardObject} на {dragonObject}.',
    slays: 'Я посылаю {cardObject} на {dragonObject}, и дракон побеждён.',
    blade: 'Я посылаю {cardObject} на {dragonObject} и играю {bladeObject}.',
    bladeSlays: 'Я посылаю {cardObject} на {dragonObject}, играю {bladeObject}, и дракон побеждён.',
    lantern:
      'Я использую {cardObject}: у меня {resting, plural, one {отдыхает # герой} few {отдыхают # героя} many {отдыхают # героев} other {отдыхают # героя}}, а хочется иметь больше выбора.',
  },
  loot: {
    alone:
      'Вся добыча достаётся мне, и для меня это {worth, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
    shared:
      'Вся добыча целиком принесла бы мне {worth, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, а делить её придётся ещё с {others, plural, one {# игроком} few {# игроками} many {# игроками} other {# игрока}}.',
    open: 'Вся добыча целиком принесла бы мне {worth, plural, one {# очко} few {# очка} many {# очков} other {# очка}}; пока не хватает силы: {missing}.',
  },
  ahead: {
    both: 'Если смотреть на несколько ходов вперёд, так я получаю на {value, plural, one {# очко} few {# очка} many {# очков} other {# очка}} больше соперников; если послать {cardObject} на {dragonObject}, было бы {other, number}.',
    bothBlade:
      'Если смотреть на несколько ходов вперёд, так я получаю на {value, plural, one {# очко} few {# очка} many {# очков} other {# очка}} больше соперников; если послать {cardObject} на {dragonObject} и сыграть {bladeObject}, было бы {other, number}.',
    best: 'Если смотреть на несколько ходов вперёд, так я получаю на {value, plural, one {# очко} few {# очка} many {# очков} other {# очка}} больше соперников; ничто другое столько не обещает.',
    least: 'В ближайшие ходы соперники всё равно получат больше меня; так разница меньше всего.',
  },
  eye: {
    both: 'На глаз это даёт мне {value, plural, one {# очко} few {# очка} many {# очков} other {# очка}}; послать {cardObject} на {dragonObject} дало бы {other, number}.',
    bothBlade:
      'На глаз это даёт мне {value, plural, one {# очко} few {# очка} many {# очков} other {# очка}}; послать {cardObject} на {dragonObject} и сыграть {bladeObject} дало бы {other, number}.',
    best: 'На глаз ничего лучше нет.',
  },
  offer: {
    first: 'По моему предложению мне достаётся {tokens}.',
    again: 'По моему второму предложению мне достаётся {tokens}.',
    fair: 'Для меня это {value, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, и столько, по-моему, мне и причитается.',
    more: 'Для меня это {value, plural, one {# очко} few {# очка} many {# очков} other {# очка}}; по справедливости было бы {fair, number}, но попросить больше не помешает.',
    less: 'Для меня это {value, plural, one {# очко} few {# очка} many {# очков} other {# очка}}; по справедливости было бы {fair, number}, но мне нужна сделка.',
  },
  accept: {
    plain: 'Я принимаю {whoIs, select, you {<whoAs>ваше</whoAs> предложение} other {предложение игрока {who}}}.',
    own: 'Я возвращаюсь к своему предложению.',
    more: 'Для меня оно стоит {value, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, а по справедливости было бы {fair, number}.',
    less: 'Для меня оно стоит всего {value, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, а по справедливости было бы {fair, number}; но теперь мне хватит и {least, number}.',
  },
  noDeal: {
    plain: 'Я говорю: «Сделки не будет».',
    self: 'Я не вижу раздела, который что-то даёт мне и на который могут согласиться остальные.',
    other: 'Я не вижу раздела, при котором никто не теряет.',
    nobody: 'Кто-то не хочет сделки, а ждать дольше нет смысла.',
  },
  say: {
    plain: 'Я говорю: «{phrase}».',
    need: 'Ещё один такой жетон стоит для меня {need, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
    best: 'Лучшее из чужих предложений стоит для меня {best, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, а я хочу {least, number}.',
    costs: 'Чужие предложения даже отняли бы у меня очки, а я хочу получить {least, number}.',
    last: 'Других предложений в этих переговорах от меня не будет.',
    lead: 'По моим подсчётам, столько очков больше ни у кого нет.',
    fair: 'По моим подсчётам, моя справедливая доля стоит {fair, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  },
  show: {
    claim: 'Я показываю, что хочу: {tokens}.',
    waive: 'Я показываю, чего не хочу: {tokens}.',
    wanted: 'Из всей добычи это помогло бы мне больше всего.',
    unwanted: 'Очков мне это почти не принесло бы.',
  },
  wait: {
    best: 'Я жду: лучшее из чужих предложений стоит для меня {best, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, а я хочу {least, number}.',
    costs: 'Я жду: чужие предложения отняли бы у меня очки.',
    agreed: 'Своё согласие я уже показываю и жду остальных.',
    first: 'Я жду, что предложат остальные.',
  },
  rob: {
    plain: 'Я обкрадываю {whoIs, select, you {<whoAs>вас</whoAs>} other {игрока {who}}}.',
    looks:
      'Мой Маг подсматривает: лучший жетон там стоит для меня {value, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, если учесть и часть потери хозяина.',
    blind:
      'Жетон, взятый там наугад, стоит для меня в среднем {value, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, если учесть и часть потери хозяина.',
    next: 'У {whoIs, select, you {<whoAs>вас</whoAs>} other {игрока {who}}} было бы {other, number}.',
  },
  token: {
    take: 'Я беру {tokens}.',
    worth:
      'Для меня это {value, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, если учесть и часть чужой потери.',
    give: 'Я отдаю {tokens}: без этого легче всего обойтись.',
  },
  trade: {
    accept: 'Я соглашаюсь на {whoIs, select, you {<whoAs>ваш</whoAs> обмен} other {обмен, который предлагает {who}}}.',
    offer: 'Я предлагаю обмен, который должен помочь и другой стороне.',
    worth: 'Для меня он стоит {value, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
    wait: 'Я жду: ни одно предложение здесь не стоит для меня {least, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
    done: 'На этом всё: я не вижу обмена, который даст мне {least, plural, one {# очко} few {# очка} many {# очков} other {# очка}} и на который согласятся другие.',
  },
  heap: {
    take: 'Я беру эту кучку: для меня она стоит {value, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
    next: 'Лучшая из остальных стоила бы {other, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
    make: 'Остальные выбирают раньше меня, поэтому кучки у меня примерно равной ценности.',
  },
  recall: 'Никто не мог ходить, и каждому надо было позвать домой одного героя: я зову {cardObject}.',
  magic: {
    play: 'Я играю {cardObject}.',
    worth:
      'Это приносит мне на {value, plural, one {# очко} few {# очка} many {# очков} other {# очка}} больше, чем ждать.',
    slip: 'У меня есть {cardThe}: незаметно беру {tokens}, пока {dragonThe} не видит.',
    call: 'Я кричу «Держи вора!»: там не хватает жетона.',
    keep: 'Я берегу свои предметы: сейчас любой из них дал бы мне меньше, чем потом.',
  },
}
