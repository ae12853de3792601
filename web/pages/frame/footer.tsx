import { useTranslations } from 'use-intl'
import { Link } from 'wouter'

export function Footer() {
  const t = useTranslations('people')
  const home = useTranslations('home')
  return (
    <footer className="footer">
      <span>{t('aboutPage.notice')}</span>
      <nav aria-label={t('footer')}>
        <Link href="/gallery">{home('rooms.gallery')}</Link>
        <Link href="/rules">{home('rules')}</Link>
        <Link href="/tips">{home('tips')}</Link>
        <Link href="/about">{t('about')}</Link>
        <Link href="/privacy">{t('privacy')}</Link>
        <Link href="/settings">{t('settings')}</Link>
      </nav>
    </footer>
  )
}
