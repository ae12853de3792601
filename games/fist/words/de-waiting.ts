import type { WaitingWords } from '../../waiting.ts'

export const waiting: WaitingWords = {
  bid: '{names} {n, plural, one {wartet} other {warten}} auf deine Faust.',
  silverBid: '{names} {n, plural, one {wartet} other {warten}} auf dein Silber.',
  other: '{names} {n, plural, one {wartet} other {warten}} auf deine Wahl.',
}
