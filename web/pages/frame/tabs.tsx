import { useTranslations } from 'use-intl'
import { Link, useLocation } from 'wouter'
import { Icon, type IconData } from '#ui/pieces/icon.tsx'
import hammer from '~icon/anvil'
import cards from '~icon/card-pick'
import book from '~icon/open-book'
import table from '~icon/round-table'
import board from '~icon/wooden-sign'
import { isIn, type rooms, tabs } from './rooms.ts'

const icons: Readonly<Record<(typeof rooms)[number]['name'], IconData>> = {
  tables: table,
  learn: book,
  workshop: hammer,
  gallery: cards,
  board,
}

export function Tabs() {
  const t = useTranslations('home.rooms')
  const [at] = useLocation()
  return (
    <nav aria-label={t('all')}>
      {tabs.map(({ name, path }) => (
        <Link key={name} href={path} aria-current={isIn(path, at) ? 'page' : undefined}>
          <Icon of={icons[name]} />
          <span>{t(name)}</span>
        </Link>
      ))}
    </nav>
  )
}
