import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { noticeHouse } from './api.ts'
import { canPush, type PushTrouble, pushHere } from './push.ts'
import type { WishedProps } from './wishes-page.tsx'

/** Browsers that show messages while the page is closed. */
export function DevicesWished({ wished, told }: WishedProps) {
  const t = useTranslations('notices.device')
  const format = useFormatter()
  const [trouble, setTrouble] = useState<PushTrouble | null>(canPush() ? null : 'impossible')
  const [isHere, setHere] = useState(false)
  const add = async (): Promise<void> => {
    const done = await pushHere()
    if (typeof done === 'string') return setTrouble(done)
    setTrouble(null)
    setHere(true)
    told(done)
  }
  return (
    <section className="panel board" aria-labelledby="wish-devices">
      <h2 id="wish-devices">{t('title')}</h2>
      <p>{t('about')}</p>
      <ul className="wish-items">
        {wished.devices.map(({ id, name, at, service }) => (
          <li key={id}>
            <span>
              {name} <small>{service}</small>{' '}
              <small>{t('since', { when: format.dateTime(at, { dateStyle: 'medium' }) })}</small>
            </span>
            <button
              type="button"
              className="framed wish-remove"
              aria-label={t('remove', { name })}
              onClick={() => void noticeHouse.dropDevice(id).then(told)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {wished.devices.length === 0 && <p>{t('none')}</p>}
      <p role="status">{trouble !== null ? t(trouble) : isHere ? t('isHere') : ''}</p>
      {trouble !== 'impossible' && !isHere && (
        <button type="button" className="framed" onClick={() => void add()}>
          {t('here')}
        </button>
      )}
    </section>
  )
}
