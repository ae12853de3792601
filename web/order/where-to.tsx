import { useTranslations } from 'use-intl'
import { manifests } from '#games/manifests'
import { type Topic, topics } from '#protocol/board-words'
import { InBoardWords } from '../board/in-board-words.ts'
import { mayBeWithout, mustBeWithout } from '../board/writing/thread-draft.ts'
import { useGameTitle } from '../house/games.ts'

/** A topic, and the game that the thread is about; null if it is about none. */
export interface Hanging {
  readonly topic: Topic
  readonly game: string | null
}

/** The game it is about there: most topics need one. */
const gameThere = ({ topic, game }: Hanging): string | null =>
  mustBeWithout(topic) ? null : (game ?? (mayBeWithout(topic) ? null : (manifests[0]?.id ?? null)))

/** A place on the board as the desk takes it. */
export function placeOf(hanging: Hanging): string {
  const game = gameThere(hanging)
  return game === null ? hanging.topic : `${hanging.topic}/${game}`
}

interface WhereToProps {
  readonly hanging: Hanging
  /** The thread is about a game, and remains so, unless it moves to what is about none. */
  readonly hasGame: boolean
  readonly onChange: (hanging: Hanging) => void
}

/** Where a thread is moved to. */
export const WhereTo = (props: WhereToProps) => (
  <InBoardWords>
    <Places {...props} />
  </InBoardWords>
)

function Places({ hanging, hasGame, onChange }: WhereToProps) {
  const t = useTranslations('board')
  const order = useTranslations('order.desk')
  const title = useGameTitle()
  const { topic } = hanging
  return (
    <>
      <label className="field">
        <span>{order('topic')}</span>
        <select
          value={topic}
          onChange={event => onChange({ ...hanging, topic: topics.find(it => it === event.target.value) ?? topic })}
        >
          {topics.map(it => (
            <option key={it} value={it}>
              {t(`topic.${it}`)}
            </option>
          ))}
        </select>
      </label>
      {!mustBeWithout(topic) && (
        <label className="field">
          <span>{t('writing.game')}</span>
          <select
            value={gameThere(hanging) ?? ''}
            onChange={event => onChange({ topic, game: event.target.value === '' ? null : event.target.value })}
          >
            {!hasGame && mayBeWithout(topic) && <option value="">{t('noGame')}</option>}
            {manifests.map(({ id }) => (
              <option key={id} value={id}>
                {title(id)}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  )
}
