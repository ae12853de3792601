import type { WaitingWords } from '../../waiting.ts'

export const waiting: WaitingWords = {
  bid: '{names} {n, plural, one {waits} other {wait}} for your fist.',
  silverBid: '{names} {n, plural, one {waits} other {wait}} for your silver.',
  other: '{names} {n, plural, one {waits} other {wait}} for your choice.',
}
