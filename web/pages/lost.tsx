import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { Icon } from '#ui/pieces/icon.tsx'
import sign from '~icon/wooden-sign'
import { Page } from './frame/page.tsx'
import './frame/banner.css'

/** An address that leads nowhere. */
export function Lost() {
  const t = useTranslations('people.lost')
  return (
    <Page title={t('title')} className="trouble">
      <Icon of={sign} className="out" />
      <p>{t('what')}</p>
      <Link href="/" className="primary">
        {t('home')}
      </Link>
    </Page>
  )
}
