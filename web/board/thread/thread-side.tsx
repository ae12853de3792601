import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { isRefused } from '#client/messages'
import type { ThreadAnswer, ThreadTold } from '#protocol/board'
import { Icon } from '#ui/pieces/icon.tsx'
import { boardHouse } from '../api.ts'
import { signs } from '../topics.ts'
import { WriterCrest } from '../writer.tsx'
import './thread-side.css'

/** How many faces and how many other threads are shown. */
const [FACES, NEAR] = [12, 5]

/** Beside a thread: who takes part, and what else hangs near it. */
export function ThreadSide({ told: { thread, notes, next } }: { readonly told: ThreadAnswer }) {
  const t = useTranslations('board.thread')
  const board = useTranslations('board')
  const people = [...new Map(notes.flatMap(({ by }) => (by === null ? [] : [[by.person, by] as const]))).values()]
  const near = useNear(thread)
  const answers = thread.last.number - 1
  return (
    <aside className="thread-side">
      {answers > 0 && (
        <h2>{next === null ? t('people', { answers, people: people.length }) : board('answers', { n: answers })}</h2>
      )}
      {answers > 0 && (
        <ul className="thread-faces">
          {people.slice(0, FACES).map(by => (
            <li key={by.person} title={by.name ?? undefined}>
              <WriterCrest of={by} />
              <bdi className="hidden-text">{by.name}</bdi>
            </li>
          ))}
        </ul>
      )}
      {near.length > 0 && (
        <>
          <h2>{t('near')}</h2>
          <ul className="thread-near">
            {near.map(({ id, title, topic, language }) => (
              <li key={id}>
                <Link href={`/board/${id}`} data-topic={topic}>
                  <Icon of={signs[topic]} />
                  <span dir="auto" lang={language}>
                    {title}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  )
}

/** Others in the same topic of the same game. */
function useNear({ id, topic, game, language }: ThreadTold): readonly ThreadTold[] {
  const [near, setNear] = useState<readonly ThreadTold[]>([])
  useEffect(() => {
    let isHere = true
    void boardHouse.threads({ topic, game: game ?? 'none', languages: language }, null).then(told => {
      if (isHere && !isRefused(told)) setNear(told.threads.filter(it => it.id !== id && it.title !== '').slice(0, NEAR))
    })
    return () => {
      isHere = false
    }
  }, [id, topic, game, language])
  return near
}
