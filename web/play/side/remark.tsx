import { lazy, Suspense, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { isRefused, type Room, type Said } from '#client/messages'
import { useTable } from '#ui/table'
import { PersonName } from '../../friends/person-name.tsx'
import { client } from '../../house/line.ts'
import { useRefusal } from '../../house/refusals.ts'
import { isPhrase } from './talking.ts'
import { keepMuted, muted } from './use-talk.ts'

const ReportLine = lazy(async () => ({ default: (await import('../../order/report-line.tsx')).ReportLine }))

interface RemarkProps {
  readonly room: Room
  readonly said: Said
  readonly isOwn: boolean
  readonly canMute: boolean
}

/** Something that was said. Whoever said it can be muted, after a question: the button is small and beside the text. */
export function Remark({ room, said: { number, at, by, name, words }, isOwn, canMute }: RemarkProps) {
  const { names, introduction } = useTable()
  const t = useTranslations('play')
  const format = useFormatter()
  const [isAsking, setAsking] = useState(false)
  const seat = names.indexOf(name)
  return (
    <li data-own={isOwn || undefined}>
      <b className="seat-name" data-seat={seat < 0 ? undefined : seat}>
        <PersonName person={by} name={name} />
      </b>{' '}
      <time>{format.dateTime(new Date(at), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}</time>
      {!isOwn && canMute && (
        <button
          type="button"
          className="mute"
          aria-label={t('mute', { name })}
          title={t('mute', { name })}
          aria-expanded={isAsking}
          onClick={() => setAsking(!isAsking)}
        >
          ✕
        </button>
      )}
      <p>{'text' in words ? words.text : isPhrase(words.phrase) ? t(`phrases.${words.phrase}`) : words.phrase}</p>
      {isAsking && (
        <Mute person={by} name={name} line={`${introduction.table}/${room}/${number}`} close={() => setAsking(false)} />
      )}
    </li>
  )
}

interface MuteProps {
  /** TABLE/ROOM/NUMBER. */
  readonly line: string
  readonly person: string
  readonly name: string
  readonly close: () => void
}

function Mute({ person, name, line, close }: MuteProps) {
  const [t, common] = [useTranslations('play'), useTranslations('common')]
  const refusal = useRefusal()
  const [problem, setProblem] = useState<string | null>(null)
  const mute = async (): Promise<void> => {
    const reply = await client.line.command({ t: 'mute', person, muted: true, name })
    if (isRefused(reply)) setProblem(reply.code)
    else keepMuted({ ...muted.value, [person]: name })
  }
  return (
    <div className="mute-ask" role="alert">
      <p>{problem === null ? t('muteAsk', { name }) : refusal({ code: problem })}</p>
      <button type="button" className="framed" onClick={close}>
        {common('cancel')}
      </button>
      <button type="button" className="danger" onClick={mute}>
        {t('muteYes')}
      </button>
      <Suspense fallback={null}>
        <ReportLine line={line} person={person} name={name} />
      </Suspense>
    </div>
  )
}
