import type { Me, Speaker } from '#games/speaker'
import type { Question } from '#kernel/game'
import type { Entry } from '#kernel/match'
import type { Viewer } from '#kernel/seat'
import { isBy } from '#ui/asking'
import type { Bookmark } from '#ui/bookmark'
import type { GameScreen } from '#ui/screen'
import type { Sound } from '#ui/sounds'

/** Events in whole sentences with their explanations, one text per entry. */
export const newsIn = (
  entries: readonly Entry[],
  { logged }: Pick<GameScreen, 'logged'>,
  speaker: Pick<Speaker, 'sentence'>,
  names: readonly string[],
  me: Me = null,
): readonly string[] =>
  entries.flatMap(({ events }) => {
    const sentences = events.flatMap(event => logged(event)).map(saying => speaker.sentence(saying, names, me))
    const text = sentences.map(segments => segments.map(it => it.text).join('')).join(' ')
    return text === '' ? [] : [text]
  })

/** A window that opens for everybody does not ring: a bell would tell the others who can react. */
export const isCalledFor = (question: Question | null): boolean =>
  question !== null && !(question.ask.kind === 'menu' && question.ask.covert)

/** What determines the sounds of the table at one moment. */
export interface SoundState {
  readonly bookmark: Bookmark
  readonly asking: string | null
  readonly isOver: boolean
}

/** The one sound for what is new: the end, the player's turn, a reveal, or somebody else's move. */
export function soundFor(
  before: SoundState,
  now: SoundState,
  fresh: readonly Entry[],
  viewer: Viewer,
  isReveal: GameScreen['isReveal'],
): Sound | null {
  if (now.isOver) return before.isOver ? null : 'ended'
  if (now.asking !== null && now.asking !== before.asking) return 'yourTurn'
  if (fresh.some(({ events }) => events.some(event => isReveal?.(event)))) return 'reveal'
  return fresh.some(({ by }) => typeof by === 'object' && !isBy(by, viewer)) ? 'acted' : null
}
