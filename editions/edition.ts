import { rosterOf } from '#bots/roster'
import { Replica } from '#client/replica'
import type { Boxed } from '#games/boxed'
import { askingOf } from '#kernel/asking'
import { entryIn, lineOf } from '#kernel/file'
import { expire, follow, open, remove, submit } from '#kernel/match'
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
  follow,
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
 * The kernel that an edition was built with. What it makes (matches, entries, secrets) works only with that kernel:
 * another one would not even recognize its secrets. Later builds may add to this type and test whether something is
 * there. Nothing is ever changed or removed.
 */
export type Kernel = Omit<typeof kernel, Later> & Partial<Pick<typeof kernel, Later>>
/** What editions of earlier builds do not have. */
type Later = 'remove' | 'follow'

/**
 * A game as one build has it, complete: rules and cards, bots, the words of its log, and the kernel they were written
 * for.
 */
export interface Edition extends Pick<Boxed, 'title' | 'game' | 'presets' | 'bots' | 'voice'> {
  readonly kernel: Kernel
}

/** What is needed to check a match. */
export type Rules = Pick<Edition, 'game' | 'kernel'>

/** The edition of the current sources. Only its own bots can play it. */
export const editionOf = (box: Boxed): Edition => {
  const { title, game, presets, voice } = box
  return { title, game, presets, bots: rosterOf(box), voice, kernel }
}
