import { type ComponentType, useCallback, useMemo, useState } from 'react'
import type { Introduction } from '#client/messages'
import type { Replica } from '#client/replica'
import type { Speaker } from '#games/speaker'
import { bookmarkAt } from '#ui/bookmark'
import type { RuleTold } from '#ui/rulebook'
import type { GameScreen } from '#ui/screen'
import { SendingContext } from '#ui/sending'
import { TableContext, type TableSeen } from '#ui/table'
import { useStore } from '../house/observable.ts'
import { settings, tempoOf } from '../house/settings.ts'
import { useQuotes } from '../house/use-house-rules.ts'
import { Moving } from '../moving.tsx'
import { RefusedContext, useAnswering } from './answering.ts'
import { useOwnSide } from './companion/use-companion.ts'
import { PlayersTable } from './players-table.tsx'
import { isReading } from './reading.ts'
import type { TableViewProps } from './table-view.tsx'
import { useMoment } from './use-moment.ts'
import { useScene } from './use-scene.ts'
import { useWarnings } from './use-warnings.ts'
import { useVenue } from './venue.ts'
import { awaited } from './waiting-for.ts'

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
  const { client, now, isShared } = useVenue()
  const { confirm, motion, stills } = useStore(settings)
  // Who leaves the table to a big screen knows no more than it has shown, whatever moves on their own phone.
  const isBeside = useOwnSide(introduction.table, live.viewer, client.waiting(match))
  const tempo = tempoOf(motion, stills || isBeside)
  const moment = useMoment(live, screen, tempo)
  const { at } = moment
  const scene = useScene({ live, screen, at, isPlayedBack: moment.isPlaying, tempo, isReading: useStore(isReading) })
  const past = useMemo(() => (at === null ? null : momentAt(live, at, screen)), [live, at, screen])
  const seen = scene?.shown ?? past ?? live
  const shown = at === null ? (scene?.shown ?? live) : live
  const isNow = past === null && scene === null
  const [card, zoom] = useState<string | null>(null)
  const quotes = useQuotes(rules, screen, introduction.header.options)
  const rule = useCallback((number: string) => quotes.get(number)?.text ?? null, [quotes])
  const ruleLabel = useCallback((number: string) => quotes.get(number)?.label ?? number, [quotes])
  const { question } = live
  const { asking, answer, isSending, refusal } = useAnswering(match, live)
  const { names } = introduction.header
  const warnings = useWarnings(introduction, live)
  const result = screen.game.result(seen.view)
  // Everybody at a shared device reads how it ended.
  const me = live.viewer === 'table' || (isShared && result !== null) ? null : live.viewer
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
      me,
      view: seen.view,
      told: seen.told,
      have: seen.have,
      question: isNow ? question : null,
      result,
      waiting: at === null ? awaited(client.waiting(match), screen, seen.view, scene !== null) : null,
      live: shown,
      bookmark: bookmarkAt(shown.entries),
      isOver: shown.isOver,
      isLive: at === null,
      scene: scene?.beat ?? null,
      isHeld: scene !== null,
      answer,
      zoom,
      rule,
      ruleLabel,
      quotes,
      say: saying => speaker.sentence(saying, names, me),
      confirms: confirm,
      now,
      motion,
      tempo,
      asking: isNow ? asking : null,
      ...(warnings !== null &&
        question !== null &&
        isNow && {
          warn: (given: unknown) =>
            warnings.warn({
              question,
              view: seen.view,
              told: seen.told,
              seat: warnings.seat,
              answer: given,
              at: now(),
            }),
        }),
    }),
    [
      match,
      version,
      introduction,
      screen,
      speaker,
      live,
      seen,
      scene,
      at,
      answer,
      asking,
      rule,
      ruleLabel,
      quotes,
      confirm,
      motion,
      tempo,
      warnings,
    ],
  )
  return (
    <Moving>
      <TableContext value={table}>
        <SendingContext value={isSending}>
          <RefusedContext value={refusal}>
            <View card={card} moment={moment} rules={rules} />
          </RefusedContext>
        </SendingContext>
      </TableContext>
    </Moving>
  )
}

/** A past moment is shown as its scene left it, so that what was turned up is visible. */
function momentAt(live: Replica, at: number, { scene }: GameScreen): Replica {
  const events = live.entries.find(({ seq }) => seq === at)?.events ?? []
  return live.upTo(at, scene?.(events).at(-1)?.told)
}
