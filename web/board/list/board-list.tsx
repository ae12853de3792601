import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link, useSearchParams } from 'wouter'
import { isRefused } from '#client/messages'
import type { BoardAnswer } from '#protocol/board'
import { type Topic, topics } from '#protocol/board-words'
import { Icon } from '#ui/pieces/icon.tsx'
import quill from '~icon/quill-ink'
import { useStore } from '../../house/observable.ts'
import { me } from '../../house/person.ts'
import { Page } from '../../pages/frame/page.tsx'
import { boardHouse, type Wished } from '../api.ts'
import { useInPlaceOfHouse } from '../told-by-house.ts'
import { BoardTopics } from './board-topics.tsx'
import { Found } from './found.tsx'
import { FreeSeats } from './free-seats.tsx'
import { useReads } from './reads.ts'
import { SearchField } from './search-field.tsx'
import { Threads } from './threads.tsx'
import { useThreads } from './use-threads.ts'
import './list.css'
import './list-narrow.css'

/** All notes: topics and languages at the left, the list, free seats at the right. */
export function BoardList() {
  const t = useTranslations('board')
  const [search] = useSearchParams()
  const place = placeIn(search)
  const reads = useReads()
  const whole = useWhole()
  const threads = useThreads({ ...place, languages: reads.join(',') })
  const [words, setWords] = useState('')
  useInPlaceOfHouse(threads.items !== null || threads.refused !== null)
  const { topic } = place
  const isSearching = words.trim() !== ''
  const writing = new URLSearchParams({ ...(topic && { topic }), ...(place.game && { game: place.game }) })
  return (
    <Page title={topic === undefined ? t('title') : t(`topic.${topic}`)} heading={t('title')} className="notice-board">
      <div className="board-tools">
        <SearchField notes={whole?.topics.reduce((sum, { notes }) => sum + notes, 0) ?? null} onChange={setWords} />
        <Link href={`/board/new${writing.size > 0 ? `?${writing}` : ''}`} className="primary">
          <Icon of={quill} /> {t('pin')}
        </Link>
      </div>
      <div className="board-sides">
        <BoardTopics whole={whole} place={place} />
        <section className="board-frame" aria-label={t('notes')}>
          {isSearching ? <Found words={words.trim()} place={place} /> : <Threads threads={threads} place={place} />}
        </section>
        <FreeSeats game={place.game} />
      </div>
    </Page>
  )
}

/** What the address asks for. Whatever is not known does not count. */
function placeIn(search: URLSearchParams): Wished {
  const [topic, game, only] = [search.get('topic'), search.get('game'), search.get('only')]
  return {
    ...(topics.includes(topic as Topic) && { topic: topic as Topic }),
    ...(game !== null && game !== '' && { game: game.slice(0, 40) }),
    ...((only === 'followed' || only === 'mine') && { only }),
  }
}

/** The topics and how much is in them; null until they are known. It is asked again for somebody else. */
function useWhole(): BoardAnswer | null {
  const person = useStore(me)?.id
  const [whole, setWhole] = useState<BoardAnswer | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new differs by person
  useEffect(() => {
    let isHere = true
    void boardHouse.whole().then(told => {
      if (isHere && !isRefused(told)) setWhole(told)
    })
    return () => {
      isHere = false
    }
  }, [person])
  return whole
}
