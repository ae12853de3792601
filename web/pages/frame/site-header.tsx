import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { Icon } from '#ui/pieces/icon.tsx'
import cog from '~icon/cog'
import sign from '~icon/tavern-sign'
import { PersonChip } from '../people/person-chip.tsx'
import { LanguageSwitch } from './language-switch.tsx'

export function SiteHeader() {
  const t = useTranslations('people')
  const common = useTranslations('common')
  const home = useTranslations('home')
  return (
    <header className="site-header">
      <Link href="/" className="brand">
        <Icon of={sign} />
        <span>{common('house')}</span>
      </Link>
      <nav className="site-nav" aria-label={t('menu')}>
        <Link href="/rules" className="quiet wide-only">
          {home('rules')}
        </Link>
        <Link href="/tips" className="quiet wide-only">
          {home('tips')}
        </Link>
        <Link href="/about" className="quiet wide-only">
          {t('about')}
        </Link>
        <Link href="/settings" className="quiet icon-link" aria-label={t('settings')} title={t('settings')}>
          <Icon of={cog} />
        </Link>
      </nav>
      <LanguageSwitch />
      <PersonChip />
    </header>
  )
}
