import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isRefused, type Refused } from '#client/messages'
import type { NoticeChannel } from '#protocol/notice-words'
import { Refusal } from '../pages/frame/refusal.tsx'
import { noticeHouse } from './api.ts'
import type { WishedProps } from './wishes-page.tsx'

/** Sends something now, to see whether it arrives. */
export function TryIt({ wished: { devices, hooks, mail } }: WishedProps) {
  const t = useTranslations('notices.test')
  const [done, setDone] = useState<Refused | true | null>(null)
  const ways: readonly NoticeChannel[] = [
    ...(devices.length > 0 ? (['push'] as const) : []),
    ...(mail === 'yes' ? (['mail'] as const) : []),
    ...(hooks.length > 0 ? (['hook'] as const) : []),
  ]
  if (ways.length === 0) return null
  const send = async (way: NoticeChannel): Promise<void> => {
    const answer = await noticeHouse.test(way)
    setDone(typeof answer === 'object' && answer !== null && isRefused(answer) ? answer : true)
  }
  return (
    <section className="panel board" aria-labelledby="wish-test">
      <h2 id="wish-test">{t('title')}</h2>
      <div className="wish-row">
        {ways.map(way => (
          <button key={way} type="button" className="framed" onClick={() => void send(way)}>
            {t(way)}
          </button>
        ))}
      </div>
      <p role="status">{done === true && t('done')}</p>
      <Refusal refused={done === true ? null : done} />
    </section>
  )
}
