import { rosterOf } from '#bots/roster'
import { Replica } from '#client/replica'
import type { Boxed } from '#games/boxed'
import { askingOf } from '#kernel/asking'
import { entryIn, lineOf } from '#kernel/file'
import { expire, open, remove, submit } from '#kernel/match'
import { redact } from '#kernel/redact'
import { diceOf } from '#kernel/seed'
import { fold, snapshotOf } from '#kernel/snapshot'
import { Telling } from '#kernel/telling'
import { check } from '#kernel/verify'
import { toLog } from '#kernel/wire'

export const kernel = {
  open,
  submit,
  expire,
  remove,
  fold,
  snapshotOf,
  askingOf,
  diceOf,
  lineOf,
  entryIn,
  toLog,
  redact,
  check,
  Telling,
  Replica,
} as const

/**
 * The kernel that an edition was built with. What it makes (matches, entries, secrets) is for itself alone: another kernel does not
 * even know these secrets for secrets. Later builds may add to this, and ask whether it is there; nothing is ever changed or taken away.
 */
export type Kernel = Omit<typeof kernel, Later> & Partial<Pick<typeof kernel, Later>>
/** What editions of earlier builds do not have. */
type Later = 'remove'

/** A game as one build has it, whole: rules and cards, bots, the words of its log, and the kernel that all of them were written for. */
export interface Edition extends Pick<Boxed, 'title' | 'game' | 'presets' | 'bots' | 'voice'> {
  readonly kernel: Kernel
}

/** What it takes to check a match. */
export type Rules = Pick<Edition, 'game' | 'kernel'>

/** The edition of these very sources. Its bots are all that can sit down to it. */
export const editionOf = (box: Boxed): Edition => {
  const { title, game, presets, voice } = box
  return { title, game, presets, bots: rosterOf(box), voice, kernel }
}
