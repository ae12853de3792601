import type { Replica } from '#client/replica'
import type { Speaker } from '#games/speaker'
import { bookmarkAt } from '#ui/bookmark'
import type { GameScreen } from '#ui/screen'
import type { TableSeen } from '#ui/table'
import type { MomentTold } from './moment.tsx'

interface MomentParams {
  readonly told: Pick<MomentTold, 'header' | 'match' | 'edition' | 'began' | 'epoch' | 'crests' | 'eyes'>
  readonly live: Replica
  readonly at: number
  readonly screen: GameScreen
  readonly speaker: Speaker
}

/** The table as it was at this moment, for a game's own parts. Nothing is asked there and nothing moves by itself. */
export function momentTable({ told, live, at, screen, speaker }: MomentParams): TableSeen {
  const { header, match, edition, began, epoch, crests, eyes } = told
  const { names } = header
  // A moment is shown as its scene left it, so that what was turned up is visible.
  const events = live.entries.find(({ seq }) => seq === at)?.events ?? []
  const seen = live.upTo(at, screen.scene?.(events).at(-1)?.told)
  return {
    match,
    introduction: { match, table: '', seat: eyes, header, edition, pace: { kind: 'untimed' }, crests, began, epoch },
    screen,
    speaker,
    names,
    viewer: live.viewer,
    me: null,
    view: seen.view,
    told: seen.told,
    have: seen.have,
    question: null,
    result: screen.game.result(seen.view),
    waiting: null,
    live: seen,
    bookmark: bookmarkAt(seen.entries),
    isOver: seen.isOver,
    isLive: false,
    scene: null,
    isHeld: false,
    answer: () => undefined,
    zoom: () => undefined,
    rule: () => null,
    ruleLabel: number => number,
    say: saying => speaker.sentence(saying, names),
    confirms: false,
    now: () => seen.at,
    motion: 0,
    tempo: 0,
    asking: null,
  }
}
