import type { WaitingWords } from '../../waiting.ts'

export const waiting: WaitingWords = {
  attack: '{names} {n, plural, one {aspetta} many {aspettano} other {aspettano}} il tuo avventuriero.',
  bargain: '{names} {n, plural, one {aspetta} many {aspettano} other {aspettano}} la tua parola sul bottino.',
  other: '{names} {n, plural, one {aspetta} many {aspettano} other {aspettano}} la tua scelta.',
}
