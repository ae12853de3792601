import type { WaitingWords } from '../../waiting.ts'

export const waiting: WaitingWords = {
  bid: '{names} {n, plural, one {ждёт} few {ждут} many {ждут} other {ждут}}, когда вы сожмёте кулак.',
  silverBid: '{names} {n, plural, one {ждёт} few {ждут} many {ждут} other {ждут}} вашего серебра.',
  other: '{names} {n, plural, one {ждёт} few {ждут} many {ждут} other {ждут}} вашего решения.',
}
