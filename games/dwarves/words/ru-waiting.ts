import type { WaitingWords } from '../../waiting.ts'

export const waiting: WaitingWords = {
  turn: '{names} {n, plural, one {ждёт} few {ждут} many {ждут} other {ждут}} вашего хода.',
  lay: '{names} {n, plural, one {ждёт} few {ждут} many {ждут} other {ждут}} ваших карт.',
  roll: '{names} {n, plural, one {ждёт} few {ждут} many {ждут} other {ждут}} вашего броска.',
  other: '{names} {n, plural, one {ждёт} few {ждут} many {ждут} other {ждут}} вашего решения.',
}
