import { useId, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { isRefused } from '#client/messages'
import { noticeHouse } from './api.ts'
import type { WishedProps } from './wishes-page.tsx'

/** Addresses to which notices are posted. */
export function HooksWished({ wished, told }: WishedProps) {
  const t = useTranslations('notices.hook')
  const format = useFormatter()
  const id = useId()
  const [url, setUrl] = useState('')
  const add = async (): Promise<void> => {
    const done = await noticeHouse.addHook(url)
    told(done)
    if (!isRefused(done)) setUrl('')
  }
  return (
    <section className="panel board" aria-labelledby="wish-hooks">
      <h2 id="wish-hooks">{t('title')}</h2>
      <p>{t('about')}</p>
      <ul className="wish-items">
        {wished.hooks.map(hook => (
          <li key={hook.id}>
            <span>
              <code>{hook.url}</code>
              <br />
              <small>
                {t('secret')}: <code>{hook.secret}</code>
              </small>
              {hook.off !== null && (
                <span className="hook-off">
                  {t('off', { day: format.dateTime(hook.off, { dateStyle: 'medium' }) })}
                  <button
                    type="button"
                    className="framed"
                    aria-label={t('onOf', { url: hook.url })}
                    onClick={() => void noticeHouse.switchHook(hook.id, false).then(told)}
                  >
                    {t('on')}
                  </button>
                </span>
              )}
            </span>
            <button
              type="button"
              className="framed wish-remove"
              aria-label={t('remove', { url: hook.url })}
              onClick={() => void noticeHouse.dropHook(hook.id).then(told)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <form
        className="wish-row"
        onSubmit={event => {
          event.preventDefault()
          void add()
        }}
      >
        <label htmlFor={id}>{t('url')}</label>
        <input
          id={id}
          type="url"
          required
          value={url}
          placeholder="https://"
          onChange={event => setUrl(event.target.value)}
        />
        <button type="submit" className="framed">
          {t('add')}
        </button>
      </form>
    </section>
  )
}
