import type { Guest, Kind } from '#games/workshop/guest'
import { Observable } from '../../house/observable.ts'
import { blankDraft, type Draft, draftIn } from './draft.ts'

/* Drafts are kept on this device, as they are written. */

/** One of the blank cards of a box: what is written on it, and what was tried on it before. */
export interface Slot {
  readonly draft: Draft
  /** Every card of it that was tested, played or hung up, the first one first. */
  readonly versions: readonly Guest[]
  /** The card of the gallery it was made from. */
  readonly madeFrom: string | null
  /** The card of the gallery that it hangs there as. */
  readonly hangs: string | null
}
/** The blank cards of a kind, and which of them is on the bench. */
export interface Tray {
  readonly slots: readonly Slot[]
  readonly chosen: number
}

/** As many as there are in the box. */
export const BLANKS = 3
/** How many versions of a draft are kept. */
const VERSIONS = 12
const KEY = 'wyrmtavern.workshop'

/** Whether this browser lets us keep drafts. If not, they last as long as the page. */
export const keepsDrafts = new Observable(true)

type Stored = Readonly<Record<string, unknown>>

function stored(): Stored {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? '{}')) as Stored
  } catch {
    return {}
  }
}

/** Since the page was opened, for browsers that keep nothing. */
let held: Stored = {}

const emptySlot = (name: string, kind: Kind): Slot => ({
  draft: blankDraft(name, kind),
  versions: [],
  madeFrom: null,
  hangs: null,
})

function slotIn(it: unknown, name: string, kind: Kind): Slot {
  const { draft, versions, madeFrom, hangs } = Object(it) as Readonly<Record<string, unknown>>
  return {
    draft: draftIn(draft, name, kind),
    versions: (Array.isArray(versions) ? versions : []) as readonly Guest[],
    madeFrom: typeof madeFrom === 'string' ? madeFrom : null,
    hangs: typeof hangs === 'string' ? hangs : null,
  }
}

/** The blank cards of a kind as they were left. */
export function trayOf(name: string, kind: Kind): Tray {
  const { slots, chosen } = Object({ ...stored(), ...held }[name]) as Readonly<Record<string, unknown>>
  const all = Array.isArray(slots) ? slots : []
  return {
    slots: Array.from({ length: BLANKS }, (_, i) =>
      all[i] === undefined ? emptySlot(name, kind) : slotIn(all[i], name, kind),
    ),
    chosen: typeof chosen === 'number' && chosen >= 0 && chosen < BLANKS ? Math.floor(chosen) : 0,
  }
}

export function keep(name: string, tray: Tray): void {
  held = { ...held, [name]: tray }
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), [name]: tray }))
    keepsDrafts.set(true)
  } catch {
    keepsDrafts.set(false)
  }
}

/** The slot with one more version, if it is another than the last one. */
export function withVersion(slot: Slot, card: Guest): Slot {
  const isKnown = slot.versions.some(one => JSON.stringify(one) === JSON.stringify(card))
  return isKnown ? slot : { ...slot, versions: [...slot.versions, card].slice(-VERSIONS) }
}

export const withSlot = (tray: Tray, slot: Slot): Tray => ({ ...tray, slots: tray.slots.with(tray.chosen, slot) })
