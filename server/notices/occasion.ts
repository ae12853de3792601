import type { Seat } from '#kernel/seat'

/**
 * Why somebody is tapped on the shoulder. It names what it is about and never says what is hidden there: whoever follows it finds
 * out with their own eyes.
 */
export type Occasion =
  /** It is their turn at a slow table, until then. `since`: the entry after which they were asked. */
  | {
      readonly kind: 'turn' | 'reminder'
      readonly to: string
      readonly match: string
      readonly table: string
      readonly seat: Seat
      readonly since: number
      readonly until: number | null
    }
  /** Somebody invites them to a table. */
  | { readonly kind: 'invitation'; readonly to: string; readonly by: string; readonly table: string }
  /** Somebody asks to be their friend, or has accepted. */
  | { readonly kind: 'friend'; readonly to: string; readonly by: string; readonly accepted: boolean }
  /** Somebody answered in a thread that they follow. */
  | {
      readonly kind: 'answer'
      readonly to: string
      readonly by: string
      readonly thread: string
      readonly number: number
    }
  /** Their report or appeal was decided, or something was decided about them. `about` says which, for each change anew. */
  | { readonly kind: 'order'; readonly to: string; readonly about: string }
  /** They want to see whether this way works. */
  | { readonly kind: 'test'; readonly to: string; readonly way: 'push' | 'mail' | 'hook'; readonly at: number }
export type OccasionKind = Occasion['kind']

/** The table it is about, if any. */
export const tableOf = (occasion: Occasion): string | null => ('table' in occasion ? occasion.table : null)

/** Puts it down to be told. Resolves when it is stored, never waits until it is sent. */
export type Tell = (occasion: Occasion) => Promise<void>
