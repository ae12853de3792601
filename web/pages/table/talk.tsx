import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isRefused, type Refused, type Said, type Table } from '#client/messages'
import { client, roomOf, talk } from '../../house/line.ts'
import { useStore } from '../../house/observable.ts'
import { me } from '../../house/person.ts'
import { seatOf } from '../../house/sitting.ts'
import { Refusal } from '../frame/refusal.tsx'

/** Chat while waiting. Seated people talk at the table, spectators among themselves. */
export function Talk({ table }: { readonly table: Table }) {
  const t = useTranslations('home.table')
  const person = useStore(me)
  const all = useStore(talk)
  const said = [...(all.get(roomOf(table.id, 'table')) ?? []), ...(all.get(roomOf(table.id, 'spectators')) ?? [])]
    .toSorted((a, b) => a.at - b.at)
    .slice(-100)
  const room = seatOf(table, person?.id) !== null || table.host === person?.id ? 'table' : 'spectators'
  const list = useRef<HTMLOListElement>(null)
  const count = said.length
  useLayoutEffect(() => {
    if (count > 0) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [count])
  const [refused, setRefused] = useState<Refused | null>(null)
  const say = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = event.currentTarget
    const text = String(new FormData(form).get('text') ?? '').trim()
    if (text === '') return
    const reply = await client.line.command({ t: 'say', table: table.id, room, words: { text } })
    setRefused(isRefused(reply) ? reply : null)
    if (!isRefused(reply)) form.reset()
  }
  return (
    <section className="talk board" aria-labelledby="talk">
      <h2 id="talk">{t('talk')}</h2>
      {count > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
        <ol ref={list} tabIndex={0} aria-labelledby="talk" aria-live="polite">
          {said.map(it => (
            <Remark key={`${it.number} ${it.at}`} said={it} />
          ))}
        </ol>
      )}
      {person ? (
        <form className="row" onSubmit={say}>
          <input
            name="text"
            maxLength={300}
            autoComplete="off"
            aria-label={t('sayLabel')}
            placeholder={t('sayLabel')}
          />
          <button type="submit" className="framed">
            {t('say')}
          </button>
        </form>
      ) : (
        <p className="page-note">{t('talkNobody')}</p>
      )}
      <Refusal refused={refused} />
    </section>
  )
}

function Remark({ said: { name, words } }: { readonly said: Said }) {
  const t = useTranslations('play')
  const phrase = 'phrase' in words ? (`phrases.${words.phrase}` as 'phrases.hello') : null
  return (
    <li>
      <b>{name}</b> {'text' in words ? words.text : phrase !== null && t.has(phrase) ? t(phrase) : words.phrase}
    </li>
  )
}
