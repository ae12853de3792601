import type { WaitingWords } from '../../waiting.ts'

export const waiting: WaitingWords = {
  attack: '{names} {n, plural, one {ждёт} few {ждут} many {ждут} other {ждут}}, кого вы пошлёте в бой.',
  bargain: '{names} {n, plural, one {ждёт} few {ждут} many {ждут} other {ждут}} вашего слова о добыче.',
  other: '{names} {n, plural, one {ждёт} few {ждут} many {ждут} other {ждут}} вашего решения.',
}
