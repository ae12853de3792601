import type { WaitingWords } from '../../waiting.ts'

export const waiting: WaitingWords = {
  attack: '{names} {n, plural, one {wartet} other {warten}} auf deinen Abenteurer.',
  bargain: '{names} {n, plural, one {wartet} other {warten}} auf dein Wort zur Beute.',
  other: '{names} {n, plural, one {wartet} other {warten}} auf deine Wahl.',
}
