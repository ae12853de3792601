import type { WaitingWords } from '../../waiting.ts'

export const waiting: WaitingWords = {
  turn: '{names} {n, plural, one {waits} other {wait}} for your turn.',
  lay: '{names} {n, plural, one {waits} other {wait}} for your cards.',
  roll: '{names} {n, plural, one {waits} other {wait}} for your dice.',
  other: '{names} {n, plural, one {waits} other {wait}} for your choice.',
}
