import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { isRefused, type Room, type Said } from '#client/messages'
import { useTable } from '#ui/table'
import { client } from '../../house/line.ts'
import { useStore } from '../../house/observable.ts'
import { me } from '../../house/person.ts'
import { useRefusal } from '../../house/refusals.ts'
import { useTavernTable } from '../sitters.ts'
import { Saying } from './saying.tsx'
import { chatAccessOf, isPhrase } from './talking.ts'
import { keepMuted, markRead, muted, useTalk } from './use-talk.ts'
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
      <Words said={words} person={person} />
      <MutedOnes />
      {speaks === room && <Saying table={introduction.table} room={room} />}
      {speaks === null && <p className="chat-note">{t('tellName')}</p>}
      {speaks === 'spectators' && room === 'table' && <p className="chat-note">{t('onlyPlayers')}</p>}
    </div>
  )
}

function Words({ said, person }: { readonly said: readonly Said[]; readonly person: string | null }) {
  const t = useTranslations('play')
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the end whenever something is said
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [said.length])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <ol className="said" ref={list} tabIndex={0} aria-label={t('chat')}>
      {said.length === 0 && <li className="chat-note">{t('quiet')}</li>}
      {said.map(each => (
        <Remark key={each.number} said={each} isOwn={each.by === person} canMute={person !== null} />
      ))}
    </ol>
  )
}

interface RemarkProps {
  readonly said: Said
  readonly isOwn: boolean
  readonly canMute: boolean
}

function Remark({ said: { at, by, name, words }, isOwn, canMute }: RemarkProps) {
  const { names } = useTable()
  const t = useTranslations('play')
  const format = useFormatter()
  const refusal = useRefusal()
  const [problem, setProblem] = useState<string | null>(null)
  const seat = names.indexOf(name)
  const mute = async (): Promise<void> => {
    const reply = await client.line.command({ t: 'mute', person: by, muted: true })
    if (isRefused(reply)) setProblem(reply.code)
    else keepMuted({ ...muted.value, [by]: name })
  }
  return (
    <li data-own={isOwn || undefined}>
      <b className="seat-name" data-seat={seat < 0 ? undefined : seat}>
        {name}
      </b>{' '}
      <time>{format.dateTime(new Date(at), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}</time>
      {!isOwn && canMute && (
        <button
          type="button"
          className="mute"
          aria-label={t('mute', { name })}
          title={t('mute', { name })}
          onClick={mute}
        >
          ✕
        </button>
      )}
      <p>{'text' in words ? words.text : isPhrase(words.phrase) ? t(`phrases.${words.phrase}`) : words.phrase}</p>
      {problem !== null && <p role="alert">{refusal({ code: problem })}</p>}
    </li>
  )
}

/** Muted people, and how to unmute them. */
function MutedOnes() {
  const t = useTranslations('play')
  const all = useStore(muted)
  const unmute = async (person: string): Promise<void> => {
    const reply = await client.line.command({ t: 'mute', person, muted: false })
    const { [person]: _, ...others } = muted.value
    if (!isRefused(reply)) keepMuted(others)
  }
  return Object.keys(all).length === 0 ? null : (
    <ul className="muted-ones">
      {Object.entries(all).map(([person, name]) => (
        <li key={person}>
          <button type="button" className="quiet" onClick={() => unmute(person)}>
            {t('unmute', { name })}
          </button>
        </li>
      ))}
    </ul>
  )
}
