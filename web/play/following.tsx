import { type ComponentType, useCallback, useMemo, useState } from 'react'
import type { Introduction, Waiting } from '#client/messages'
import type { Replica } from '#client/replica'
import type { Speaker } from '#games/speaker'
import type { RuleTold } from '#ui/rulebook'
import type { GameScreen } from '#ui/screen'
import { SendingContext } from '#ui/sending'
import { TableContext, type TableSeen } from '#ui/table'
import { useStore } from '../house/observable.ts'
import { settings } from '../house/settings.ts'
import { RefusedContext, useAnswering } from './answering.ts'
import { PlayersTable } from './players-table.tsx'
import type { TableViewProps } from './table-view.tsx'
import { useHeld } from './use-held.ts'
import { useMoment } from './use-moment.ts'
import { useVenue } from './venue.ts'

interface FollowingProps {
  readonly match: string
  /** Grows with every change of the match. */
  readonly version: number
  readonly introduction: Introduction
  readonly live: Replica
  readonly screen: GameScreen
  readonly speaker: Speaker
  readonly rules: ReadonlyMap<string, RuleTold>
  readonly View?: ComponentType<TableViewProps> | undefined
}

/** A match being followed, live or at the moment in the address (`?at=12`). */
export function Following({
  match,
  version,
  introduction,
  live,
  screen,
  speaker,
  rules,
  View = PlayersTable,
}: FollowingProps) {
  const { client, now } = useVenue()
  const moment = useMoment(live, screen)
  const { at } = moment
  const { confirm, motion } = useStore(settings)
  const held = useHeld(live, screen, at === null, motion)
  const past = useMemo(() => (at === null ? null : momentAt(live, at, screen)), [live, at, screen])
  const seen = past ?? held ?? live
  const isNow = past === null && held === null
  const [card, zoom] = useState<string | null>(null)
  const rule = useCallback((number: string) => rules.get(number)?.text ?? null, [rules])
  const ruleLabel = useCallback((number: string) => rules.get(number)?.label ?? number, [rules])
  const { question } = live
  const { asking, answer, isSending, refusal } = useAnswering(match, live)
  const { names } = introduction.header
  // A match is mutated in place; its version says when.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const table = useMemo<TableSeen>(
    () => ({
      match,
      introduction,
      screen,
      speaker,
      names,
      viewer: live.viewer,
      view: seen.view,
      told: seen.told,
      have: seen.have,
      question: isNow ? question : null,
      result: screen.game.result(seen.view),
      waiting: at === null ? whileHeld(client.waiting(match), held !== null) : null,
      live,
      isLive: at === null,
      isHeld: held !== null,
      answer,
      zoom,
      rule,
      ruleLabel,
      say: saying => speaker.sentence(saying, names),
      confirms: confirm,
      now,
      motion,
      asking: isNow ? asking : null,
    }),
    [match, version, introduction, screen, speaker, live, seen, at, answer, asking, rule, ruleLabel, confirm, motion],
  )
  return (
    <TableContext value={table}>
      <SendingContext value={isSending}>
        <RefusedContext value={refusal}>
          <View card={card} moment={moment} rules={rules} />
        </RefusedContext>
      </SendingContext>
    </TableContext>
  )
}

/** If the table paused during this past moment, it is shown at the pause, so that what was turned up is visible. */
function momentAt(live: Replica, at: number, { heldAt }: GameScreen): Replica {
  const events = live.entries.find(({ seq }) => seq === at)?.events ?? []
  return live.upTo(at, heldAt?.(events) ?? undefined)
}

/** Nobody is asked while the table is paused. */
const whileHeld = (waiting: Waiting | null, isHeld: boolean): Waiting | null =>
  waiting === null || !isHeld ? waiting : { ...waiting, since: [], until: [] }
