import { useEffect, useMemo, useState } from 'react'
import type { Bench } from './bench-context.ts'
import type { Craft } from './crafts.ts'
import { blankDraft, type Draft, isBlank, isRenaming } from './model/draft.ts'
import { inserted, type Path, pathText, type Spot, valueAt } from './model/editing.ts'
import { amended, changed, type History, historyOf, redone, undone } from './model/history.ts'
import { BLANKS, keep, type Slot, type Tray, trayOf, withSlot, withVersion } from './model/kept.ts'
import { laid } from './model/laying.ts'
import { holesIn, standingOf } from './model/standing.ts'

/** The blank cards of a kind, what was done to each of them during this visit, and where the next piece goes. */
interface State {
  readonly tray: Tray
  readonly histories: readonly History<Draft>[]
  readonly aimed: Path | null
  /** Cards that were made blank again, as they were before. */
  readonly cleared: readonly (Slot | null)[]
}

const stateOf = (craft: Craft): State => {
  const tray = trayOf(craft.name, craft.kind)
  return {
    tray,
    histories: tray.slots.map(({ draft }) => historyOf(draft)),
    aimed: null,
    cleared: tray.slots.map(() => null),
  }
}

/** The bench for a kind of card. Every change is kept on the device at once, and can be undone. */
export function useMakingOf(craft: Craft): Bench {
  const [state, setState] = useState(() => stateOf(craft))
  const { tray, histories, aimed } = state
  const slot = tray.slots[tray.chosen] as Slot
  const { draft } = slot
  const history = histories[tray.chosen] as History<Draft>
  useEffect(() => keep(craft.name, tray), [craft.name, tray])
  const standing = useMemo(() => standingOf(draft, craft.kind), [draft, craft.kind])
  const target = useMemo(() => spotFor(draft, craft, aimed), [draft, craft, aimed])

  const changeSlot = (part: Partial<Slot>): void =>
    setState(before => ({
      ...before,
      tray: withSlot(before.tray, { ...(before.tray.slots[before.tray.chosen] as Slot), ...part }),
    }))
  const travel = (to: (history: History<Draft>) => History<Draft>): void =>
    setState(before => {
      const { chosen } = before.tray
      const next = to(before.histories[chosen] as History<Draft>)
      const tray = withSlot(before.tray, { ...(before.tray.slots[chosen] as Slot), draft: next.now })
      return { ...before, tray, histories: before.histories.with(chosen, next) }
    })
  const clear = (): void => {
    travel(past => changed(past, blankDraft(craft.name, craft.kind)))
    changeSlot({ versions: [], madeFrom: null, hangs: null })
    setState(before => ({ ...before, cleared: before.cleared.with(tray.chosen, slot) }))
  }
  /** A card that was made blank has its versions again, and hangs in the gallery as before. */
  const undo = (): void => {
    travel(undone)
    const was = state.cleared[tray.chosen] ?? null
    if (was === null || !isBlank(draft, craft.kind)) return
    changeSlot({ versions: was.versions, madeFrom: was.madeFrom, hangs: was.hangs })
    setState(before => ({ ...before, cleared: before.cleared.with(tray.chosen, null) }))
  }
  const lay: Bench['lay'] = cards => {
    const { tray: next, places } = laid(tray, cards, craft.kind)
    const withThem = (history: History<Draft>, place: number): History<Draft> =>
      places.includes(place) ? changed(history, (next.slots[place] as Slot).draft) : history
    setState(before => ({ ...before, tray: next, histories: before.histories.map(withThem), aimed: null }))
    return places.length
  }
  // Each letter of a name is a change, but nobody wants to take a name back letter by letter.
  const change = (part: Partial<Draft>): void => travel(past => amended(past, { ...past.now, ...part }, isRenaming))
  return {
    craft,
    tray,
    slot,
    draft,
    standing,
    target,
    aim: list => setState(before => ({ ...before, aimed: list })),
    change,
    changeFacts: facts => change({ facts }),
    add: (...pieces) => change({ facts: inserted(draft.facts, target, ...pieces) }),
    choose: chosen =>
      setState(before => ({ ...before, tray: { ...before.tray, chosen: chosen % BLANKS }, aimed: null })),
    lay,
    clear: isBlank(draft, craft.kind) ? null : clear,
    undo: history.past.length > 0 ? undo : null,
    redo: history.future.length > 0 ? () => travel(redone) : null,
    remember: () => {
      if (standing.at === 'ready') changeSlot({ versions: withVersion(slot, standing.card).versions })
    },
    changeSlot,
  }
}

/** Where a piece goes that is only tapped: where somebody pointed, else into the first hole, else at the end. */
function spotFor(draft: Draft, { kind }: Craft, aimed: Path | null): Spot {
  const lists = Object.entries(kind.facts).filter(([, form]) => form.is === 'pieces')
  const holes = holesIn(draft, kind)
  const isThere = aimed !== null && Array.isArray(valueAt(draft.facts, aimed))
  const first = lists[0] === undefined ? [] : [lists[0][0]]
  const deepest = holes.find(hole => pathText(hole) !== pathText(first))
  const list = isThere ? aimed : (deepest ?? holes[0] ?? first)
  const there = valueAt(draft.facts, list)
  return { list, index: Array.isArray(there) ? there.length : 0 }
}
