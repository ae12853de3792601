import type { WaitingWords } from '../../waiting.ts'

export const waiting: WaitingWords = {
  turn: '{names} {n, plural, one {wartet} other {warten}} auf deinen Zug.',
  lay: '{names} {n, plural, one {wartet} other {warten}} auf deine Karten.',
  roll: '{names} {n, plural, one {wartet} other {warten}} auf deine Würfel.',
  other: '{names} {n, plural, one {wartet} other {warten}} auf deine Wahl.',
}
