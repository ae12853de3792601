import type { WaitingWords } from '../../waiting.ts'

export const waiting: WaitingWords = {
  bid: '{names} {n, plural, one {aspetta} many {aspettano} other {aspettano}} il tuo pugno.',
  silverBid: '{names} {n, plural, one {aspetta} many {aspettano} other {aspettano}} il tuo argento.',
  other: '{names} {n, plural, one {aspetta} many {aspettano} other {aspettano}} la tua scelta.',
}
