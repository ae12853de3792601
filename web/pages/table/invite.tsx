import { lazy, Suspense, useId } from 'react'
import { useTranslations } from 'use-intl'
import { useInviting } from './inviting.ts'

const Qr = lazy(async () => ({ default: (await import('./qr.tsx')).Qr }))

interface InviteProps {
  readonly path: string
  readonly game: string
  readonly code: string | undefined
}

/** Ways to invite others to this table: a link, the system's share sheet, a QR code, a code to read out. */
export function Invite({ path, game, code }: InviteProps) {
  const t = useTranslations('home.table')
  const screen = useTranslations('screen')
  const { url, news, copy, share } = useInviting(path, t('shareText', { game }), t('copied'))
  const id = useId()
  return (
    <section className="invite parchment" aria-labelledby={`${id}h`}>
      <div className="invite-words">
        <h2 id={`${id}h`}>{t('invite')}</h2>
        <p>{t('inviteAbout')}</p>
        <input readOnly value={url} aria-label={t('link')} onFocus={event => event.target.select()} />
        <div className="row">
          <button type="button" className="ink-button strong" onClick={copy}>
            {t('copy')}
          </button>
          {share !== null && (
            <button type="button" className="ink-button" onClick={share}>
              {t('share')}
            </button>
          )}
        </div>
        {code !== undefined && (
          <p className="invite-code">
            {screen('readOut')} <b translate="no">{code}</b>
          </p>
        )}
        <p className="news" role="status">
          {news}
        </p>
      </div>
      <Suspense fallback={<div className="qr" />}>
        <Qr text={url} label={t('qr')} />
      </Suspense>
    </section>
  )
}
