import type { WaitingWords } from '../../waiting.ts'

export const waiting: WaitingWords = {
  turn: '{names} {n, plural, one {aspetta} many {aspettano} other {aspettano}} il tuo turno.',
  lay: '{names} {n, plural, one {aspetta} many {aspettano} other {aspettano}} le tue carte.',
  roll: '{names} {n, plural, one {aspetta} many {aspettano} other {aspettano}} i tuoi dadi.',
  other: '{names} {n, plural, one {aspetta} many {aspettano} other {aspettano}} la tua scelta.',
}
