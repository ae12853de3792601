import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { Icon } from '#ui/pieces/icon.tsx'
import candle from '~icon/candle-holder'
import { useRefusal } from '../house/refusals.ts'
import { Page } from './frame/page.tsx'
import './frame/banner.css'

/** Errors where a retry may help. */
const passing = ['offline', 'broken', 'too fast', 'busy', 'old page', 'crashed']

/** Something went wrong: what happened and what to do. */
export function Problem({ code }: { readonly code: string }) {
  const t = useTranslations('people.problem')
  const here = useTranslations('here')
  const say = useRefusal()
  return (
    <Page title={t('title')} className="trouble">
      <Icon of={candle} className="out" />
      <p role="alert">{code === 'crashed' ? t('crashed') : say({ code })}</p>
      <div className="row">
        {passing.includes(code) ? (
          <button type="button" className="primary" onClick={() => location.reload()}>
            {t('again')}
          </button>
        ) : (
          <Link href="/new" className="primary">
            {t('newTable')}
          </Link>
        )}
        {code === 'offline' && (
          <Link href="/here/new" className="framed">
            {here('offlinePlay')}
          </Link>
        )}
        <a href="/" className="framed">
          {t('home')}
        </a>
      </div>
    </Page>
  )
}
