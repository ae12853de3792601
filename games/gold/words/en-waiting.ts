import type { WaitingWords } from '../../waiting.ts'

export const waiting: WaitingWords = {
  attack: '{names} {n, plural, one {waits} other {wait}} for your adventurer.',
  bargain: '{names} {n, plural, one {waits} other {wait}} for your word on the loot.',
  other: '{names} {n, plural, one {waits} other {wait}} for your choice.',
}
