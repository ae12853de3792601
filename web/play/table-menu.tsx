import { lazy, Suspense, useState } from 'react'
import {
  Button,
  Header,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  type Selection,
  Separator,
} from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { type Language, languages } from '#ui/language'
import { Icon } from '#ui/pieces/icon.tsx'
import { useTable } from '#ui/table'
import bars from '~icon/hamburger-menu'
import { useStore } from '../house/observable.ts'
import { change, settings } from '../house/settings.ts'
import { useTableNotices } from '../notices/table-notices.ts'
import { copyAddress } from './copy-link.tsx'
import { type Absent, GoOnWithout, useAbsent } from './go-on-without.tsx'
import { type Going, GoingAway } from './going-away.tsx'
import { showKeys } from './keys-help.tsx'
import type { Moment } from './use-moment.ts'
import { useVenue } from './venue.ts'
import './table-menu.css'

const ReportPlayer = lazy(async () => ({ default: (await import('../order/report-player.tsx')).ReportPlayer }))

/** Further actions at the table. */
export function TableMenu({ moment }: { readonly moment: Moment }) {
  const { match, introduction, viewer, result, waiting, isLive, isOver } = useTable()
  const { hasTable, file } = useVenue()
  const handOut = hasTable ? null : file(match)
  const t = useTranslations('play')
  const { language, volume } = useStore(settings)
  const [, go] = useLocation()
  const [going, setGoing] = useState<Going | null>(null)
  const [without, setWithout] = useState<Absent | null>(null)
  const [copied, setCopied] = useState<boolean | null>(null)
  const [isReporting, setReporting] = useState(false)
  const plays = hasTable && viewer !== 'table' && result === null && isLive
  /** While its match is played, the page of the table only leads whoever sits there back here. */
  const sitsThere = viewer !== 'table' && !isOver && waiting?.minded[viewer] !== 'left'
  const minded = viewer === 'table' ? null : (waiting?.minded[viewer] ?? null)
  const hasLeft = minded === 'left'
  const absent = useAbsent()
  const notices = useTableNotices(introduction.table, plays && introduction.pace.kind === 'slow')
  const does: Readonly<Record<string, () => void>> = {
    table: () => go(`/table/${introduction.table}`),
    home: () => go('/'),
    settings: () => go('/settings'),
    sounds: () => change({ volume: volume > 0 ? 0 : 0.6 }),
    keys: showKeys,
    notices: () => void notices.turn(),
    report: () => setReporting(true),
    copy: () => void copyAddress().then(setCopied),
    mind: () => setGoing('mind'),
    leave: () => setGoing('leave'),
    ...Object.fromEntries(absent.map(them => [them.person, () => setWithout(them)])),
    ...(typeof handOut === 'function' && { file: handOut }),
  }
  return (
    <>
      <MenuTrigger
        onOpenChange={isOpen => {
          setCopied(null)
          if (isOpen) notices.look()
        }}
      >
        <Button className="bar-button" aria-label={t('menu')}>
          <Icon of={bars} />
        </Button>
        <Popover className="menu-popover board" placement="bottom start">
          <Menu className="table-menu" onAction={key => does[String(key)]?.()}>
            {hasTable && !sitsThere && <MenuItem id="table">{t('toTable')}</MenuItem>}
            <MenuItem id="home">{t('toHome')}</MenuItem>
            <Separator />
            {plays && minded === null && introduction.standIns !== false && (
              <MenuItem id="mind">{t('mindMe')}</MenuItem>
            )}
            {plays && !hasLeft && <MenuItem id="leave">{t('leave')}</MenuItem>}
            {absent.map(({ person, name }) => (
              <MenuItem key={person} id={person}>
                {t('goOnWithout', { name })}
              </MenuItem>
            ))}
            {plays && !hasLeft && <Separator />}
            {hasTable && <MenuItem id="copy">{t(moment.at === null ? 'copyLink' : 'copyMoment')}</MenuItem>}
            {typeof handOut === 'function' && <MenuItem id="file">{t(result === null ? 'fileOpen' : 'file')}</MenuItem>}
            <MenuItem id="sounds">{t(volume > 0 ? 'soundsOff' : 'soundsOn')}</MenuItem>
            {notices.isOff !== null && (
              <MenuItem id="notices">{t(notices.isOff ? 'noticesOn' : 'noticesOff')}</MenuItem>
            )}
            <MenuItem id="keys">{t('keyboard')}</MenuItem>
            {hasTable && <MenuItem id="report">{t('reportPlayer')}</MenuItem>}
            <MenuItem id="settings">{t('settings')}</MenuItem>
            <MenuSection
              selectionMode="single"
              disallowEmptySelection
              selectedKeys={[language]}
              onSelectionChange={chosen => change({ language: onlyOne(chosen) ?? language })}
            >
              <Header>{t('language')}</Header>
              {Object.entries(languages).map(([id, name]) => (
                <MenuItem key={id} id={id} className="language" aria-label={name}>
                  <span lang={id}>{name}</span>
                </MenuItem>
              ))}
            </MenuSection>
          </Menu>
        </Popover>
      </MenuTrigger>
      <span className="copied" role="status">
        {copied !== null && t(copied ? 'copied' : 'notCopied')}
      </span>
      <GoingAway going={going} close={() => setGoing(null)} />
      {isReporting && (
        <Suspense fallback={null}>
          <ReportPlayer close={() => setReporting(false)} />
        </Suspense>
      )}
      <GoOnWithout them={without} close={() => setWithout(null)} />
    </>
  )
}

const onlyOne = (chosen: Selection): Language | null =>
  chosen === 'all' ? null : (([...chosen][0] as Language | undefined) ?? null)
