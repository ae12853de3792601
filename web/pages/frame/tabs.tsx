import { useTranslations } from 'use-intl'
import { Link, useLocation } from 'wouter'
import { Icon, type IconData } from '#ui/pieces/icon.tsx'
import hammer from '~icon/anvil'
import cards from '~icon/card-pick'
import book from '~icon/open-book'
import table from '~icon/round-table'
import board from '~icon/wooden-sign'
import { waitingTables } from '../../house/line.ts'
import { useStore } from '../../house/observable.ts'
import { isIn, type rooms, tabs } from './rooms.ts'
import './tabs.css'

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
  const waiting = useStore(waitingTables)
  return (
    <nav aria-label={t('all')}>
      {tabs.map(({ name, path }) => (
        <Link key={name} href={path} aria-current={isIn(path, at) ? 'page' : undefined}>
          <Icon of={icons[name]} />
          <span>{t(name)}</span>
          {name === 'tables' && waiting > 0 && <span className="tab-count">{waiting}</span>}
        </Link>
      ))}
    </nav>
  )
}
