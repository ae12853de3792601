import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { manifests } from '#games/manifests'
import type { BoardAnswer } from '#protocol/board'
import { topics } from '#protocol/board-words'
import { Icon, type IconData } from '#ui/pieces/icon.tsx'
import { useSmall } from '#ui/window'
import bell from '~icon/ringing-bell'
import board from '~icon/wooden-sign'
import { useGameTitle } from '../../house/games.ts'
import { useStore } from '../../house/observable.ts'
import { me } from '../../house/person.ts'
import type { Wished } from '../api.ts'
import { signs } from '../topics.ts'
import { Languages } from './languages.tsx'

interface BoardTopicsProps {
  readonly whole: BoardAnswer | null
  readonly place: Wished
}

/** What the board holds: topics with how much is in them, games, and the languages one reads. */
export function BoardTopics({ whole, place }: BoardTopicsProps) {
  const t = useTranslations('board')
  const title = useGameTitle()
  const person = useStore(me)
  const counted = (topic: string | null) => {
    const all = (whole?.topics ?? []).filter(
      it => (topic === null || it.topic === topic) && (place.game === undefined || it.game === place.game),
    )
    const sum = (of: 'notes' | 'unread'): number => all.reduce((n, it) => n + it[of], 0)
    return { notes: whole === null ? null : sum('notes'), unread: sum('unread') }
  }
  return (
    <div className="board-topics">
      <nav aria-label={t('topics')}>
        <ul>
          <TopicLink
            to={pathTo({ ...place, topic: undefined, only: undefined })}
            isHere={place.topic === undefined && place.only === undefined}
            sign={board}
            name={t('everything')}
            {...counted(null)}
          />
          {topics.map(topic => (
            <TopicLink
              key={topic}
              to={pathTo({ ...place, topic, only: undefined })}
              isHere={place.topic === topic}
              topic={topic}
              sign={signs[topic]}
              name={t(`topic.${topic}`)}
              {...counted(topic)}
            />
          ))}
          {person && (
            <TopicLink
              to={pathTo({ only: 'followed' })}
              isHere={place.only === 'followed'}
              sign={bell}
              name={t('followed')}
              notes={null}
              unread={0}
            />
          )}
        </ul>
      </nav>
      <Narrowed>
        <nav className="board-games" aria-label={t('games')}>
          <ul>
            {[undefined, ...manifests.map(({ id }) => id)].map(game => (
              <li key={game ?? ''}>
                <Link href={pathTo({ ...place, game })} aria-current={place.game === game ? 'page' : undefined}>
                  {game === undefined ? t('allGames') : title(game)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Languages />
      </Narrowed>
    </div>
  )
}

/** On a phone games and languages are opened when needed: notes come first. */
function Narrowed({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('board')
  const isSmall = useSmall()
  if (!isSmall) return children
  return (
    <details className="board-narrowed">
      <summary>{t('narrow')}</summary>
      {children}
    </details>
  )
}

/** The address of a place on the board. */
export function pathTo({ topic, game, only }: { readonly [K in keyof Wished]?: Wished[K] | undefined }): string {
  const search = new URLSearchParams({ ...(topic && { topic }), ...(game && { game }), ...(only && { only }) })
  return search.size === 0 ? '/board' : `/board?${search}`
}

interface TopicLinkProps {
  readonly to: string
  readonly isHere: boolean
  readonly topic?: string
  readonly sign: IconData
  readonly name: string
  /** Null while it is not known. */
  readonly notes: number | null
  readonly unread: number
}

function TopicLink({ to, isHere, topic, sign, name, notes, unread }: TopicLinkProps) {
  const t = useTranslations('board')
  const format = useFormatter()
  return (
    <li>
      <Link href={to} className="topic-link" data-topic={topic} aria-current={isHere ? 'page' : undefined}>
        <Icon of={sign} />
        <span>{name}</span>
        {notes !== null && (
          <>
            <span className="topic-count" aria-hidden="true">
              {format.number(notes)}
            </span>
            <span className="hidden-text">{t('notesIn', { n: notes })}</span>
          </>
        )}
        {unread > 0 && <b className="note-new">{t('new', { n: unread })}</b>}
      </Link>
    </li>
  )
}
