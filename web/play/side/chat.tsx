import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Room, Said } from '#client/messages'
import { useTable } from '#ui/table'
import { useStore } from '../../house/observable.ts'
import { me } from '../../house/person.ts'
import { useTavernTable } from '../sitters.ts'
import { MutedOnes } from './muted-ones.tsx'
import { NameFirst } from './name-first.tsx'
import { Remark } from './remark.tsx'
import { Saying } from './saying.tsx'
import { chatAccessOf } from './talking.ts'
import { markRead, muted, useTalk } from './use-talk.ts'
import './chat.css'

/** Talk at the table, or among spectators. */
export function Chat() {
  const { introduction } = useTable()
  const t = useTranslations('play')
  const table = useTavernTable()
  const person = useStore(me)?.id ?? null
  const said = useTalk()
  const { speaks, hears } =
    table === undefined ? { speaks: null, hears: ['table'] as readonly Room[] } : chatAccessOf(table, person)
  const [wanted, setRoom] = useState<Room | null>(null)
  const room = wanted !== null && hears.includes(wanted) ? wanted : (speaks ?? 'table')
  const words = said[room]
  const last = (said.table.at(-1)?.at ?? 0) + (said.spectators.at(-1)?.at ?? 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: marks as read whenever something new was said
  useEffect(() => markRead(introduction.table), [introduction.table, last])
  return (
    <div className="chat">
      {hears.length > 1 && (
        <div className="rooms">
          {hears.map(each => (
            <button key={each} type="button" aria-pressed={each === room} onClick={() => setRoom(each)}>
              {t(`room.${each}`)}
            </button>
          ))}
        </div>
      )}
      <Words room={room} said={words} person={person} />
      <MutedOnes />
      {speaks === room && <Saying table={introduction.table} room={room} />}
      {person === null && <NameFirst />}
      {person !== null && speaks === null && <p className="chat-note">{t('chatClosed')}</p>}
      {speaks === 'spectators' && room === 'table' && <p className="chat-note">{t('onlyPlayers')}</p>}
    </div>
  )
}

interface WordsProps {
  readonly room: Room
  readonly said: readonly Said[]
  readonly person: string | null
}

function Words({ room, said, person }: WordsProps) {
  const t = useTranslations('play')
  const list = useRef<HTMLOListElement>(null)
  // Whether the muted have said anything is known only as long as the page is open.
  const isAnybodyMuted = Object.keys(useStore(muted)).length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the end whenever something is said
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [said.length])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <ol className="said" ref={list} tabIndex={0} aria-label={t('chat')}>
      {said.length === 0 && <li className="chat-note">{t(isAnybodyMuted ? 'quietMuted' : 'quiet')}</li>}
      {said.map(each => (
        <Remark key={each.number} room={room} said={each} isOwn={each.by === person} canMute={person !== null} />
      ))}
    </ol>
  )
}
