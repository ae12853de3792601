import { useTranslations } from 'use-intl'
import { Link, useLocation } from 'wouter'
import { Icon } from '#ui/pieces/icon.tsx'
import cog from '~icon/cog'
import sign from '~icon/tavern-sign'
import { Bell } from '../../notices/bell.tsx'
import { PersonChip } from '../people/person-chip.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { isIn, rooms } from './rooms.ts'

export function SiteHeader() {
  const t = useTranslations('people')
  const common = useTranslations('common')
  const home = useTranslations('home')
  const [at] = useLocation()
  return (
    <header className="site-header">
      <Link href="/" className="brand">
        <Icon of={sign} />
        <span>{common('house')}</span>
      </Link>
      <nav className="site-nav" aria-label={t('menu')}>
        {rooms.map(({ name, path }) => (
          <Link key={name} href={path} className="quiet wide-only" aria-current={isIn(path, at) ? 'page' : undefined}>
            {home(`rooms.${name}`)}
          </Link>
        ))}
        <Link href="/rules" className="quiet wide-only" aria-current={isIn('/rules', at) ? 'page' : undefined}>
          {home('rules')}
        </Link>
        <Bell />
        <Link href="/settings" className="quiet icon-link" aria-label={t('settings')} title={t('settings')}>
          <Icon of={cog} />
        </Link>
      </nav>
      <LanguageSwitch />
      <PersonChip />
    </header>
  )
}
